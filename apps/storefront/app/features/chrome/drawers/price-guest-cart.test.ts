import { expect, test } from "vitest";
import { guestView } from "../../../state/cart/cart-line.ts";
import { withStockInfo, lineNow, noStockInfo, piecesOf } from "./price-guest-cart.ts";

const line = (id: number, variant_option_id: number | null = null) => ({
  id,
  name: "",
  image: "",
  price: 25,
  quantity: 1,
  variant_name: null,
  variant_option_id,
});
type Product = Parameters<typeof lineNow>[1][number];
const variant = (variant_option_id: number, price: number | null, promo_price: number | null, in_stock = true) =>
  ({
    variant_option_id,
    options: ["ខ្មៅ", "128 GB"],
    price,
    promo_price,
    in_stock,
    few_left: null,
  }) as Product["variants"][number];
const plenty = { name: "ទូរស័ព្ទ", promo_price: null, in_stock: true, few_left: null, variants: [], is_service: false };
const products: Product[] = [
  { ...plenty, id: 1, price: 32 },
  { ...plenty, id: 2, price: 40, promo_price: 36 },
  { ...plenty, id: 3, price: 50, variants: [variant(31, 50, null), variant(32, 70, 64, false)] },
  { ...plenty, id: 4, price: null },
  { ...plenty, id: 5, price: 20, in_stock: false, few_left: 0 },
  { ...plenty, id: 6, price: 20, few_left: 2 },
];

test.each([
  ["the price of today", line(1), 32],
  ["a promotion", line(2), 36],
  ["that of its variant", line(3, 32), 64],
  ["as it was, where the variant has gone", line(3, 39), 25],
  ["as it was, where the product has gone", line(9), 25],
  ["as it was, where there is no price any more", line(4), 25],
])("a guest's line costs %s", (_, kept, price) => expect(lineNow(kept, products).price).toBe(price));

test("a guest's line has the price when it was added, as long as it is another", () => {
  const raised = lineNow(line(1), products);
  expect(raised.was).toBe(25);
  expect(lineNow(raised, [{ ...products[0]!, price: 40 }]).was).toBe(25);
  expect(lineNow(raised, [{ ...products[0]!, price: 25 }]).was).toBeUndefined();
});

test("a guest's line has the names of product and variant in the page's language, and keeps the old ones if they are gone", () => {
  const english = { name: "Phone", variant_name: "Black / 128 GB" };
  const named = (kept: ReturnType<typeof line>) => lineNow({ ...kept, ...english }, products);
  expect(named(line(3, 31))).toMatchObject({ name: "ទូរស័ព្ទ", variant_name: "ខ្មៅ / 128 GB" });
  expect(named(line(3, 39))).toMatchObject({ name: "ទូរស័ព្ទ", variant_name: "Black / 128 GB" });
  expect(named(line(9))).toMatchObject(english);
});

test.each([
  ["plenty", line(1), null],
  ["of its variant as many as there are", line(3, 31), null],
  ["none of a variant that is sold out", line(3, 32), 0],
  ["none of a variant that has gone", line(3, 39), 0],
  ["none of a product that has gone", line(9), 0],
  ["none without a price", line(4), 0],
  ["none of what is sold out", line(5), 0],
  ["the last ones", line(6), 2],
])("a guest can have %s", (_, kept, pieces) => expect(piecesOf(kept, products)).toBe(pieces));

test("unavailable lines are marked and not counted; lines without information stay unchanged", () => {
  const cart = guestView([line(1), { ...line(5), quantity: 2 }, { ...line(6), quantity: 3 }]);
  const shown = withStockInfo(cart, {
    ...noStockInfo,
    pieces: new Map([
      ["5-null", 0],
      ["6-null", 2],
    ]),
  });
  expect(shown.lines.map(({ stock, available }) => [stock, available])).toEqual([
    [null, true],
    [0, false],
    [2, false],
  ]);
  expect(shown).toMatchObject({ count: 6, total: 25, grandTotal: 25 });
});

test("services alone are not delivered; goods beside them are", () => {
  const told = { ...noStockInfo, work: new Set([7, 8]) };
  expect(withStockInfo(guestView([line(7), line(8)]), told).deliveryFee).toBe(null);
  expect(withStockInfo(guestView([line(7), line(1)]), told).deliveryFee).toBe("later");
});
