import { expect, it } from "vitest";
import { nextEntry, suggestionEntries } from "./suggestion-entries.ts";

const found = { categories: [{ id: 2, name: "Camera", to: "/camera" }], brands: [], products: [] };

it("goes through the suggestions and the text itself in a circle", () => {
  const entries = suggestionEntries(found, "cam");
  expect(entries).toEqual([
    { key: "category-2", to: "/camera" },
    { key: "all", to: "/search/cam" },
  ]);
  expect(nextEntry(entries, null, 1)).toBe("category-2");
  expect(nextEntry(entries, "category-2", 1)).toBe("all");
  expect(nextEntry(entries, "all", 1)).toBeNull();
  expect(nextEntry(entries, null, -1)).toBe("all");
  expect(nextEntry(entries, "product-of-before", 1)).toBe("category-2");
});

it("leads to the results where nothing is suggested too; without an answer there is nowhere to go", () => {
  expect(suggestionEntries({ categories: [], brands: [], products: [] }, "zzz")).toEqual([{ key: "all", to: "/search/zzz" }]);
  expect(nextEntry([], null, 1)).toBeNull();
});
