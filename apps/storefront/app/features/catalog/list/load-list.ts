import type { CallOutput, ProductQuery } from "@shop/contract/types";
import { answered, type LoaderContext } from "../../../lib/answered.ts";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { stayWithin } from "../../../lib/links/list-pages.ts";
import { packProducts, type CardRows } from "../card/card-product.ts";
import { packFacets, type FacetText } from "./facet-text.ts";
import { isOrdered, isVariation, productQuery, readListQuery, withoutChoices, writeListQuery, type ListBase, type ListQuery } from "./list-query.ts";

export interface Crumb {
  name: string;
  to: string;
}

/** A way to a narrower list, such as a sub-category. */
export interface ListChip {
  id: number;
  name: string;
  to: string;
  image: string;
}

/** What a list page is about, before anything is chosen on it. */
export interface ListPlace {
  /** Without language prefix and query. */
  path: string;
  base: ListBase;
  scope: ProductQuery;
  /** The path of the same list for another text, where it is about a text. */
  pathOf?: (text: string) => string;
  /** The one address of this list, where other addresses lead to it too; else its own path. */
  address?: string;
  /** Work is listed, no goods. */
  ofServices?: boolean;
}

type Answer = CallOutput<"products.list">;

export interface LoadedList {
  /** What is chosen next stands here; without a price or promotions that the text searched for names. */
  path: string;
  base: ListBase;
  /** What is counted are services. */
  ofServices: boolean;
  /** What the list is about in the API's words, as `path` says it. */
  scope: ProductQuery;
  query: ListQuery;
  products: CardRows;
  lastPage: number;
  total: number;
  facets: FacetText | null;
  /** A near spelling with results, where the text as typed has none. */
  suggestion: string | null;
  /** Nothing has all of the words searched for: these products have some of them. */
  loose: boolean;
  /** What only mentions what was searched for is left out, since it would come first in the order chosen. */
  leftOut: boolean;
  /** Products with some of the words, after the last of a short list. */
  near: CardRows;
  /** The true address: that of the list itself where this is only another view of it. */
  canonical: string;
  /** Nothing is listed, whatever is chosen: what is filtered or sorted names its true address alone, as `noindex` beside it would be told of both. */
  isEmpty: boolean;
}

function canonicalAddress({ path, base, address = path + writeListQuery(withoutChoices(base)) }: ListPlace, query: ListQuery): string {
  if (query.page === 1 || isVariation(query, base)) return address;
  return `${address}${address.includes("?") ? "&" : "?"}page=${query.page}`;
}

/** A list of a page that has nothing to list in this store. */
export function emptyList(place: ListPlace): LoadedList {
  return {
    path: place.path,
    base: place.base,
    ofServices: false,
    scope: place.scope,
    query: withoutChoices(place.base),
    products: packProducts([]),
    lastPage: 1,
    total: 0,
    facets: null,
    suggestion: null,
    loose: false,
    leftOut: false,
    near: packProducts([]),
    canonical: place.path,
    isEmpty: true,
  };
}

/** Loads one page of a list; a page past its end leads to the last. */
export async function loadList(context: LoaderContext, url: URL, place: ListPlace): Promise<LoadedList> {
  const query = readListQuery(url.searchParams, siteOf(context));
  // Beside a text that asks for another order, that by relevance is a choice like any other.
  const isSorted = url.searchParams.get("sort") === query.sort;
  const asked = productQuery(query, place.scope);
  const answer = answered(await apiOf(context)("products.list", { query: isSorted ? { ...asked, sort: query.sort } : asked }));
  stayWithin(url, answer.last_page);
  const read = readText(place, query, answer, isSorted);
  return {
    path: read.path,
    base: place.base,
    ofServices: place.ofServices ?? answer.facets?.of_services ?? false,
    scope: read.scope,
    query: read.query,
    products: packProducts(answer.data),
    lastPage: answer.last_page,
    total: answer.total,
    // Within a category its sub-categories are links of the page, not a filter.
    facets: answer.facets ? packFacets({ ...answer.facets, categories: place.scope.category_id ? [] : answer.facets.categories }) : null,
    suggestion: answer.suggestion ?? null,
    loose: answer.loose ?? false,
    leftOut: answer.left_out ?? false,
    near: packProducts(answer.near ?? []),
    canonical: canonicalAddress(place, query),
    isEmpty: answer.total === 0 && !isVariation(query, place.base),
  };
}

/**
 * A list as its text has it: where the text searched for held a price or asked for promotions, that is a filter like
 * any other, which stands in the address of whatever is chosen next and can be taken away; where it asks for an order,
 * that is the one chosen until another is.
 */
function readText({ path, pathOf, scope }: ListPlace, query: ListQuery, { said, wished }: Answer, isSorted: boolean): Pick<LoadedList, "path" | "scope" | "query"> {
  if (!pathOf) return { path, scope, query: { ...query, mentions: false } };
  const read = { ...query, ...(said && { priceMin: said.price_min, priceMax: said.price_max, promotion: said.promotion }), ...(wished && { wished, ...(!isSorted && { sort: wished }) }) };
  return { path: said ? pathOf(said.name) : path, scope: said ? { name: said.name } : scope, query: { ...read, mentions: query.mentions && isOrdered(read) } };
}
