import { browserApi } from "../lib/browser/browser-api.ts";
import { customerKeys, storageKeys } from "../lib/constants.ts";
import { localShelf, onKept, readJson } from "./browser.ts";
import { createStore, useStore } from "./store.ts";

/** Who is here: unknown until the store API has been asked (specification, section 4). */
export type Session = { status: "unknown" } | { status: "guest" } | { status: "customer"; id: number; name: string };

const unknown: Session = { status: "unknown" };
const guest: Session = { status: "guest" };
const store = createStore<Session>(unknown);

/** What of a customer is kept in this browser, for the time without a network; gone with signing out. */
const key = customerKeys.customer;

function remembered(): Session {
  const value = readJson(localShelf, key) as { id?: unknown; name?: unknown } | null;
  return typeof value?.id === "number" && typeof value.name === "string" ? { status: "customer", id: value.id, name: value.name } : guest;
}

function enter(next: Session): void {
  const before = remembered();
  // Another customer, or none: nothing of the one before stays.
  const isLeft = before.status === "customer" && !(next.status === "customer" && next.id === before.id);
  // Guests follow orders too, and go on when they come back; those of a customer go with them.
  if (isLeft) localShelf.set(storageKeys.followed, null);
  if (isLeft || next.status !== "customer") for (const one of Object.values(customerKeys)) localShelf.set(one, null);
  if (next.status === "customer") localShelf.set(key, JSON.stringify({ id: next.id, name: next.name }));
  // Asked again with the same answer, nobody has to follow.
  if (JSON.stringify(store.get()) !== JSON.stringify(next)) store.set(next);
}

/** The question that is under way. */
let asking: Promise<Session> | null = null;
/** Counts the signings out: an answer from before one says nothing any more. */
let departures = 0;

async function ask(): Promise<Session> {
  const before = departures;
  const result = await browserApi("auth.session", {});
  if (before !== departures) return store.get();
  asking = null;
  if (result.ok) {
    const { login_status_code, customer } = result.answer.data;
    enter(login_status_code === 0 && customer ? { status: "customer", id: customer.id, name: customer.name } : guest);
  } else if (result.status === 0 || result.status >= 500) {
    store.set(remembered());
  } else {
    enter(guest);
  }
  return store.get();
}

export const session = {
  /** Who was here last: a customer, or a guest; before the store API has answered. */
  last: remembered,
  get: store.get,
  subscribe: store.subscribe,
  /** Asks who is signed in; without a network the one who was last stays. `login_status_code` 0 means signed in. */
  load(): Promise<Session> {
    asking ??= ask();
    return asking;
  },
  /** After signing out: forgets the customer here, and thereby in the other tabs. */
  left(): void {
    departures++;
    asking = null;
    enter(guest);
  },
  /** Follows a signing in or out in another tab, which changes what is kept of the customer. */
  follow(): void {
    onKept(key, () => void session.load());
  },
};

export const useSession = () => useStore(store);
