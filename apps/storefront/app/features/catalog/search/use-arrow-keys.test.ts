import { expect, it } from "vitest";
import { nextEntry } from "./use-arrow-keys.ts";

it("cycles through the entries and the text field, which is all there is without an answer", () => {
  const entries = [
    { key: "category-2", to: "/camera" },
    { key: "all", to: "/search/cam" },
  ];
  expect(nextEntry(entries, null, 1)).toBe("category-2");
  expect(nextEntry(entries, "category-2", 1)).toBe("all");
  expect(nextEntry(entries, "all", 1)).toBeNull();
  expect(nextEntry(entries, null, -1)).toBe("all");
  expect(nextEntry(entries, "product-of-before", 1)).toBe("category-2");
  expect(nextEntry([], null, 1)).toBeNull();
});
