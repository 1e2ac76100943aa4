import type { WishlistLine } from "@shop/contract/types";
import { customerKeys } from "../../lib/constants.ts";
import { isRandomKey, readJson, readList, type KeyValueStorage } from "../browser.ts";

const key = customerKeys.wishlistPending;

/** A change to the wishlist that the server does not have yet. */
export interface WishlistChange {
  product_id: number;
  variant_option_id: number | null;
  /** True to add the product, false to remove it. */
  wanted: boolean;
  key: string;
}

const isChange = (value: unknown): value is WishlistChange => {
  const { product_id, variant_option_id, wanted, key: sentAs } = (value ?? {}) as Partial<WishlistChange>;
  const isVariant = variant_option_id === null || Number.isSafeInteger(variant_option_id);
  return Number.isSafeInteger(product_id) && isVariant && typeof wanted === "boolean" && isRandomKey(sentAs);
};

/** The stored changes; damaged ones are skipped. */
export function readChanges(storage: KeyValueStorage): WishlistChange[] {
  return readList(storage, key).filter(isChange);
}

export function writeChanges(storage: KeyValueStorage, changes: WishlistChange[]): void {
  storage.set(key, changes.length > 0 ? JSON.stringify(changes) : null);
}

const isLine = (value: unknown): value is WishlistLine => {
  const { wishlist_id, product_id, name, image } = (value ?? {}) as Partial<WishlistLine>;
  return (
    Number.isSafeInteger(wishlist_id) &&
    Number.isSafeInteger(product_id) &&
    typeof name === "string" &&
    typeof image === "string"
  );
};

/** The last wishlist the server sent, shown until it answers again; damaged lines are skipped. Null if none is stored. */
export function readWishlist(storage: KeyValueStorage): WishlistLine[] | null {
  const value = readJson(storage, customerKeys.wishlist);
  return Array.isArray(value) ? value.filter(isLine) : null;
}

export const writeWishlist = (storage: KeyValueStorage, lines: WishlistLine[]): void =>
  storage.set(customerKeys.wishlist, JSON.stringify(lines));

export interface ShownWishlist {
  /** False until the contents are known. */
  known: boolean;
  /** The last read failed. */
  failed?: boolean;
  lines: WishlistLine[];
  /** Ids of the wished products, including pending additions. */
  ids: ReadonlySet<number>;
}

/** The server's wishlist (null if not read yet) with the pending changes applied. */
export function shownWishlist(read: WishlistLine[] | null, changes: WishlistChange[]): ShownWishlist {
  const lines = read ?? [];
  const ids = new Set(lines.map(({ product_id }) => product_id));
  for (const { product_id, wanted } of changes) {
    if (wanted) ids.add(product_id);
    else ids.delete(product_id);
  }
  return { known: read !== null, lines: lines.filter(({ product_id }) => ids.has(product_id)), ids };
}
