import { expect, test } from "vitest";
import { core } from "../i18n/messages/en/core.ts";
import { compareMax } from "../lib/constants.ts";
import { compareRefusal, readCompared, type ComparedProduct } from "./compare.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const product = (id: number): ComparedProduct => ({ id, name: `P${id}`, image: "" });
const kept = (value: unknown) => memoryStorage({ compare_products: JSON.stringify(value) });

test("at most 4 products can be compared (specification, section 5)", () => {
  expect(compareRefusal([1, 2, 3].map(product), 4)).toBeNull();
  expect(compareRefusal([1, 2, 3, 4].map(product), 5)).toBe("compare_full");
});

test("duplicates are refused, in a full list too (specification, section 5)", () => {
  expect(compareRefusal([product(1)], 1)).toBe("compare_exists");
  expect(compareRefusal([1, 2, 3, 4].map(product), 4)).toBe("compare_exists");
});

test("the messages are the specification's, to the letter", () => {
  expect(core.compare_full.replace("{max}", String(compareMax))).toBe("Maximum 4 products can be compared");
  expect(core.compare_exists).toBe("Product already exists in compare list");
});

test("the list is kept under compare_products and repaired when damaged (specification, section 9)", () => {
  expect(readCompared(kept([product(3), { id: "4" }, null, { id: -1 }, product(3)]))).toEqual([
    product(3),
    { id: 4, name: "", image: "" },
  ]);
  expect(
    readCompared(
      kept([
        { ...product(5), variant_option_id: 501 },
        { ...product(6), variant_option_id: "x" },
      ]),
    ),
  ).toEqual([{ ...product(5), variant_option_id: 501 }, product(6)]);
  expect(readCompared(kept([1, 2, 3, 4, 5, 6].map(product)))).toHaveLength(4);
  expect(readCompared(memoryStorage({ compare_products: "{" }))).toEqual([]);
});
