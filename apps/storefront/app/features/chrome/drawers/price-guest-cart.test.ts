import { expect, test } from "vitest";
import { priceNow } from "./price-guest-cart.ts";

const line = (id: number, variant_option_id: number | null = null) => ({ id, name: "", image: "", price: 25, quantity: 1, variant_name: null, variant_option_id });
type Product = Parameters<typeof priceNow>[1][number];
const variant = (variant_option_id: number, price: number | null, promo_price: number | null) => ({ variant_option_id, price, promo_price }) as Product["variants"][number];
const products: Product[] = [
  { id: 1, price: 32, promo_price: null, variants: [] },
  { id: 2, price: 40, promo_price: 36, variants: [] },
  { id: 3, price: 50, promo_price: null, variants: [variant(31, 50, null), variant(32, 70, 64)] },
  { id: 4, price: null, promo_price: null, variants: [] },
];

test.each([
  ["the price of today", line(1), 32],
  ["a promotion", line(2), 36],
  ["that of its variant", line(3, 32), 64],
  ["as it was, where the variant has gone", line(3, 39), 25],
  ["as it was, where the product has gone", line(9), 25],
  ["as it was, where there is no price any more", line(4), 25],
])("a guest's line costs %s", (_, kept, price) => expect(priceNow(kept, products)).toBe(price));
