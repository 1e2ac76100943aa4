import type { Facets, Sort } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import {
  candidates,
  everyMember,
  members,
  mostCandidates,
  type Narrowing,
  type PricedText,
} from "../../modules/search/public.ts";
import { applyFilters } from "./text/apply-filters.ts";
import { cachedPlaces } from "./text/cached-places.ts";
import { countFacets } from "./facets/count-facets.ts";
import { countProducts, type FoundProducts, type PageOf } from "./find-products.ts";
import type { AskedListing } from "./listing-filter.ts";
import { findInWholeOrder } from "./in-whole-order.ts";
import { countFromCache } from "./facets/cached-facets.ts";
import { listingFilterOf, narrowingOf, readFilters } from "./narrowing.ts";
import { findSimilar } from "./text/find-similar.ts";
import { searchText } from "./text/search-text.ts";
import type { SearchRequest } from "./text/request-and-answer.ts";
import { bestSelling } from "./shelves/best-selling.ts";
import { wholeShelf } from "./shelves/whole-shelf.ts";
import { runWithTimeout } from "./run-with-timeout.ts";

type Query = Input<"products.list">["query"];

export interface SearchedList {
  ids: number[];
  /** The relevance of each. */
  scores: number[];
  total: number;
  /** Products found, before the price. */
  looked: number;
  facets: Facets | null;
  suggestion: string | null;
  /** Whether everything found has all of the words; false where there is nothing. */
  certain: boolean;
  /** What a short list is continued by, where it is asked for. */
  near: number[];
  /** What of the text was read as a price. */
  priced: PricedText | null;
  /** Whether only what is on promotion was looked at. */
  promotion: boolean;
  /** The order that the text asks for. */
  wished: Sort | null;
  /** Whether what only mentions the things that are meant was left out. */
  leftOut: boolean;
}

const nothing: SearchedList = {
  ids: [],
  scores: [],
  total: 0,
  looked: 0,
  facets: null,
  suggestion: null,
  certain: false,
  near: [],
  priced: null,
  promotion: false,
  wished: null,
  leftOut: false,
};

/** A page of what a text finds, with the filters for it; by what variants cost where such are asked for. */
export function searchProducts(
  context: Context,
  query: Query,
  text: string,
  page: { offset: number; rows: number },
  asked?: readonly AskedListing[],
): Promise<SearchedList> {
  return runWithTimeout(context, nothing, async (tx) => {
    const filters = await readFilters(tx, query.filter);
    const narrowing = narrowingOf(context, query, filters);
    const { storeId } = narrowing;
    const request: SearchRequest<"everything" | "nothing"> = {
      text,
      narrowing,
      places: () => cachedPlaces(context, tx),
      filter: listingFilterOf(context, query, asked),
      page: { sort: sortOf(query), ...page },
      counted: query.facets ? "everything" : "nothing",
      unordered: query.sort === undefined,
      mentions: query.mentions,
    };
    const searched = hasChoices(query)
      ? await applyFilters(
          tx,
          await searchText(context, tx, {
            ...request,
            narrowing: { storeId },
            filter: { storeId, at: request.filter.at },
            page: { ...request.page, offset: 0 },
            counted: "nothing",
          }),
          request,
        )
      : await searchText(context, tx, request);
    const { answer, priced, wished, leftOut } = searched;
    const { way, counts, ...found } = answer;
    const near = query.near ? await findSimilar(tx, searched.request, answer) : [];
    const source = (narrower: Narrowing) => ({ rows: candidates(way!, narrower, mostCandidates) });
    const facets =
      counts &&
      (await countFacets(tx, counts, {
        context,
        narrowing,
        filter: searched.request.filter,
        filters,
        source,
        ofText: true,
      }));
    return {
      ...found,
      certain: way?.demand === "every",
      near,
      priced,
      promotion: searched.request.filter.promotion === true,
      wished,
      leftOut,
      facets,
    };
  });
}

const hasChoices = ({ category_id, brand_id, filter, in_stock, promotion, price_min, price_max }: Query) =>
  [category_id, brand_id, filter, in_stock, promotion, price_min, price_max].some((choice) => choice !== undefined);

type Filtered = Pick<FoundProducts<"nothing">, "ids" | "total" | "looked" | "partial">;

/** A page of a list without text that is narrowed by attributes. */
export function filterProducts(
  context: Context,
  query: Query,
  page: Omit<PageOf, "sort">,
  asked?: readonly AskedListing[],
): Promise<Filtered> {
  return runWithTimeout<Filtered>(context, { ...nothing, partial: false }, async (tx) => {
    const narrowing = narrowingOf(context, query, await readFilters(tx, query.filter));
    const filter = listingFilterOf(context, query, asked);
    const ordered = { sort: sortOf(query), ...page };
    return findInWholeOrder(
      tx,
      { rows: members(narrowing) },
      { everything: everyMember(narrowing), narrowing, filter, page: ordered, most: mostCandidates },
      "nothing",
    );
  });
}

/**
 * The filters of a list without text. Very long lists are counted by their best-selling part. For a page
 * that will be cached they are counted in memory, where the same changes drop them as drop the page.
 */
export function readFacets(context: Context, query: Query, asked?: readonly AskedListing[]): Promise<Facets | null> {
  return runWithTimeout<Facets | null>(context, null, async (tx) => {
    const filters = await readFilters(tx, query.filter);
    const narrowing = narrowingOf(context, query, filters);
    const filter = listingFilterOf(context, query, asked);
    const source = async (narrower: Narrowing) =>
      (await wholeShelf(tx, narrower, filter)) ?? bestSelling(narrower, filter) ?? { rows: members(narrower) };
    const isWhole = async () => (await wholeShelf(tx, narrowing, filter)) !== undefined;
    const isCached = context.caller.cacheTags && !asked;
    const counts =
      (isCached && (await countFromCache(context, narrowing, filter, isWhole))) ||
      (await countProducts(tx, await source(narrowing), filter));
    return countFacets(tx, counts, { context, narrowing, filter, filters, source, ofText: false });
  });
}

const sortOf = (query: Query): Sort => query.sort ?? "relevance";
