import type { WishlistLine } from "@shop/contract/types";
import { afterPaint } from "../../lib/browser/after-paint.ts";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { isAway } from "../../lib/is-away.ts";
import { announce, announceLogin, announceRefusal } from "../announce.ts";
import { localShelf, onNews, randomKey, tellTabs } from "../browser.ts";
import { session } from "../session.ts";
import { createStore, usePart, useStore } from "../store.ts";
import { whenBack } from "../when-back.ts";
import { keepWishlist, readWishes, readWishlist, shownWishlist, writeWishes, type ShownWishlist, type Wish } from "./wishes.ts";

const initial: ShownWishlist = { known: false, lines: [], ids: new Set() };
const store = createStore(initial);

/** Null until they were read. */
let lines: WishlistLine[] | null = null;
/** Wishes that the server has taken and that were not read from there yet. */
let taken: Wish[] = [];
let sending = false;
let returns = 0;
let readings = 0;
/** Called where the server was away, with wishes to be sent or the list to be read again. */
let tryLater: () => void;

const show = (failed = false) => store.set({ ...shownWishlist(lines, [...taken, ...readWishes(localShelf)]), failed });

/** All pages of the list: one from before there was a limit has more than the first. */
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
  const before = taken;
  const result = await read();
  // An answer that comes after signing out, or was overtaken by a later question, shows nothing any more.
  if (session.get().status !== "customer" || reading !== readings) return result;
  if (result.ok) {
    lines = result.answer.data;
    taken = taken.filter((wish) => !before.includes(wish));
    keepWishlist(localShelf, lines);
  } else if (isAway(result.status)) tryLater();
  show(!result.ok);
  return result;
}

async function send(wish: Wish) {
  const { product_id, variant_option_id, wanted, key } = wish;
  if (wanted) return browserApi("wishlist.add", { body: { product_id, quantity: 1, variant_option_id } }, { idempotencyKey: key });
  const isIt = (one: WishlistLine) => one.product_id === product_id;
  // What was taken in just now, here or in another tab, is read first.
  if (!lines?.some(isIt)) {
    const reloaded = await reload();
    if (!reloaded.ok) return reloaded;
  }
  const line = lines?.find(isIt);
  return line ? browserApi("wishlist.remove", { params: { wishlist_id: line.wishlist_id } }) : null;
}

/** Sends the wishes in their order, each once; those that the network keeps back stay, which is told once. */
async function flush(isAgain = false): Promise<void> {
  if (sending) return;
  sending = true;
  for (let wish = readWishes(localShelf)[0]; wish; wish = readWishes(localShelf)[0]) {
    const { key } = wish;
    const before = returns;
    const result = await send(wish);
    if (result && !result.ok && isAway(result.status)) {
      // The network came back while this was being given up.
      if (returns !== before) continue;
      if (!isAgain) announce("core.saved_for_later");
      tryLater();
      break;
    }
    writeWishes(localShelf, readWishes(localShelf).filter((other) => other.key !== key));
    if (result?.ok) taken = [...taken, wish];
    // What is taken out may be gone already; what is wished for may not be sold any more, which is told.
    if (result && !result.ok && (wish.wanted || result.status !== 404)) void announceRefusal(result.refusal);
    tellTabs("wishlist");
  }
  sending = false;
  await reload();
}

function follow(): void {
  const { status } = session.get();
  if (status === "customer") {
    lines = readWishlist(localShelf);
    show();
    void flush();
  } else if (status === "guest") {
    lines = null;
    taken = [];
    store.set({ ...initial, known: true });
  }
}

/** The wishlist of a customer; a guest is asked to sign in (specification, section 4). */
export const wishlist = {
  get: store.get,
  /** Follows the session, the other tabs and the network; once, after hydration. */
  start(): void {
    session.subscribe(follow);
    follow();
    onNews("wishlist", () => void reload());
    tryLater = whenBack(() => {
      returns++;
      if (session.get().status === "customer") void flush(true);
    });
  },
  /** Reads the server's wishlist anew, after another browser may have changed it. */
  reload,
  /** Reads it once more where it could not be read. */
  retry(): void {
    show();
    void reload();
  },
  /** Takes a product in, or out where it is in already. */
  toggle(product: { id: number; variant_option_id?: number | null }): void {
    const { status } = session.get();
    // Before the server has said who is here, it is who was here last.
    if ((status === "unknown" ? session.last() : session.get()).status !== "customer") return announceLogin();
    if (status === "unknown") lines = readWishlist(localShelf);
    const wanted = !store.get().ids.has(product.id);
    const wish: Wish = { product_id: product.id, variant_option_id: product.variant_option_id ?? null, wanted, key: randomKey() };
    // A later wish for the same product takes the place of an earlier one that was not sent yet.
    writeWishes(localShelf, [...readWishes(localShelf).filter((other) => other.product_id !== product.id), wish]);
    show();
    announce(wanted ? "core.wishlist_added" : "core.wishlist_removed");
    // A slow phone takes as long to set out a call as to fill the heart; the wish is kept meanwhile.
    afterPaint(() => session.get().status === "customer" && void flush());
  },
};

export const useWishlist = () => useStore(store);
export const useWishedCount = () => usePart(store, ({ ids }) => ids.size);
export const useIsWished = (id: number) => usePart(store, ({ ids }) => ids.has(id));
