import { expect, test } from "vitest";
import { changesSince, pricesOf } from "./seen-prices.ts";

type Quote = Parameters<typeof pricesOf>[0];
const line = (product_id: number, price: number | null) =>
  ({ product_id, variant_option_id: null, name: `Product ${product_id}`, price, quantity: 1 }) as Quote["lines"][number];
const quote = (...lines: Quote["lines"]) => ({ lines }) as Quote;

test("shows what became dearer, and what is gone", () => {
  const seen = JSON.stringify(pricesOf(quote(line(1, 10), line(2, 20), line(3, 30))));
  expect(changesSince(quote(line(1, 10), line(2, 25)), seen)).toEqual([
    { name: "Product 2", was: 20, now: 25 },
    { name: "Product 3", was: 30, now: null },
  ]);
});

test.each([undefined, "", "{", "null", "[1]", '{"1/0":null}', '{"1/0":{"name":7}}'])("nothing of %j is believed", (seen) => {
  expect(changesSince(quote(line(1, 10)), seen)).toEqual([]);
});
