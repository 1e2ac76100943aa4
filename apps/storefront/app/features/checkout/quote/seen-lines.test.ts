import { expect, test } from "vitest";
import { changesSince, hasOtherPrice, seenLines } from "./seen-lines.ts";

type Quote = Parameters<typeof seenLines>[0];
type Line = Quote["lines"][number];
const line = (product_id: number, more: Partial<Line> = {}) =>
  ({
    product_id,
    variant_option_id: null,
    name: `Product ${product_id}`,
    price: 10,
    quantity: 2,
    stock: 5,
    available: true,
    ...more,
  }) as Line;
const quote = (...lines: Quote["lines"]) => ({ lines }) as Quote;
const seen = JSON.stringify(seenLines(quote(line(1), line(2))));

test.each([
  ["nothing", [line(1), line(2)], []],
  ["another price", [line(1), line(2, { price: 25 })], [{ name: "Product 2", kind: "price", was: 10, now: 25 }]],
  ["another quantity", [line(1, { quantity: 3 }), line(2)], [{ name: "Product 1", kind: "quantity", was: 2, now: 3 }]],
  [
    "fewer left",
    [line(1, { available: false, stock: 1 }), line(2)],
    [{ name: "Product 1", kind: "short", wanted: 2, left: 1 }],
  ],
  ["sold out", [line(1, { available: false, stock: 0 }), line(2)], [{ name: "Product 1", kind: "gone" }]],
  ["no longer sold", [line(1, { available: false, price: null }), line(2)], [{ name: "Product 1", kind: "gone" }]],
  ["taken out", [line(1)], [{ name: "Product 2", kind: "gone" }]],
  ["put in", [line(1), line(2), line(3)], [{ name: "Product 3", kind: "added" }]],
])("says what is different: %s", (_, lines, changes) => expect(changesSince(quote(...lines), seen)).toEqual(changes));

test("a changed price is distinguished from all other changes", () => {
  expect(hasOtherPrice(quote(line(1), line(2, { price: 25 })), seen)).toBe(true);
  expect(hasOtherPrice(quote(line(1, { quantity: 3 }), line(3)), seen)).toBe(false);
});

test.each([undefined, "", "{", "null", "[1]", "7"])("%j is not accepted as what the page showed", (text) => {
  expect(changesSince(quote(line(1)), text)).toEqual([]);
});

test.each(['{"1/0":null}', '{"1/0":{"price":"x","quantity":"x"}}', '{"9/0":{"name":7}}'])(
  "invalid lines in %j do not break the page",
  (text) => {
    expect(() => changesSince(quote(line(1)), text)).not.toThrow();
  },
);
