import type { Sort } from "@shop/contract/types";
import type { Db } from "../../../platform/database/database.ts";
import {
  bestMeet,
  bodiesBeside,
  conditionOf,
  isGood,
  namesSay,
  noneOf,
  parseQuery,
  type Narrowing,
  type Superlative,
} from "../../../modules/search/public.ts";
import type { Counted } from "../counts.ts";
import { orderByFact } from "./order-by-fact.ts";
import { enoughByName, type PricedSearch, type SearchRequest, type Way } from "./request-and-answer.ts";
import { searchIds } from "./search-ids.ts";

/**
 * Searches in the chosen order or, if none is chosen, in that which the text asks for. `cheap phone` means the cheapest
 * phones, not cases for them. A word asks for no order if it is part of a product's name: `new balance`.
 */
export async function searchInOrder<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
): Promise<PricedSearch<Kind>> {
  const { wish, superlative } = parseQuery(request.text);
  if (wish?.name && (await namesSay(db, wish.name, request.narrowing)))
    return searchOrdered(db, { ...request, literal: true }, null);
  if (!wish || wish.sort === "relevance")
    return superlative ? searchMost(db, request, superlative) : searchOrdered(db, request, null);
  const sort = request.unordered ? wish.sort : request.page.sort;
  const ordered = await searchOrdered(db, { ...request, page: { ...request.page, sort } }, wish.sort);
  return ordered.answer.way && !isAlike(ordered.answer.way) ? searchOrdered(db, request, null) : ordered;
}

/** Longest list that is ordered by facts: nobody looks at more pages. */
const mostByFact = 300;

/** Searches for a superlative (`fastest ssd`): the list is in the order of that fact, if enough of the products have it. */
async function searchMost<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  superlative: Superlative,
): Promise<PricedSearch<Kind>> {
  if (request.page.sort !== "relevance") return searchOrdered(db, request, null);
  const { kinds, isLine } = parseQuery(request.text);
  const meant = { ...request, onlyMeant: request.onlyMeant || isLine || kinds.some(isGood) };
  const { answer } = await searchOrdered(
    db,
    { ...meant, page: { sort: "relevance", offset: 0, rows: mostByFact }, counted: "nothing" },
    null,
  );
  const isWhole = answer.way !== null && isAlike(answer.way) && answer.ids.length === answer.total;
  const first = isWhole ? await orderByFact(db, answer.ids, superlative) : null;
  return first
    ? searchOrdered(db, { ...meant, filter: { ...meant.filter, first } }, null)
    : searchOrdered(db, request, null);
}

/**
 * Whether all products that were found have equally many of the words. Only then does an order other than relevance make sense for
 * the list: for `cheapest curved monitor` all monitors, if none is curved. Otherwise those with most of the words must come first.
 */
function isAlike({ demand, query }: Way): boolean {
  return demand === "every" || (query.among !== null && (demand === "most" || query.terms.length < 3));
}

/** Searches in a given order. In an order other than relevance, or within prices, only the things that are meant are kept: otherwise cases would come before phones. */
async function searchOrdered<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  wished: Sort | null,
): Promise<PricedSearch<Kind>> {
  const isKept = wished !== null || request.page.sort !== "relevance" || request.onlyMeant;
  const asked = isKept && !request.mentions ? { ...request, itself: true } : request;
  const answer = await searchIds(db, asked);
  return {
    request: asked,
    answer,
    priced: null,
    wished,
    leftOut: answer.way !== null && (await leavesOut(db, answer.way, answer.looked, request.narrowing)),
  };
}

/**
 * Whether the search left out products that have its words but are not the things that are meant. Looks at heads, in a very
 * large shop only at those of the best-selling products, or, where so little was found that descriptions count too, at bodies.
 */
export async function leavesOut(db: Db, way: Way, looked: number, narrowing: Narrowing): Promise<boolean> {
  const { only, demand, vocabulary } = way;
  if (!only) return false;
  if (looked < enoughByName && demand === "every") return bodiesBeside(db, way, only, narrowing);
  return bestMeet(db, conditionOf({ ...way, only: noneOf(only) }, narrowing, vocabulary.head));
}
