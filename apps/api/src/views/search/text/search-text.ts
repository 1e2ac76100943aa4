import type { Sort } from "@shop/contract/types";
import type { Db } from "../../../platform/database/database.ts";
import { bestMeet, bodiesBeside, conditionOf, goodsSay, isGood, namesSay, noneOf, parseQuery, readPrice, saysToo, type Narrowing, type PriceMoney, type PricedText, type Superlative } from "../../../modules/search/public.ts";
import type { Counted } from "../find-products.ts";
import { orderByFact } from "./order-by-fact.ts";
import { readPlaces } from "./read-places.ts";
import { minorPrices } from "../narrowing.ts";
import { enoughByName, searchIds, type SearchAnswer, type SearchRequest, type Way } from "./search-ids.ts";

export interface PricedSearch<Kind extends Counted> {
  /** As it was run: without the price in its text. */
  request: SearchRequest<Kind>;
  answer: SearchAnswer<Kind>;
  /** The price that was read from the text. */
  priced: PricedText | null;
  /** The order that the text asks for. */
  wished: Sort | null;
  /** Whether products that only mention the goods that are meant were left out. */
  leftOut: boolean;
}

/**
 * Searches a text that may ask for a price, a promotion or an order:
 * - a price becomes a filter, in addition to the chosen ones. A bare range or number is no price if products have it in
 *   their names (`lens 70-200`) or if nothing costs that;
 * - if the text asks for promotions, only those are returned, unless there are none;
 * - an order that it asks for applies if the shopper has chosen none.
 */
export async function searchText<Kind extends Counted>(context: { store: PriceMoney }, db: Db, request: SearchRequest<Kind>): Promise<PricedSearch<Kind>> {
  const { isReduced, kinds } = parseQuery(request.text);
  if (!isReduced || request.filter.promotion !== undefined) return searchWithin(context, db, request);
  const reduced = await searchWithin(context, db, { ...request, onlyMeant: kinds.some(isGood), filter: { ...request.filter, promotion: true } });
  return reduced.answer.total > 0 ? reduced : searchWithin(context, db, request);
}

async function searchWithin<Kind extends Counted>({ store }: { store: PriceMoney }, db: Db, request: SearchRequest<Kind>): Promise<PricedSearch<Kind>> {
  const priced = readPrice(request.text, store);
  const isName = priced?.unless && (await (priced.guessed ? goodsSay : saysToo)(db, parseQuery(priced.text), priced.unless, request.narrowing));
  if (!priced || isName) return searchWished(db, request);
  const { filter } = request;
  const named = minorPrices(store.currency, priced.min, priced.max);
  const { kinds, isLine } = parseQuery(priced.text);
  const onlyMeant = kinds.some(isGood) || (isLine && priced.guessed === true);
  const within = { ...request, text: priced.text, onlyMeant, filter: { ...filter, priceMin: filter.priceMin ?? named.priceMin, priceMax: filter.priceMax ?? named.priceMax } };
  const found = await searchWished(db, within);
  const isClear = !(priced.unless || priced.guessed);
  if (request.typing && isClear) {
    // A price that is still being typed may become greater. If nothing costs so little, goods of any price are suggested.
    const meant = isLine && !onlyMeant && found.answer.total > 0 ? await searchWished(db, { ...within, onlyMeant: true }) : found;
    if (meant.answer.total === 0) return searchWished(db, { ...request, text: priced.text });
  }
  if (found.answer.total > 0 || isClear) return { ...found, priced };
  const typed = await searchWished(db, request);
  // If no name has the number either, the text is searched without it.
  return priced.unless || typed.answer.way?.demand === "every" ? typed : searchWished(db, { ...request, text: priced.text });
}

/**
 * Searches in the chosen order or, if none is chosen, in that which the text asks for. `cheap phone` means the cheapest
 * phones, not cases for them. A word asks for no order if it is part of a product's name: `new balance`.
 */
async function searchWished<Kind extends Counted>(db: Db, request: SearchRequest<Kind>): Promise<PricedSearch<Kind>> {
  const { wish, superlative } = parseQuery(request.text);
  if (wish?.name && (await namesSay(db, wish.name, request.narrowing))) return searchOrdered(db, { ...request, literal: true }, null);
  if (!wish || wish.sort === "relevance") return superlative ? searchMost(db, request, superlative) : searchOrdered(db, request, null);
  const sort = request.unordered ? wish.sort : request.page.sort;
  const ordered = await searchOrdered(db, { ...request, page: { ...request.page, sort } }, wish.sort);
  return ordered.answer.way && !isAlike(ordered.answer.way) ? searchOrdered(db, request, null) : ordered;
}

/** Longest list that is ordered by facts: nobody looks at more pages. */
const mostByFact = 300;

/** Searches for a superlative (`fastest ssd`): the list is in the order of that fact, if enough of the products have it. */
async function searchMost<Kind extends Counted>(db: Db, request: SearchRequest<Kind>, superlative: Superlative): Promise<PricedSearch<Kind>> {
  if (request.page.sort !== "relevance") return searchOrdered(db, request, null);
  const { kinds, isLine } = parseQuery(request.text);
  const meant = { ...request, onlyMeant: request.onlyMeant || isLine || kinds.some(isGood) };
  const { answer } = await searchOrdered(db, { ...meant, page: { sort: "relevance", offset: 0, rows: mostByFact }, counted: "nothing" }, null);
  const isWhole = answer.way !== null && isAlike(answer.way) && answer.ids.length === answer.total;
  const first = isWhole ? await orderByFact(db, answer.ids, superlative) : null;
  return first ? searchOrdered(db, { ...meant, filter: { ...meant.filter, first } }, null) : searchOrdered(db, request, null);
}

/**
 * Whether all products that were found have equally many of the words. Only then does an order other than relevance make sense for
 * the list: for `cheapest curved monitor` all monitors, if none is curved. Otherwise those with most of the words must come first.
 */
function isAlike({ demand, query }: Way): boolean {
  return demand === "every" || (query.among !== null && (demand === "most" || query.terms.length < 3));
}

/** Searches in a given order. In an order other than relevance, or within prices, only the things that are meant are kept: otherwise cases would come before phones. */
async function searchOrdered<Kind extends Counted>(db: Db, request: SearchRequest<Kind>, wished: Sort | null): Promise<PricedSearch<Kind>> {
  const isKept = wished !== null || request.page.sort !== "relevance" || request.onlyMeant;
  const asked = isKept && !request.mentions ? { ...request, itself: await readPlaces(db) } : request;
  const answer = await searchIds(db, asked);
  return { request: asked, answer, priced: null, wished, leftOut: answer.way !== null && (await leavesOut(db, answer.way, answer.looked, request.narrowing)) };
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
