import type { CallOutput, ProductQuery } from "@shop/contract/types";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { stayWithin } from "../../../lib/links/list-pages.ts";
import { packProducts, type CardRows } from "../card/card-product.ts";
import { atLeast } from "./at-least.ts";
import { packFacets, type FacetText } from "./facet-text.ts";
import {
  isOrdered,
  isVariation,
  productQuery,
  readListQuery,
  withoutChoices,
  writeListQuery,
  type ListBase,
  type ListQuery,
} from "./list-query.ts";

export interface Crumb {
  name: string;
  to: string;
}

/** A link to a narrower list, such as a sub-category. */
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
  /** For a search: the path of the same list with another text. */
  pathOf?: (text: string) => string;
  /** The canonical path, if several URLs lead to this list; default: its own path. */
  address?: string;
  /** Lists services only. */
  ofServices?: boolean;
}

type Answer = CallOutput<"products.list">;

export interface LoadedList {
  /** Base path for further choices; for a search without the price or promotion that its text contained. */
  path: string;
  base: ListBase;
  /** The listed products are services. */
  ofServices: boolean;
  /** What the list is about, as an API query. */
  scope: ProductQuery;
  query: ListQuery;
  products: CardRows;
  lastPage: number;
  total: number;
  /** Shown instead of `total` where only a part of what there is was looked at: "1,000+". */
  atLeast?: string;
  facets: FacetText | null;
  /** A similar spelling with results, if the text as typed has none. */
  suggestion: string | null;
  /** No product has all of the words; these have some of them. */
  loose: boolean;
  /** Products that merely mention what was searched for were left out, because they would come first in this order. */
  leftOut: boolean;
  /** Products with some of the words, to extend a short list. */
  near: CardRows;
  /** The canonical URL: that of the plain list if this is a filtered or sorted view. */
  canonical: string;
  /**
   * The list is empty even without filters. A filtered view then gets no `noindex`, because search
   * engines would apply it to the canonical URL as well.
   */
  isEmpty: boolean;
}

function canonicalAddress(
  { path, base, address = path + writeListQuery(withoutChoices(base)) }: ListPlace,
  query: ListQuery,
): string {
  if (query.page === 1 || isVariation(query, base)) return address;
  return `${address}${address.includes("?") ? "&" : "?"}page=${query.page}`;
}

/** The list of a page that has no products in this store. */
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

/** Loads one page of a list; redirects from a page past the end to the last one. */
export async function loadList(context: LoaderContext, url: URL, place: ListPlace): Promise<LoadedList> {
  const query = readListQuery(url.searchParams, siteOf(context));
  // If the search text asks for an order, choosing "relevance" explicitly overrides it.
  const isSorted = url.searchParams.get("sort") === query.sort;
  const input = productQuery(query, place.scope);
  const answer = unwrapAnswer(
    await apiOf(context)("products.list", { query: isSorted ? { ...input, sort: query.sort } : input }),
  );
  stayWithin(url, answer.last_page);
  const read = readText(place, query, answer, isSorted);
  // Only a part of a long list is looked at. A search found at least what it looked at.
  const inStock = answer.facets?.in_stock;
  const isPartOfSearch = place.pathOf !== undefined && (inStock?.count === null || inStock?.at_least);
  return {
    path: read.path,
    base: place.base,
    ofServices: place.ofServices ?? answer.facets?.of_services ?? false,
    scope: read.scope,
    query: read.query,
    products: packProducts(answer.data),
    lastPage: answer.last_page,
    total: answer.total,
    ...((isPartOfSearch || answer.at_least) && { atLeast: atLeast(answer.total) }),
    // Within a category, sub-categories are links on the page, not a filter.
    facets: answer.facets
      ? packFacets({ ...answer.facets, categories: place.scope.category_id ? [] : answer.facets.categories })
      : null,
    suggestion: answer.suggestion ?? null,
    loose: answer.loose ?? false,
    leftOut: answer.left_out ?? false,
    near: packProducts(answer.near ?? []),
    canonical: canonicalAddress(place, query),
    isEmpty: answer.total === 0 && !isVariation(query, place.base),
  };
}

/**
 * Applies what the API understood from the search text. A price or promotion in the text becomes
 * a filter like any other: it is part of the URLs of further choices and can be removed. A sort order in
 * the text applies until another is chosen.
 */
function readText(
  { path, pathOf, scope }: ListPlace,
  query: ListQuery,
  { said, wished }: Answer,
  isSorted: boolean,
): Pick<LoadedList, "path" | "scope" | "query"> {
  if (!pathOf) return { path, scope, query: { ...query, mentions: false } };
  const read = {
    ...query,
    ...(said && { priceMin: said.price_min, priceMax: said.price_max, promotion: said.promotion }),
    ...(wished && { wished, ...(!isSorted && { sort: wished }) }),
  };
  return {
    path: said ? pathOf(said.name) : path,
    scope: said ? { name: said.name } : scope,
    query: { ...read, mentions: query.mentions && isOrdered(read) },
  };
}
