import { expect, it } from "vitest";
import { recentSearches } from "../../../state/recent-searches.ts";
import { entriesOf, suggestionEntries } from "./suggestion-entries.ts";

const found = { categories: [{ id: 2, name: "Camera", to: "/camera" }], brands: [], products: [] };

it("has the suggestions and the way to all results, also if nothing is suggested", () => {
  expect(suggestionEntries(found, "cam")).toEqual([
    { key: "category-2", to: "/camera" },
    { key: "all", to: "/search/cam" },
  ]);
  expect(suggestionEntries({ categories: [], brands: [], products: [] }, "zzz")).toEqual([
    { key: "all", to: "/search/zzz" },
  ]);
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
