import type { Db } from "../../../platform/database/database.ts";
import {
  goodsSay,
  isCertain,
  namesGoods,
  parseQuery,
  readPrice,
  saysToo,
  type PricedText,
  type PriceMoney,
} from "../../../modules/search/public.ts";
import type { Counted } from "../counts.ts";
import { minorPrices } from "../narrowing.ts";
import type { PricedSearch, SearchRequest } from "./request-and-answer.ts";
import { searchInOrder } from "./search-in-order.ts";

/**
 * Searches a text that may ask for a price, a promotion or an order:
 * - a price becomes a filter, in addition to the chosen ones. A bare range or number is no price if products have it in
 *   their names (`lens 70-200`) or if nothing costs that;
 * - if the text asks for promotions, only those are returned, unless there are none;
 * - an order that it asks for applies if the shopper has chosen none.
 */
export async function searchText<Kind extends Counted>(
  context: { store: PriceMoney },
  db: Db,
  request: SearchRequest<Kind>,
): Promise<PricedSearch<Kind>> {
  const query = parseQuery(request.text);
  if (!query.isReduced || request.filter.promotion !== undefined) return searchCorrected(context, db, request);
  const reduced = await searchPriced(context, db, {
    ...request,
    onlyMeant: namesGoods(query),
    filter: { ...request.filter, promotion: true },
  });
  return reduced.answer.total > 0 ? reduced : searchCorrected(context, db, request);
}

/** Also reads a price whose words were misspelt: `case uder 10`. */
async function searchCorrected<Kind extends Counted>(
  context: { store: PriceMoney },
  db: Db,
  request: SearchRequest<Kind>,
): Promise<PricedSearch<Kind>> {
  const typed = await searchPriced(context, db, request);
  const { suggestion } = typed.answer;
  if (suggestion === null || typed.priced !== null || !asksForPrice(suggestion, context.store)) return typed;
  const meant = await searchPriced(context, db, { ...request, text: suggestion });
  return meant.answer.total > 0 ? { ...meant, answer: { ...meant.answer, suggestion } } : typed;
}

/** Whether a text certainly asks for a price. */
function asksForPrice(text: string, money: PriceMoney): boolean {
  const price = readPrice(text, money);
  return price !== null && isCertain(price);
}

async function searchPriced<Kind extends Counted>(
  { store }: { store: PriceMoney },
  db: Db,
  request: SearchRequest<Kind>,
): Promise<PricedSearch<Kind>> {
  const priced = await readMeantPrice(db, store, request);
  if (priced === null) return searchInOrder(db, request);
  const { filter } = request;
  const query = parseQuery(priced.text);
  const { isLine } = query;
  const onlyMeant = namesGoods(query) || (isLine && priced.guessed === true);
  const named = minorPrices(store.currency, priced.min, priced.max);
  const within = {
    ...request,
    text: priced.text,
    onlyMeant,
    filter: { ...filter, priceMin: filter.priceMin ?? named.priceMin, priceMax: filter.priceMax ?? named.priceMax },
  };
  const atAnyPrice = () => searchInOrder(db, { ...request, text: priced.text });
  const found = await searchInOrder(db, within);
  if (isCertain(priced)) {
    if (!request.typing) return { ...found, priced };
    // A price that is still being typed may become greater. If nothing costs so little, goods of any price are suggested.
    const meant =
      isLine && !onlyMeant && found.answer.total > 0 ? await searchInOrder(db, { ...within, onlyMeant: true }) : found;
    return meant.answer.total > 0 ? { ...found, priced } : atAnyPrice();
  }
  if (found.answer.total > 0) return { ...found, priced };
  const typed = await searchInOrder(db, request);
  // If no name has the number either, the text is searched without it.
  return priced.unless || typed.answer.way?.demand === "every" ? typed : atAnyPrice();
}

/** The price that a text asks for; null if it asks for none, or if its number is in the names of products. */
async function readMeantPrice(
  db: Db,
  money: PriceMoney,
  { text, narrowing }: SearchRequest<Counted>,
): Promise<PricedText | null> {
  const priced = readPrice(text, money);
  if (!priced?.unless) return priced;
  const isSaid = priced.guessed ? goodsSay : saysToo;
  return (await isSaid(db, parseQuery(priced.text), priced.unless, narrowing)) ? null : priced;
}
