import { expect, test } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import {
  writeWishlist,
  readChanges,
  readWishlist,
  shownWishlist,
  writeChanges,
  type WishlistChange,
} from "./stored-wishlist.ts";

const line = (product_id: number) => ({
  wishlist_id: product_id + 100,
  id: product_id,
  product_id,
  quantity: 1,
  variant_option_id: null,
  variant_name: null,
  name: `P${product_id}`,
  image: "",
  price: 1,
  promo_price: null,
  price_from: false,
  choice_open: false,
  in_stock: true,
});
const change = (product_id: number, wanted: boolean): WishlistChange => ({
  product_id,
  variant_option_id: null,
  wanted,
  key: String(product_id).padStart(32, "0"),
});

test("pending changes are shown at once: additions by id, removals from the lines", () => {
  const shown = shownWishlist([line(1), line(2)], [change(2, false), change(3, true)]);
  expect(shown.lines.map(({ id }) => id)).toEqual([1]);
  expect([...shown.ids].sort()).toEqual([1, 3]);
});

test("changes made offline are still there after the page was closed", () => {
  const storage = memoryStorage();
  writeChanges(storage, [change(1, true)]);
  expect(readChanges(storage)).toEqual([change(1, true)]);
  writeChanges(storage, []);
  expect(storage.get("wishlist_pending")).toBeNull();
});

test("damaged changes and lines are skipped; anything but a list counts as never read", () => {
  const storage = memoryStorage();
  for (const [damaged, list] of [
    ["{", null],
    ["{}", null],
    ["[null, 1, {}]", []],
    [JSON.stringify([{ ...change(1, true), key: "ខ្មែរ" }]), []],
  ] as const) {
    storage.set("wishlist_pending", damaged);
    storage.set("wishlist_snapshot", damaged);
    expect([readChanges(storage), readWishlist(storage)]).toEqual([[], list]);
  }
  writeWishlist(storage, [line(1)]);
  expect(readWishlist(storage)).toEqual([line(1)]);
});
