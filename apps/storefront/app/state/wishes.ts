import type { WishlistLine } from "@shop/contract/types";
import { readJson, type Shelf } from "./browser.ts";

const key = "wishlist_pending";

/** A change to the wishlist that the server does not have yet. */
export interface Wish {
  product_id: number;
  variant_option_id: number | null;
  /** True to take it in, false to take it out. */
  wanted: boolean;
  key: string;
}

export function readWishes(shelf: Shelf): Wish[] {
  const value = readJson(shelf, key);
  return Array.isArray(value) ? (value as Wish[]) : [];
}

export function writeWishes(shelf: Shelf, wishes: Wish[]): void {
  shelf.set(key, wishes.length > 0 ? JSON.stringify(wishes) : null);
}

export interface ShownWishlist {
  known: boolean;
  lines: WishlistLine[];
  /** Products that are in it, those on their way included. */
  ids: ReadonlySet<number>;
}

/** The server's wishlist with the changes that are on their way. */
export function shownWishlist(lines: WishlistLine[], wishes: Wish[]): ShownWishlist {
  const ids = new Set(lines.map(({ product_id }) => product_id));
  for (const { product_id, wanted } of wishes) {
    if (wanted) ids.add(product_id);
    else ids.delete(product_id);
  }
  return { known: true, lines: lines.filter(({ product_id }) => ids.has(product_id)), ids };
}
