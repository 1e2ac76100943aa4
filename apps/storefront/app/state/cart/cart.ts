import type { Client } from "@shop/contract/client";
import { maxQuantity } from "@shop/contract/limits";
import { afterPaint } from "../../lib/browser/after-paint.ts";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { adoptGuestCart, type Adoption } from "./adopt-guest-cart.ts";
import { articleKey, articleOf } from "./article-key.ts";
import { announce, announceRefusal, announceRefusals } from "../announce.ts";
import { alone, localShelf, onKept, onNews, tellTabs } from "../browser.ts";
import { emptyCart, guestView, type ShownCart, type ShownLine } from "./cart-line.ts";
import { addLine, changeQuantity, readGuestCart, removeLine, repairGuestCart, writeGuestCart, type GuestLine } from "./guest-cart.ts";
import { createServerCart, type ServerCartStore } from "./server-cart.ts";
import { session } from "../session.ts";
import { createStore, usePart, useStore } from "../store.ts";
import { whenBack } from "../when-back.ts";
import { storageKeys } from "../../lib/constants.ts";

export type { ShownCart, ShownLine } from "./cart-line.ts";

/** What is put into the cart; a guest's line is made of it. */
export type CartItem = Omit<GuestLine, "key">;

const store = createStore<ShownCart>(emptyCart);
let server: ServerCartStore | null = null;
/** Whose cart `server` is. */
let owner = 0;
let adopted: Promise<void> = Promise.resolve();
/** Called where the server was away, with what is to be brought to it again. */
let tryLater: () => void;
/** Told when pieces that the server was away for are there. */
const waiting: ((arrived: boolean) => void)[] = [];
/** Movings of pieces that are under way, each shown as such by who began it. */
let moving = 0;
/** Keys of lines that the server refused: the pieces of several hands may be moved, and refused, by one. */
const refusedLines = new Set<string | undefined>();

/** Calls the server once the shopper sees what changed: to begin a call takes a slow phone some milliseconds. */
const api: Client = (...call) => new Promise<void>((shown) => afterPaint(shown)).then(() => browserApi(...call));

const showGuest = () => store.set(guestView(readGuestCart(localShelf)));

function changeGuest(change: (lines: GuestLine[]) => GuestLine[]): void {
  writeGuestCart(localShelf, change(readGuestCart(localShelf)));
  if (!server) showGuest();
}

/** What waited is read from the server from now on, wherever it was sent from. */
function stopWaiting(): void {
  for (const settle of waiting.splice(0)) settle(true);
}

/** Shows all that waits here, over a reload too; not while pieces are being moved, which are shown already. */
function showWaiting(cart: ServerCartStore): void {
  if (moving > 0) return;
  for (const settle of waiting.splice(0)) settle(false);
  waiting.push(...readGuestCart(localShelf).map(cart.expect));
}

/** Moves what is kept here to the server, now or when that is back; where that breaks, all of it stays kept. True if nothing stays. */
async function bring(): Promise<boolean> {
  moving++;
  const { refused, finished } = await adoptGuestCart(api, localShelf, alone).catch((): Adoption => ({ refused: [], finished: false }));
  moving--;
  for (const { line } of refused) refusedLines.add(line.key);
  void announceRefusals(refused.map(({ line, refusal }) => ({ refusal, name: line.name })));
  if (finished) stopWaiting();
  else tryLater();
  return finished;
}

/** Moves what the guest had to the server, and tells what could not come along: that it waits only once. */
async function adopt(cart: ServerCartStore, isAgain = false): Promise<void> {
  if (readGuestCart(localShelf).length > 0) {
    showWaiting(cart);
    const finished = await bring();
    if (!finished) showWaiting(cart);
    if (!finished && !isAgain) announce("core.cart_kept");
    tellTabs("cart");
  }
  await cart.flush();
}

/** Changes the pieces of a line that wait here; gives the change that is left for the server, all of it where none wait. */
function changeWaiting(cart: ServerCartStore, { productId, variantId }: ShownLine, by: number): number {
  // While pieces are being moved they are the server's.
  if (waiting.length === 0 || moving > 0) return by;
  const lines = readGuestCart(localShelf);
  const at = lines.findIndex((line) => articleOf(line) === articleKey(productId, variantId));
  const line = lines[at];
  if (!line) return by;
  const quantity = line.quantity + by;
  writeGuestCart(localShelf, quantity > 0 ? lines.with(at, { ...line, quantity: Math.min(quantity, maxQuantity) }) : removeLine(lines, at));
  showWaiting(cart);
  return Math.min(0, quantity);
}

