import { browserApi } from "../lib/browser/browser-api.ts";
import { customerKeys, storageKeys } from "../lib/constants.ts";
import { browserStorage, onStorageChange, readJson } from "./browser.ts";
import { createStore, useStore } from "./store.ts";

/** Who is signed in; unknown until the store API has answered (specification, section 4). */
export type Session = { status: "unknown" } | { status: "guest" } | { status: "customer"; id: number; name: string };

const unknown: Session = { status: "unknown" };
const guest: Session = { status: "guest" };
const store = createStore<Session>(unknown);

/** What this browser stores about the customer, for offline use; removed on sign-out. */
const key = customerKeys.customer;

function remembered(): Session {
  const value = readJson(browserStorage, key) as { id?: unknown; name?: unknown } | null;
  return typeof value?.id === "number" && typeof value.name === "string"
    ? { status: "customer", id: value.id, name: value.name }
    : guest;
}

function enter(next: Session): void {
  const before = remembered();
  // Another customer, or none: remove everything of the previous one.
  const isLeft = before.status === "customer" && !(next.status === "customer" && next.id === before.id);
  // A guest's tracked orders stay while they are a guest; a customer's are removed on sign-out.
  if (isLeft) browserStorage.set(storageKeys.followed, null);
  if (isLeft || next.status !== "customer")
    for (const one of Object.values(customerKeys)) browserStorage.set(one, null);
  if (next.status === "customer") browserStorage.set(key, JSON.stringify({ id: next.id, name: next.name }));
  // Do not notify subscribers if nothing changed.
  if (JSON.stringify(store.get()) !== JSON.stringify(next)) store.set(next);
}

/** The request in progress, shared by all callers. */
let asking: Promise<Session> | null = null;
/** Number of sign-outs: an answer to a request from before one is stale. */
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
  /** Who was signed in last, before the store API has answered. */
  last: remembered,
  get: store.get,
  subscribe: store.subscribe,
  /** Asks who is signed in; if the server cannot be reached, the last known customer stays. `login_status_code` 0 means signed in. */
  load(): Promise<Session> {
    asking ??= ask();
    return asking;
  },
  /** After sign-out: forgets the customer here and thereby in other tabs. */
  left(): void {
    departures++;
    asking = null;
    enter(guest);
  },
  /** Follows sign-in and sign-out in other tabs, which change the stored customer. */
  follow(): void {
    onStorageChange(key, () => void session.load());
  },
};

export const useSession = () => useStore(store);
