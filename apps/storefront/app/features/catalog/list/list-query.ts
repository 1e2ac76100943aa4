import { highestPrice, longestChoice, mostChoices } from "@shop/contract/limits";
import type { ProductQuery, SiteInfo, Sort } from "@shop/contract/types";
import { idOf } from "../../../lib/links/id-of.ts";
import { pageNumberOf } from "../../../lib/links/list-pages.ts";

export const sorts = ["relevance", "newest", "price_asc", "price_desc", "name"] as const satisfies readonly Sort[];

/** Products per page; fills whole rows of two, three or four. */
const productsPerPage = 24;

/** A list's URL, parsed. Anything invalid is ignored. */
export interface ListQuery {
  category: number | null;
  brands: number[];
  sort: Sort;
  /** The sort order that the search text asks for (`cheapest phone`); not repeated in the URL. */
  wished?: Sort;
  /** When not sorted by relevance, also list products that merely mention what was searched for. */
  mentions: boolean;
  /** Decimal major units of the store's currency. */
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  promotion: boolean;
  /** Chosen attribute values as `key:value`. */
  attributes: string[];
  page: number;
}

/** The currency of a store's prices. */
type Money = Pick<SiteInfo, "currency" | "riel_rate">;

/**
 * Parses a price as people write it: with Khmer or full-width digits, thousands separators (comma or
 * point, since no currency has three decimals) and a currency sign. The sign of the other currency
 * converts it at the store's rate; without a rate it is not a price.
 */
function priceOf(written: string | null, { currency, riel_rate: rate }: Money): number | null {
  const text = written?.normalize("NFKC") ?? "";
  const digits = text.replace(/[$៛\s]/g, "").replace(/[០-៩]/g, (digit) => String(digit.charCodeAt(0) - 0x17e0));
  const plain = digits.replace(/[,.](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const worth = text.includes(currency === "USD" ? "៛" : "$") ? rate && (currency === "USD" ? 1 / rate : rate) : 1;
  return /^\d{1,12}(\.\d+)?$/.test(plain)
    ? worth && Math.min(Math.round(Number(plain) * worth * 100) / 100, highestPrice)
    : null;
}

type Prices = [min: number | null, max: number | null];
const inOrder = (...prices: Prices): Prices =>
  prices.sort((min, max) => (min !== null && max !== null ? min - max : 0)) as Prices;

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Parses a list's URL for a store. Swaps a minimum price above the maximum. */
export function readListQuery(search: URLSearchParams, money: Money): ListQuery {
  const sort = search.get("sort");
  const [priceMin, priceMax] = inOrder(
    priceOf(search.get("price_min"), money),
    priceOf(search.get("price_max"), money),
  );
  const brands = search.getAll("brand_id").map(idOf);
  return {
    category: idOf(search.get("cat_id")),
    brands: unique(brands.filter((id) => id !== null)).slice(0, mostChoices),
    sort: sorts.find((known) => known === sort) ?? "relevance",
    mentions: search.get("mentions") === "1",
    priceMin,
    priceMax,
    inStock: search.get("in_stock") === "1",
    promotion: search.get("promotion") === "1",
    attributes: unique(
      search
        .getAll("filter")
        .filter((choice) => choice.length <= longestChoice && /^[^:\p{Cc}]+:\P{Cc}+$/u.test(choice)),
    ).slice(0, mostChoices),
    page: pageNumberOf(search),
  };
}

/** Whether a list is sorted other than by relevance, by choice or by its search text. */
export const isOrdered = ({ sort, wished }: Pick<ListQuery, "sort" | "wished">): boolean =>
  (wished ?? sort) !== "relevance";

/** The query string of a list, in a fixed order, so that each list has one URL. */
export function writeListQuery(query: ListQuery): string {
  const search = new URLSearchParams();
  if (query.category !== null) search.set("cat_id", String(query.category));
  for (const brand of query.brands.toSorted((a, b) => a - b)) search.append("brand_id", String(brand));
  if (query.priceMin !== null) search.set("price_min", String(query.priceMin));
  if (query.priceMax !== null) search.set("price_max", String(query.priceMax));
  if (query.inStock) search.set("in_stock", "1");
  if (query.promotion) search.set("promotion", "1");
  for (const choice of query.attributes.toSorted()) search.append("filter", choice);
  if (query.sort !== (query.wished ?? "relevance")) search.set("sort", query.sort);
  if (query.mentions && isOrdered(query)) search.set("mentions", "1");
  if (query.page > 1) search.set("page", String(query.page));
  return search.size > 0 ? `?${search}` : "";
}

/** What a list page is about before anything is chosen: a category of /category, a brand, or neither. */
export type ListBase = Pick<ListQuery, "category" | "brands">;

/** The same page without filters, on its first page. */
export function withoutChoices(base: ListBase): ListQuery {
  return {
    ...base,
    sort: "relevance",
    mentions: false,
    priceMin: null,
    priceMax: null,
    inStock: false,
    promotion: false,
    attributes: [],
    page: 1,
  };
}

/** The list without filters, in its current order. */
export const cleared = ({ sort, wished }: ListQuery, base: ListBase): ListQuery => ({
  ...withoutChoices(base),
  sort,
  wished,
});

/** Number of filters beyond what the page itself is about. */
export function countChoices(query: ListQuery, base: ListBase): number {
  return (
    Number(query.category !== base.category) +
    query.brands.filter((brand) => !base.brands.includes(brand)).length +
    Number(query.priceMin !== null || query.priceMax !== null) +
    Number(query.inStock) +
    Number(query.promotion) +
    Number(query.mentions) +
    query.attributes.length
  );
}

/** Whether the URL is a filtered or sorted view of a list that has a canonical URL. */
export function isVariation(query: ListQuery, base: ListBase): boolean {
  return query.sort !== "relevance" || countChoices(query, base) > 0;
}

/** The API query for a list's number of products. `scope` is what the page is about. */
export function countQuery(query: ListQuery, scope: ProductQuery): ProductQuery {
  return { ...choicesIn(query), ...scope, row_per_page: 1 };
}

/** The API query for a list. */
export function productQuery(query: ListQuery, scope: ProductQuery): ProductQuery {
  return {
    ...choicesIn(query),
    ...scope,
    facets: true,
    ...(scope.name !== undefined && { near: true }),
    page: query.page,
    row_per_page: productsPerPage,
  };
}

function choicesIn(query: ListQuery): ProductQuery {
  return {
    ...(query.brands.length > 0 && { brand_id: query.brands }),
    ...(query.category !== null && { category_id: query.category }),
    ...(query.priceMin !== null && { price_min: query.priceMin }),
    ...(query.priceMax !== null && { price_max: query.priceMax }),
    ...(query.inStock && { in_stock: true }),
    ...(query.promotion && { promotion: true }),
    ...(query.attributes.length > 0 && { filter: query.attributes }),
    // If the search text asks for an order, "relevance" has to be sent explicitly.
    ...((query.wished || query.sort !== "relevance") && { sort: query.sort }),
    ...(query.mentions && { mentions: true }),
  };
}
