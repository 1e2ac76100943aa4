import { expect, it } from "vitest";
import { recentSearches } from "../../../state/recent-searches.ts";
import { entriesOf, suggestionEntries } from "./suggestion-entries.ts";
import { nextEntry } from "./use-arrow-keys.ts";

const found = { categories: [{ id: 2, name: "Camera", to: "/camera" }], brands: [], products: [] };

it("cycles through the suggestions and the text field", () => {
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

it("offers the results if nothing is suggested, and nothing at all without an answer", () => {
  expect(suggestionEntries({ categories: [], brands: [], products: [] }, "zzz")).toEqual([
    { key: "all", to: "/search/zzz" },
  ]);
  expect(nextEntry([], null, 1)).toBeNull();
});

it("lists recent searches while nothing is typed, and none beside a text that nothing was asked for yet", () => {
  recentSearches.add("phone");
  recentSearches.add("手机");
  expect(entriesOf(null, " ")).toMatchObject([
    { key: "recent-0", to: `/search/${encodeURIComponent("手机")}` },
    { key: "recent-1", to: "/search/phone" },
  ]);
  expect(entriesOf(null, "ph")).toEqual([]);
  expect(entriesOf(found, "cam")).toEqual(suggestionEntries(found, "cam"));
  recentSearches.clear();
  expect(entriesOf(null, "")).toEqual([]);
});
