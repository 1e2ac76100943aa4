import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicAddress } from "../../../lib/pages/public-pages.ts";
import {
  countChoices,
  countQuery,
  isVariation,
  productQuery,
  readListQuery,
  withoutChoices,
  writeListQuery,
  type ListQuery,
} from "./list-query.ts";

const read = (search: string, currency: "USD" | "KHR" = "USD", rate: number | null = 4000) =>
  readListQuery(new URLSearchParams(search), { currency, riel_rate: rate });
const nothing = { category: null, brands: [] };

it("counts products in the chosen order where the search text asks for another one", () => {
  const cheapest: ListQuery = { ...withoutChoices(nothing), wished: "price_asc" };
  expect(countQuery(cheapest, { name: "cheapest phone" })).toEqual({
    name: "cheapest phone",
    sort: "relevance",
    row_per_page: 1,
  });
  expect(countQuery(withoutChoices(nothing), { name: "phone" })).toEqual({ name: "phone", row_per_page: 1 });
});

describe("the URL of a list", () => {
  it("contains what the shopper chose", () => {
    expect(
      read(
        "cat_id=2&brand_id=19&brand_id=20&price_min=10&price_max=99.5&in_stock=1&promotion=1&filter=resolution:4 MP&sort=price_asc&page=3",
      ),
    ).toEqual({
      category: 2,
      brands: [19, 20],
      sort: "price_asc",
      mentions: false,
      priceMin: 10,
      priceMax: 99.5,
      inStock: true,
      promotion: true,
      attributes: ["resolution:4 MP"],
      page: 3,
    });
  });

  it("omits the order that the search text asks for, and names any other", () => {
    const wished = { ...withoutChoices(nothing), wished: "price_asc" } as const;
    expect(writeListQuery({ ...wished, sort: "price_asc" })).toBe("");
    expect(writeListQuery({ ...wished, sort: "relevance" })).toBe("?sort=relevance");
    expect(writeListQuery({ ...wished, sort: "name", page: 2 })).toBe("?sort=name&page=2");
  });

  it("keeps `mentions` only in an order other than relevance", () => {
    const mentions = { ...withoutChoices(nothing), mentions: true };
    expect(writeListQuery(mentions)).toBe("");
    expect(writeListQuery({ ...mentions, sort: "price_asc" })).toBe("?sort=price_asc&mentions=1");
    expect(writeListQuery({ ...mentions, sort: "price_asc", wished: "price_asc" })).toBe("?mentions=1");
    expect(productQuery(read("sort=name&mentions=1"), { name: "phone" })).toMatchObject({
      sort: "name",
      mentions: true,
    });
  });

  it("has only parameters that are part of the page cache's key", () => {
    const all = {
      ...withoutChoices(nothing),
      category: 2,
      brands: [19],
      sort: "name",
      mentions: true,
      priceMin: 1,
      priceMax: 2,
      inStock: true,
      promotion: true,
      attributes: ["a:b"],
      page: 2,
    } as const;
    const url = new URL(
      `http://shop.example/search/phone${writeListQuery({ ...all, brands: [19], attributes: ["a:b"] })}`,
    );
    const kept = new URL(publicAddress(url)!, url);
    expect([...kept.searchParams].toSorted()).toEqual([...url.searchParams].toSorted());
    expect(url.searchParams.size).toBe(Object.keys(all).length);
  });

  it("means the first page if the page is not a positive integer", () => {
    for (const page of ["-1", "0", "1.5", "abc", "", "１", "1e3"]) expect(read(`page=${page}`).page).toBe(1);
  });

  it("ignores unknown values", () => {
    expect(
      read(
        "colour=red&sort=cheapest&cat_id=x&cat_id=2&brand_id=-4&brand_id=99999999999&in_stock=maybe&filter=noseparator&filter=:x&filter=x:&filter=x:%00y",
      ),
    ).toEqual(withoutChoices(nothing));
  });

  it("reads prices as people write them", () => {
    for (const text of ["1500", "១៥០០", "１５００", "1,500", "$1,500", "1.500", "១.៥០០", "1,500.00", "1.500,00"])
      expect([text, read(`price_min=${encodeURIComponent(text)}`).priceMin]).toEqual([text, 1500]);
    for (const text of ["ten", "1.5.0", "-1", "$"])
      expect([text, read(`price_min=${encodeURIComponent(text)}`).priceMin]).toEqual([text, null]);
  });

  it("converts prices with the sign of the other currency at the store's rate", () => {
    const priceOf = (text: string, ...money: ["USD" | "KHR", number | null]) =>
      read(`price_max=${encodeURIComponent(text)}`, ...money).priceMax;
    expect([
      priceOf("800.000៛", "KHR", null),
      priceOf("1.200.000", "KHR", null),
      priceOf("12,5", "USD", null),
      priceOf("12.50", "USD", null),
    ]).toEqual([800_000, 1_200_000, 12.5, 12.5]);
    expect([
      priceOf("800,000៛", "USD", 4100),
      priceOf("៨០០០០០៛", "USD", null),
      priceOf("800,000៛", "KHR", null),
    ]).toEqual([195.12, null, 800_000]);
    expect([priceOf("$20", "KHR", 4100), priceOf("$20", "KHR", null)]).toEqual([82_000, null]);
  });

  it("swaps a minimum price above the maximum", () => {
    expect(read("price_min=500&price_max=20")).toMatchObject({ priceMin: 20, priceMax: 500 });
  });

  it("ignores the empty fields of a form sent without script", () => {
    expect(read("price_min=&price_max=&sort=relevance&cat_id=")).toEqual(withoutChoices(nothing));
  });

  it("limits the number and the length of filter values", () => {
    const many = Array.from({ length: 100 }, (_, index) => `filter=a:${index}`).join("&");
    expect(read(many).attributes).toHaveLength(40);
    expect(read(`filter=a:${"x".repeat(300)}`).attributes).toEqual([]);
  });

  it("is the same for the same list, however it was requested", () => {
    const name = fc.constantFrom(
      "cat_id",
      "brand_id",
      "sort",
      "price_min",
      "price_max",
      "in_stock",
      "promotion",
      "mentions",
      "filter",
      "page",
      "other",
    );
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom("1", "name", "resolution:4 MP", "colour:ខ្មៅ"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const written = writeListQuery(read(String(new URLSearchParams(pairs))));
        expect(writeListQuery(read(written.slice(1)))).toBe(written);
      }),
    );
    expect(writeListQuery(read("page=2&brand_id=20&sort=name&brand_id=19&cat_id=2"))).toBe(
      "?cat_id=2&brand_id=19&brand_id=20&sort=name&page=2",
    );
    expect(writeListQuery(read(""))).toBe("");
  });
});

describe("choices on a list", () => {
  const base = { category: 2, brands: [] };

  it("do not include what the page itself is about", () => {
    expect(countChoices(read("cat_id=2&page=2"), base)).toBe(0);
    expect(
      countChoices(read("cat_id=2&brand_id=19&brand_id=20&price_min=5&price_max=9&in_stock=1&filter=a:b"), base),
    ).toBe(5);
  });

  it("make the list a variation, as sorting does, but a further page does not", () => {
    expect(isVariation(read("cat_id=2&page=2"), base)).toBe(false);
    expect(isVariation(read("cat_id=2&sort=name"), base)).toBe(true);
    expect(isVariation(read("cat_id=2&promotion=1"), base)).toBe(true);
  });

  it("are cleared without the page's own category and brand", () => {
    expect(writeListQuery(withoutChoices({ category: 2, brands: [] }))).toBe("?cat_id=2");
  });
});

describe("the API query of a list", () => {
  it("stays within what the page is about, whatever the URL says", () => {
    expect(productQuery(read("cat_id=7&promotion=0&page=2"), { category_id: 1, sub_category_id: 7 })).toEqual({
      category_id: 1,
      sub_category_id: 7,
      facets: true,
      page: 2,
      row_per_page: 24,
    });
  });
});
