import { expect, test } from "vitest";
import { readSearches, searchesMax, withSearch } from "./recent-searches.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

test("the newest is first, once, however its capitals are written", () => {
  expect(withSearch(withSearch(["iPhone 15", "手机"], "កាមេរ៉ា"), "iphone 15")).toEqual(["iphone 15", "កាមេរ៉ា", "手机"]);
});

test("no more are remembered than are shown", () => {
  const many = Array.from({ length: searchesMax }, (_, index) => `phone ${index}`);
  expect(withSearch(many, "camera")).toEqual(["camera", ...many.slice(0, -1)]);
});

test("damaged data count as none", () => {
  expect(readSearches(memoryStorage({ recent_searches: "{" }))).toEqual([]);
  const kept = JSON.stringify([null, "phone", " ", { text: "x" }, 7, "phone", "x".repeat(5000)]);
  expect(readSearches(memoryStorage({ recent_searches: kept }))).toEqual(["phone"]);
});
