import type { Client } from "@shop/contract/client";
import type { CartLine, Refusal } from "@shop/contract/types";
import { customerKeys } from "../../lib/constants.ts";
import { isAway } from "../../lib/is-away.ts";
import { articleKey, articleOf } from "./article-key.ts";
import { readJson, readList, type Shelf } from "../browser.ts";
import { isOf, serverView, type ArrivingLine, type ServerCart, type ShownCart, type ShownLine } from "./cart-line.ts";

export interface ServerCartParts {
  api: Client;
  shelf: Shelf;
  /** Called with what is to be shown, whenever that changes. */
  onChange: (cart: ShownCart) => void;
  onRefused: (refusal: Refusal, line: CartLine | undefined) => void;
  /** After the server took a change, for the other tabs. */
  onSaved: () => void;
  /** Where the server was away for a change or a reading, which waits for the next flush. */
  onAway: () => void;
}

export interface ServerCartStore {
  /** Reads the cart. */
  reload: () => Promise<void>;
  /** Wants a quantity, 0 to take the line out; shown at once, sent as the absolute number. */
  want: (cartId: number, quantity: number) => Promise<void>;
  /** Wants more or fewer pieces of a line of which some are on their way: shown at once, sent when those are there. */
  change: (line: ShownLine, by: number) => void;
  /** Shows pieces that are on their way. Call the returned function when it is known whether they arrived; if they did, they stay until the cart is read. */
  expect: (line: ArrivingLine) => (arrived: boolean) => void;
  /** Sends what could not be sent before. */
  flush: () => Promise<void>;
}

const unread: ServerCart = { known: false, lines: [], total: 0, delivery_fee: 0, grand_total: 0, address_id: null, delivered: true };

const isLine = (value: unknown): value is CartLine => {
  const { cart_id, product_id, name, image, quantity } = (value ?? {}) as Partial<CartLine>;
  return [cart_id, product_id, quantity].every(Number.isSafeInteger) && typeof name === "string" && typeof image === "string";
};

/** The cart as the server last gave it; one that was not read yet where nothing is kept, or that was damaged. */
function readSnapshot(shelf: Shelf): ServerCart {
  const kept = (readJson(shelf, customerKeys.cart) ?? {}) as ServerCart;
  const { lines, total, delivery_fee, grand_total } = kept;
  const sums = [total, delivery_fee, grand_total].every(Number.isFinite);
  return sums && Array.isArray(lines) && lines.every(isLine) ? { ...unread, ...kept, known: true } : unread;
}

/** Quantities that the server has not taken yet, by `cart_id`; damaged ones are left out. */
function readPending(shelf: Shelf): Map<number, number> {
  const isWish = (one: unknown): one is [number, number] => Array.isArray(one) && one.length === 2 && one.every((number) => Number.isSafeInteger(number) && number >= 0);
  return new Map(readList(shelf, customerKeys.cartWishes).filter(isWish));
}

/**
 * The customer's cart. What the shopper wants is shown at once and sent as an absolute quantity,
 * one call under way per line; the last wish wins. What the server refuses is taken back with a
 * message. What the network keeps from it stays wished for, over a reload too.
 */
export function createServerCart({ api, shelf, onChange, onRefused, onSaved, onAway }: ServerCartParts): ServerCartStore {
  let cart = readSnapshot(shelf);
  const pending = readPending(shelf);
  const underWay = new Set<number>();
  let arriving: { line: ArrivingLine; arrived: boolean }[] = [];
  /** Pieces more or fewer that are wanted, by `articleKey`, of what has pieces on their way. */
  const changes = new Map<string, number>();
  let readings = 0;
  let flushes = 0;

  const show = () => onChange(serverView(cart, pending, arriving.map(({ line }) => line), changes));
  const keepPending = () => shelf.set(customerKeys.cartWishes, pending.size > 0 ? JSON.stringify([...pending]) : null);

  async function reload(): Promise<void> {
    const reading = ++readings;
    const arrived = arriving.filter((one) => one.arrived);
    const result = await api("cart.get", {});
    // An answer that was overtaken by a later question says nothing any more.
    if (reading !== readings) return;
    if (result.ok) {
      const { data: lines, code: _, message: __, ...totals } = result.answer;
      cart = { known: true, lines, ...totals };
      arriving = arriving.filter((one) => !arrived.includes(one));
      shelf.set(customerKeys.cart, JSON.stringify(cart));
      for (const id of pending.keys()) if (!underWay.has(id) && !lines.some((line) => line.cart_id === id)) pending.delete(id);
      keepPending();
      wantChanged();
    } else if (isAway(result.status)) onAway();
    show();
  }

  /** Wants what was changed of lines whose pieces have come. */
  function wantChanged(): void {
    for (const [key, by] of changes) {
      if (arriving.some(({ line }) => articleOf(line) === key)) continue;
      changes.delete(key);
      const line = cart.lines.find((one) => isOf(one, key));
      if (line) void want(line.cart_id, Math.max(0, (pending.get(line.cart_id) ?? line.quantity) + by));
    }
  }

  function change({ productId, variantId }: ShownLine, by: number): void {
    const key = articleKey(productId, variantId);
    changes.set(key, (changes.get(key) ?? 0) + by);
    wantChanged();
    show();
  }

  const send = (id: number, quantity: number) =>
    quantity === 0 ? api("cart.remove", { params: { id } }) : api("cart.update", { params: { id }, body: { set: quantity } });

  /** Sends a line's last wish until the server has it; where it is away, the wish waits. */
  async function settle(id: number): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    for (let wish = pending.get(id); wish !== undefined; wish = pending.get(id)) {
      const before = flushes;
      const result = await send(id, wish);
      if (!result.ok && isAway(result.status)) {
        // The network came back while this was being given up.
        if (flushes !== before) continue;
        onAway();
        break;
      }
      const overtaken = pending.get(id) !== wish;
      if (!overtaken) pending.delete(id);
      if (result.ok || (wish === 0 && result.refusal.error === "line_not_found")) {
        cart = { ...cart, lines: cart.lines.flatMap((line) => (line.cart_id !== id ? line : wish > 0 ? { ...line, quantity: wish } : [])) };
        // A reading that set out before may not know of this; another follows when all is there.
        readings++;
        onSaved();
      } else if (!overtaken) {
        onRefused(result.refusal, cart.lines.find((line) => line.cart_id === id));
      }
    }
    underWay.delete(id);
    keepPending();
  }

  async function want(id: number, quantity: number): Promise<void> {
    if (!cart.lines.some((line) => line.cart_id === id)) return;
    pending.set(id, quantity);
    keepPending();
    show();
    await settle(id);
    // The server counts the totals anew, once the last of several changes is there.
    if (underWay.size === 0) await reload();
  }

  function expect(line: ArrivingLine): (arrived: boolean) => void {
    const one = { line, arrived: false };
    arriving.push(one);
    show();
    return (arrived) => {
      one.arrived = arrived;
      if (arrived) return;
      arriving = arriving.filter((other) => other !== one);
      show();
    };
  }

  show();
  return {
    reload,
    want,
    change,
    expect,
    flush: async () => {
      flushes++;
      await Promise.all([...pending.keys()].map(settle));
      await reload();
    },
  };
}
