import type { CartLine } from "@shop/contract/types";
import { customerKeys } from "../../lib/constants.ts";
import { readJson, readList, type KeyValueStorage } from "../browser.ts";
import type { ServerCart } from "./cart-line.ts";

export const unread: ServerCart = {
  known: false,
  lines: [],
  total: 0,
  delivery_fee: 0,
  grand_total: 0,
  address_id: null,
  delivered: true,
};

const isLine = (value: unknown): value is CartLine => {
  const { cart_id, product_id, name, image, quantity } = (value ?? {}) as Partial<CartLine>;
  return (
    [cart_id, product_id, quantity].every(Number.isSafeInteger) && typeof name === "string" && typeof image === "string"
  );
};

/**
 * The last cart the server sent; unread if none is stored, it is damaged, or it was empty: another
 * device may have filled it since, and a cart that cannot be read must not be called empty.
 */
export function readSnapshot(storage: KeyValueStorage): ServerCart {
  const stored = (readJson(storage, customerKeys.cart) ?? {}) as ServerCart;
  const { lines, total, delivery_fee, grand_total } = stored;
  const sums = [total, delivery_fee, grand_total].every(Number.isFinite);
  return sums && Array.isArray(lines) && lines.length > 0 && lines.every(isLine)
    ? { ...unread, ...stored, known: true }
    : unread;
}

/** Quantities that the server has not accepted yet, by `cart_id`; damaged entries are skipped. */
export function readPending(storage: KeyValueStorage): Map<number, number> {
  const isPending = (one: unknown): one is [number, number] =>
    Array.isArray(one) && one.length === 2 && one.every((number) => Number.isSafeInteger(number) && number >= 0);
  return new Map(readList(storage, customerKeys.cartPending).filter(isPending));
}

/** Stores the cart as the server sent it. */
export const writeSnapshot = (storage: KeyValueStorage, cart: ServerCart): void =>
  storage.set(customerKeys.cart, JSON.stringify(cart));

/** Forgets the stored cart, of which an order has been placed: until the server sends the new one, none is shown. */
export const forgetSnapshot = (storage: KeyValueStorage): void => storage.set(customerKeys.cart, null);

/** Stores the pending quantities, by `cart_id`. */
export const writePending = (storage: KeyValueStorage, pending: ReadonlyMap<number, number>): void =>
  storage.set(customerKeys.cartPending, pending.size > 0 ? JSON.stringify([...pending]) : null);