/** Wants a quantity of a line as it is shown; of one with pieces on their way what is more or less of them. */
async function wantOf(cart: ServerCartStore, line: ShownLine, quantity: number): Promise<void> {
  if (!line.arriving) return cart.want(Number(line.key), quantity);
  const left = changeWaiting(cart, line, quantity - line.quantity);
  if (left !== 0) cart.change(line, left);
}

function enterCustomer(id: number): void {
  owner = id;
  const entered = createServerCart({
    api,
    // An answer that comes after signing out is neither kept nor shown any more.
    shelf: { get: localShelf.get, set: (key, value) => owner === id && localShelf.set(key, value) },
    onChange: (view) => owner === id && store.set(view),
    onRefused: (refusal, line) => void announceRefusal(refusal, line?.name),
    onSaved: () => tellTabs("cart"),
    onAway: () => tryLater(),
  });
  server = entered;
  adopted = adopt(entered);
}

function follow(): void {
  const now = session.get();
  if (now.status === "customer" && now.id !== owner) enterCustomer(now.id);
  if (now.status === "guest") {
    server = null;
    owner = 0;
    adopted = Promise.resolve();
    showGuest();
  }
}

/** The cart: a guest's in this browser, a customer's at the server (specification, section 4). */
export const cart = {
  get: store.get,
  subscribe: store.subscribe,

  /** Follows the session, the other tabs and the network; once, after hydration. */
  start(): void {
    repairGuestCart(localShelf);
    session.subscribe(follow);
    // A guest need not wait for the answer who is here.
    if (session.last().status === "guest") showGuest();
    follow();
    onKept(storageKeys.cart, () => !server && showGuest());
    onNews("cart", () => {
      if (readGuestCart(localShelf).length === 0) stopWaiting();
      void server?.reload();
    });
    tryLater = whenBack(() => server && (adopted = adopt(server, true)));
  },

  /** Adds pieces and shows them at once. Null if they were refused, `kept` if they wait for the server; either way the shopper was told. */
  async add(item: CartItem): Promise<"there" | "kept" | null> {
    changeGuest((lines) => addLine(lines, item));
    if (!server) return "there";
    const key = readGuestCart(localShelf).find((line) => articleOf(line) === articleOf(item))?.key;
    // A customer's pieces are kept here first and moved like a guest's, so that a broken
    // connection neither loses nor doubles them.
    const settle = server.expect(item);
    const finished = await bring();
    const isRefused = key !== undefined && refusedLines.has(key);
    if (finished || isRefused) settle(!isRefused);
    else waiting.push(settle);
    if (!finished && server) showWaiting(server);
    if (!finished) announce("core.saved_for_later");
    // Who has signed out meanwhile has no cart there any more.
    await server?.reload();
    tellTabs("cart");
    return isRefused ? null : finished ? "there" : "kept";
  },

  /** One piece more or less of a line; a guest's is blocked at 1. */
  async step(line: ShownLine, by: 1 | -1): Promise<void> {
    if (server) return wantOf(server, line, Math.max(1, line.quantity + by));
    changeGuest((lines) => changeQuantity(lines, store.get().lines.findIndex(({ key }) => key === line.key), by));
  },

  async remove(line: ShownLine): Promise<void> {
    if (server) return wantOf(server, line, 0);
    changeGuest((lines) => removeLine(lines, store.get().lines.findIndex(({ key }) => key === line.key)));
  },

  /** Reads the server's cart anew, after an order or in another tab. */
  async reload(): Promise<void> {
    if (server) await server.reload();
    else showGuest();
  },

  /** Waits until a guest's lines are at the server, as far as it can be reached. */
  async whenAdopted(): Promise<void> {
    if (session.get().status === "unknown") await session.load();
    await adopted;
  },
};

/** The cart; neutral until the page is hydrated. */
export const useCart = () => useStore(store);
/** Pieces in it. */
export const useCartCount = () => usePart(store, ({ count }) => count);
