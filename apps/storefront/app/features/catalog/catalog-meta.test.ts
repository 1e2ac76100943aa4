import { expect, it } from "vitest";
import { defaultLocale, locales, type Locale } from "@shop/kit/locale";
import "../../i18n/server-messages.ts";
import { searchMeta } from "./catalog-meta.ts";
import { emptyList } from "./list/load-list.ts";

const site = { name: "Angkor Mobile", tagline: "", logo: "" };
const list = {
  ...emptyList({ path: "/search/Galaxy", base: { category: null, brands: [] }, scope: {} }),
  total: 30,
  canonical: "/search/galaxy?page=2",
};
const metaOf = (found: Parameters<typeof searchMeta>[1], locale: Locale = defaultLocale) =>
  searchMeta({ matches: [{ id: "root", loaderData: { site, origin: "https://shop.example", locale } }] }, found);
const describe = (text: string | null) =>
  locales.map((locale) => {
    const meta = metaOf({ text, list: text ? list : null }, locale);
    return meta.flatMap((entry) => ("name" in entry && entry.name === "description" ? [entry.content] : [])).join();
  });

it("describes a page of search results in three languages", () => {
  expect(describe("galaxy")).toEqual([
    "What Angkor Mobile has for “galaxy”, with prices and what is in stock.",
    "ផលិតផលនៅ Angkor Mobile សម្រាប់ «galaxy» ព្រមទាំងតម្លៃ និងស្តុក។",
    "Angkor Mobile 与“galaxy”相关的商品、价格和库存。",
  ]);
  expect(describe(null).every(Boolean)).toBe(true);
});

it("tells the pages of a search apart in the browser's history", () => {
  const titleOf = (page: number) =>
    metaOf({ text: "galaxy", list: { ...list, query: { ...list.query, page } } }).find((entry) => "title" in entry);
  expect(titleOf(1)).toEqual({ title: "Results for “galaxy” · Angkor Mobile" });
  expect(titleOf(2)).toEqual({ title: "Results for “galaxy” (page 2) · Angkor Mobile" });
});

it("lets search engines index only successful searches, each under one canonical URL", () => {
  const robots = { name: "robots", content: "noindex, follow" };
  const found = metaOf({ text: "Galaxy", list });
  expect(found).not.toContainEqual(robots);
  expect(found).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shop.example/search/galaxy?page=2",
  });
  for (const other of [{ ...list, total: 0 }, { ...list, loose: true }, null])
    expect(metaOf({ text: other && "Galaxy", list: other })).toContainEqual(robots);
});
