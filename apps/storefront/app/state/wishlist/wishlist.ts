import type { WishlistLine } from "@shop/contract/types";
import { afterPaint } from "../../lib/browser/after-paint.ts";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { isAway } from "../../lib/api/is-away.ts";
import { announce, announceLogin, announceRefusal } from "../announce.ts";
import { browserStorage, onTabMessage, randomKey, tellTabs } from "../browser.ts";
import { session } from "../session.ts";
import { createStore, usePart, useStore } from "../store.ts";
import { whenOnline } from "../when-online.ts";
import {
  writeWishlist,
  readChanges,
  readWishlist,
  shownWishlist,
  writeChanges,
  type ShownWishlist,
  type WishlistChange,
} from "./stored-wishlist.ts";

const initial: ShownWishlist = { known: false, lines: [], ids: new Set() };
const store = createStore(initial);

/** Null until read. */
let lines: WishlistLine[] | null = null;
/** Changes that the server accepted but that have not been read back yet. */
let accepted: WishlistChange[] = [];
let sending = false;
/** How often the network came back. */
let reconnects = 0;
let readings = 0;
/** Schedules another attempt after the server was unavailable. */
let tryLater: () => void;

const show = (failed = false) =>
  store.set({ ...shownWishlist(lines, [...accepted, ...readChanges(browserStorage)]), failed });

/** Reads all pages: a list from before the limit existed may have more than one. */
async function read() {
  const result = await browserApi("wishlist.list", {});
  for (let page = 2; result.ok && page <= result.answer.last_page; page++) {
    const more = await browserApi("wishlist.list", { query: { page } });
    if (!more.ok) return more;
    result.answer.data.push(...more.answer.data);
  }
  return result;
}

async function reload() {
  const reading = ++readings;
  const before = accepted;
  const result = await read();
  // Stale if the customer signed out or a newer read has started.
  if (session.get().status !== "customer" || reading !== readings) return result;
  if (result.ok) {
    lines = result.answer.data;
    accepted = accepted.filter((change) => !before.includes(change));
    writeWishlist(browserStorage, lines);
  } else if (isAway(result.status)) tryLater();
  show(!result.ok);
  return result;
}

async function send(change: WishlistChange) {
  const { product_id, variant_option_id, wanted, key } = change;
  if (wanted)
    return browserApi(
      "wishlist.add",
      { body: { product_id, quantity: 1, variant_option_id } },
      { idempotencyKey: key },
    );
  const isIt = (one: WishlistLine) => one.product_id === product_id;
  // The line may be new, from here or another tab: read the list to learn its id.
  if (!lines?.some(isIt)) {
    const reloaded = await reload();
    if (!reloaded.ok) return reloaded;
  }
  const line = lines?.find(isIt);
  return line ? browserApi("wishlist.remove", { params: { wishlist_id: line.wishlist_id } }) : null;
}

/**
 * Sends the pending changes in order, one at a time. Those that the network prevented stay pending;
 * the shopper is told on the first attempt only.
 */
async function flush(isAgain = false): Promise<void> {
  if (sending) return;
  sending = true;
  for (let change = readChanges(browserStorage)[0]; change; change = readChanges(browserStorage)[0]) {
    const { key } = change;
    const before = reconnects;
    const result = await send(change);
    if (result && !result.ok && isAway(result.status)) {
      // The network came back during the failed request: try again.
      if (reconnects !== before) continue;
      if (!isAgain) announce("core.saved_for_later");
      tryLater();
      break;
    }
    writeChanges(
      browserStorage,
      readChanges(browserStorage).filter((other) => other.key !== key),
    );
    if (result?.ok) accepted = [...accepted, change];
    // A removed product may be gone already, which is fine. A failed addition is reported.
    if (result && !result.ok && (change.wanted || result.status !== 404)) void announceRefusal(result.refusal);
    tellTabs("wishlist");
  }
  sending = false;
  await reload();
}

function follow(): void {
  const { status } = session.get();
  if (status === "customer") {
    lines = readWishlist(browserStorage);
    show();
    void flush();
  } else if (status === "guest") {
    lines = null;
    accepted = [];
    store.set({ ...initial, known: true });
  }
}

/** A customer's wishlist; a guest is asked to sign in (specification, section 4). */
export const wishlist = {
  get: store.get,
  /** Follows the session, other tabs and the network. Called once, after hydration. */
  start(): void {
    session.subscribe(follow);
    follow();
    onTabMessage("wishlist", () => void reload());
    tryLater = whenOnline(() => {
      reconnects++;
      if (session.get().status === "customer") void flush(true);
    });
  },
  /** Reads the server's wishlist again, since another device may have changed it. */
  reload,
  /** Tries again after a failed read. */
  retry(): void {
    show();
    void reload();
  },
  /** Adds a product, or removes it if it is in the list. */
  toggle(product: { id: number; variant_option_id?: number | null }): void {
    const { status } = session.get();
    // Until the session is known, use the last known one.
    if ((status === "unknown" ? session.last() : session.get()).status !== "customer") return announceLogin();
    if (status === "unknown") lines = readWishlist(browserStorage);
    const wanted = !store.get().ids.has(product.id);
    const change: WishlistChange = {
      product_id: product.id,
      variant_option_id: product.variant_option_id ?? null,
      wanted,
      key: randomKey(),
    };
    // Replaces a pending change of the same product.
    writeChanges(browserStorage, [
      ...readChanges(browserStorage).filter((other) => other.product_id !== product.id),
      change,
    ]);
    show();
    announce(wanted ? "core.wishlist_added" : "core.wishlist_removed");
    // Starting the request takes a slow phone as long as filling the heart, so paint first; the change is stored meanwhile.
    afterPaint(() => session.get().status === "customer" && void flush());
  },
};

export const useWishlist = () => useStore(store);
export const useWishedCount = () => usePart(store, ({ ids }) => ids.size);
export const useIsWished = (id: number) => usePart(store, ({ ids }) => ids.has(id));
