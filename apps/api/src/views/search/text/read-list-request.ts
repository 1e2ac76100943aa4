import type { Context } from "../../../platform/context.ts";
import type { Input } from "../../../platform/handler.ts";
import { parseQuery, readPrice, type PricedText } from "../../../modules/search/public.ts";

type Query = Input<"products.list">["query"];

/** A text that names no thing, but only asks for prices, promotions or an order: a list of all products, filtered and ordered. */
interface ListRequest {
  /** The list that it asks for, without its text. */
  query: Query;
  priced: PricedText | null;
  promotion: boolean;
  wished: NonNullable<Query["sort"]> | null;
}

/**
 * Reads a text that says only what things may cost, or in which order they are wanted: `under 100`,
 * `cheapest`, `new arrivals below $50`, that they are on promotion, or nothing but praise: `best sellers`. Null where it names a thing.
 * Filters and an order that the shopper has chosen take precedence.
 */
export function readListRequest({ store }: Pick<Context, "store">, query: Query, text: string): ListRequest | null {
  const priced = readPrice(text, store);
  if (priced?.unless) return null;
  const { hasThing, wish, superlative, isReduced } = parseQuery(priced?.text ?? text);
  const wished = wish && wish.sort !== "relevance" ? wish.sort : null;
  // "Fastest" alone has no meaning: there is no common fact of all products.
  const isPraise = wish?.sort === "relevance" && superlative === null;
  if (hasThing || (!priced && !wished && !isReduced && !isPraise)) return null;
  const {
    price_min = priced?.min,
    price_max = priced?.max,
    sort = wished ?? undefined,
    promotion = isReduced || undefined,
  } = query;
  return {
    query: { ...query, name: undefined, price_min, price_max, sort, promotion },
    priced,
    promotion: promotion === true,
    wished,
  };
}
