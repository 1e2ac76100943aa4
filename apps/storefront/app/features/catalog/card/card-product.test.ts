import fc from "fast-check";
import { expect, it } from "vitest";
import type { ProductCard } from "@shop/contract/types";
import {
  packCards,
  packProducts,
  percentOff,
  rowsOf,
  toCard,
  unpackCard,
  unpackCards,
  type CardProduct,
} from "./card-product.ts";

const text = fc.string({ unit: "grapheme" }).map((value) => value.replace(/\s+/g, " "));
const card: fc.Arbitrary<CardProduct> = fc.record({
  id: fc.integer({ min: 1 }),
  name: text,
  image: text,
  brand: fc.option(text.filter((value) => value !== "")),
  price: fc.option(fc.integer({ min: 0 }).map((cents) => cents / 100)),
  promo_price: fc.option(fc.integer({ min: 0 }).map((cents) => cents / 100)),
  price_from: fc.boolean(),
  in_stock: fc.boolean(),
  varied: fc.boolean(),
  asked: fc.option(fc.record({ variant: fc.integer({ min: 1 }), options: text })),
});

/** A card of a product without variants, whose brand its name contains. */
const one: CardProduct = {
  id: 1,
  name: "Own One",
  image: "",
  brand: null,
  price: 2,
  promo_price: null,
  price_from: false,
  in_stock: true,
  varied: false,
  asked: null,
};

it("keeps cards unchanged through packing and unpacking", () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 5 }), (cards) => {
      expect(unpackCards(packCards(cards))).toEqual(cards);
    }),
  );
});

it("keeps its rows and columns whatever characters a name contains", () => {
  const [read] = unpackCards(packCards([{ ...one, name: "a\tb\nc" }]));
  expect(read?.name).toBe("a b c");
  expect(read?.price).toBe(2);
});

it("reuses the packed row of the same API object, and packs a new object with the same id again", () => {
  const { varied: _varied, asked: _asked, ...listed } = one;
  const product = { ...listed, brand: "Own", variant_option_type: [] } as Partial<ProductCard> as ProductCard;
  const [first, second, dearer] = rowsOf(packProducts([product, product, { ...product, price: 3 }])) as [
    string,
    string,
    string,
  ];
  expect(second).toBe(first);
  expect([unpackCard(first).price, unpackCard(dearer).price]).toEqual([2, 3]);
  expect(unpackCard(first)).toEqual(one);
});

it("shows the brand only if the product's name does not contain it", () => {
  const brandOf = (name: string) =>
    toCard({ name, brand: "TP-Link", variant_option_type: [] } as Partial<ProductCard> as ProductCard).brand;
  expect(["Tapo C200", "TP-Link Tapo C200", "កាមេរ៉ា Wi-Fi ក្នុងផ្ទះ tp-link Tapo C200"].map(brandOf)).toEqual([
    "TP-Link",
    null,
    null,
  ]);
});

it.each([
  [50, 40, 20],
  [49.9, 39.92, 20],
  [0.1, 0.07, 30],
  [1149, 1091, 5],
  [400_000, 100_000, 75],
  [1000, 999, 0],
])("is reduced from %d to %d by %d percent, never by more than it says", (price, promo_price, percent) => {
  expect(percentOff({ price, promo_price })).toBe(percent);
});
