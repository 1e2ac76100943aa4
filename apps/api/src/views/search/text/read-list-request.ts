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

/** A query with the prices and the order that its text says. Filters and an order that the shopper has chosen take precedence. */
export const withReading = (query: Query, { priced, wished }: Pick<ListRequest, "priced" | "wished">): Query => ({
  ...query,
  sort: query.sort ?? wished ?? undefined,
  price_min: query.price_min ?? priced?.min,
  price_max: query.price_max ?? priced?.max,
});

/**
 * Reads a text that says only what things may cost, or in which order they are wanted: `under 100`,
 * `cheapest`, `new arrivals below $50`, that they are on promotion, or nothing but praise: `best sellers`. Null where it names a thing.
 */
export function readListRequest({ store }: Pick<Context, "store">, query: Query, text: string): ListRequest | null {
  const priced = readPrice(text, store);
  if (priced?.unless) return null;
  const read = parseQuery(priced?.text ?? text);
  const wished = wishedOrder(read);
  const asksForList = priced !== null || wished !== null || read.isReduced || isPraise(read);
  if (read.hasThing || !asksForList) return null;
  const promotion = query.promotion ?? (read.isReduced || undefined);
  return {
    query: { ...withReading(query, { priced, wished }), name: undefined, promotion },
    priced,
    promotion: promotion === true,
    wished,
  };
}

type Read = ReturnType<typeof parseQuery>;

const wishedOrder = ({ wish }: Read) => (wish && wish.sort !== "relevance" ? wish.sort : null);

/** "Fastest" alone is none: it has no meaning, as there is no common fact of all products. */
const isPraise = ({ wish, superlative }: Read) => wish?.sort === "relevance" && superlative === null;
