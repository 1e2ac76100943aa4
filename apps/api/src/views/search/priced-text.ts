import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database.ts";
import { parseQuery, readPrice, saysToo, type PricedText } from "../../modules/search/public.ts";
import type { Counted } from "./find-products.ts";
import { minorPrices } from "./narrowing.ts";
import { searchIds, type SearchAnswer, type SearchRequest } from "./search-ids.ts";

export interface PricedSearch<Kind extends Counted> {
  /** As it was run: without the price in its text. */
  request: SearchRequest<Kind>;
  answer: SearchAnswer<Kind>;
  /** What of the text was read as a price. */
  priced: PricedText | null;
}

/**
 * What a text finds, with the price that it names as a filter beside those that are chosen. A
 * range that nothing but its place says to be a price is none where products are called so
 * (`lens 70-200`) or where nothing costs that.
 */
export async function searchPriced<Kind extends Counted>({ store }: Pick<Context, "store">, db: Db, request: SearchRequest<Kind>): Promise<PricedSearch<Kind>> {
  const priced = readPrice(request.text, store);
  const asTyped = async () => ({ request, answer: await searchIds(db, request), priced: null });
  if (!priced || (priced.unless && (await saysToo(db, parseQuery(priced.text), priced.unless, request.narrowing)))) return asTyped();
  const { filter } = request;
  const named = minorPrices(store.currency, priced.min, priced.max);
  const within = { ...request, text: priced.text, filter: { ...filter, priceMin: filter.priceMin ?? named.priceMin, priceMax: filter.priceMax ?? named.priceMax } };
  const answer = await searchIds(db, within);
  return priced.unless && answer.total === 0 ? asTyped() : { request: within, answer, priced };
}
