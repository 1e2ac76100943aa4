import { afterPaint } from "../../lib/browser/after-paint.ts";
import { browserApi, type BrowserApi } from "../../lib/browser/browser-api.ts";
import { articleOf } from "./article-key.ts";
import { announce, announceRefusal } from "../announce.ts";
import { browserStorage, onStorageChange, onTabMessage, tellTabs } from "../browser.ts";
import { emptyCart, guestView, type ShownCart, type ShownLine } from "./cart-line.ts";
import {
  addLine,
  changeQuantity,
  readGuestCart,
  removeLine,
  repairGuestCart,
  writeGuestCart,
  type GuestLine,
} from "./guest-cart.ts";
import { createServerCart, type ServerCartStore } from "./server-cart.ts";
import { bringWaiting, changeWaiting, isRefusedLine, keepWaiting, showWaiting, stopWaiting } from "./waiting-pieces.ts";
import { session } from "../session.ts";
import { createStore, usePart, useStore } from "../store.ts";
import { whenOnline } from "../when-online.ts";
import { storageKeys } from "../../lib/constants.ts";

export type { ShownCart, ShownLine } from "./cart-line.ts";

/** What is put into the cart. */
export type CartItem = Omit<GuestLine, "key">;

const store = createStore<ShownCart>(emptyCart);
let server: ServerCartStore | null = null;
/** Customer id that `server` belongs to. */
let owner = 0;
let adopted: Promise<void> = Promise.resolve();
/** Schedules another attempt after the server was unavailable. */
let tryLater: () => void;
/** Defers API calls until the change has been painted: starting a request costs a slow phone some milliseconds. */
const api: BrowserApi = (...call) => new Promise<void>((shown) => afterPaint(shown)).then(() => browserApi(...call));

const showGuest = () => store.set(guestView(readGuestCart(browserStorage)));

function changeGuest(change: (lines: GuestLine[]) => GuestLine[]): void {
  writeGuestCart(browserStorage, change(readGuestCart(browserStorage)));
  if (!server) showGuest();
}

/** The place of a shown line among the guest's. */
const placeOf = ({ key }: ShownLine) => store.get().lines.findIndex((line) => line.key === key);

/** Moves the guest's lines to the server after sign-in. The message that they have to wait is shown on the first attempt only. */
async function adopt(cart: ServerCartStore, isAgain = false): Promise<void> {
  if (readGuestCart(browserStorage).length > 0) {
    showWaiting(cart);
    if (!(await bringWaiting(api))) {
      tryLater();
      showWaiting(cart);
      if (!isAgain) announce("core.cart_kept");
    }
    tellTabs("cart");
  }
  await cart.flush();
}

/** Sets the quantity of a displayed line. A line with arriving pieces gets the difference instead. */
async function wantOf(cart: ServerCartStore, line: ShownLine, quantity: number): Promise<void> {
  if (!line.arriving) return cart.want(Number(line.key), quantity);
  const left = changeWaiting(cart, line, quantity - line.quantity);
  if (left !== 0) cart.change(line, left);
}

function enterCustomer(id: number): void {
  owner = id;
  const entered = createServerCart({
    api,
    // An answer that arrives after sign-out must be neither stored nor shown.
    storage: { get: browserStorage.get, set: (key, value) => owner === id && browserStorage.set(key, value) },
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

/** The cart: in this browser for a guest, on the server for a customer (specification, section 4). */
export const cart = {
  get: store.get,
  subscribe: store.subscribe,

  /** Follows the session, other tabs and the network. Called once, after hydration. */
  start(): void {
    repairGuestCart(browserStorage);
    session.subscribe(follow);
    // Shows a guest's cart at once instead of waiting for the session.
    if (session.last().status === "guest") showGuest();
    follow();
    onStorageChange(storageKeys.cart, () => !server && showGuest());
    onTabMessage("cart", () => {
      if (readGuestCart(browserStorage).length === 0) stopWaiting(true);
      void server?.reload();
    });
    tryLater = whenOnline(() => server && (adopted = adopt(server, true)));
  },

  /**
   * Adds pieces and shows them at once. Null if they were rejected, "kept" if they wait for the
   * server; the shopper is told in both cases.
   */
  async add(item: CartItem): Promise<"there" | "kept" | null> {
    changeGuest((lines) => addLine(lines, item));
    if (!server) return "there";
    const key = readGuestCart(browserStorage).find((line) => articleOf(line) === articleOf(item))?.key;
    // A customer's pieces are stored here first and moved like a guest's, so that a broken
    // connection neither loses nor duplicates them.
    const settle = server.expect(item);
    const finished = await bringWaiting(api);
    const isRefused = isRefusedLine(key);
    if (finished || isRefused) settle(!isRefused);
    else keepWaiting(settle);
    if (!finished) {
      tryLater();
      if (server) showWaiting(server);
      announce("core.saved_for_later");
    }
    // No server cart any more if the customer signed out meanwhile.
    await server?.reload();
    tellTabs("cart");
    return isRefused ? null : finished ? "there" : "kept";
  },

  /** Changes a line's quantity by one, down to a minimum of 1. */
  async step(line: ShownLine, by: 1 | -1): Promise<void> {
    if (server) return wantOf(server, line, Math.max(1, line.quantity + by));
    changeGuest((lines) => changeQuantity(lines, placeOf(line), by));
  },

  async remove(line: ShownLine): Promise<void> {
    if (server) return wantOf(server, line, 0);
    changeGuest((lines) => removeLine(lines, placeOf(line)));
  },

  /** Reads the server's cart again; after an order of the whole cart, what it held is no longer shown meanwhile, and other tabs read it too. */
  async reload(isOrdered?: boolean): Promise<void> {
    if (isOrdered) tellTabs("cart");
    if (server) await server.reload(isOrdered);
    else showGuest();
  },

  /** Resolves once the guest's lines have been moved, or the attempt has failed. */
  async whenAdopted(): Promise<void> {
    if (session.get().status === "unknown") await session.load();
    await adopted;
  },
};

/** The cart; empty and not known until the page is hydrated. */
export const useCart = () => useStore(store);
/** Number of pieces in the cart. */
export const useCartCount = () => usePart(store, ({ count }) => count);
