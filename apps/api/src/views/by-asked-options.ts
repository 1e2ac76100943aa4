import { toMinor } from "@shop/kit/money";
import type { Context } from "../platform/context.ts";
import { mayAskForOptions, optionsAsked, type AsksFor } from "../modules/search/public.ts";
import type { Input } from "../platform/handler.ts";
import { readProductCards } from "./catalog/product-card.ts";
import type { AskedListing } from "./search/find-products.ts";

type Query = Input<"products.list">["query"];

/** Longer lists, as of all phones, stand by the cheapest variants: nobody turns so many pages. */
const mostByOptions = 300;

/** Whether prices or stock decide what a list has or how it is ordered. */
const isByListing = ({ sort, price_min: min, price_max: max, in_stock: inStock }: Query): boolean =>
  sort === "price_asc" || sort === "price_desc" || min !== undefined || max !== undefined || inStock === true;

/** What a list asks for, as it was read of its query and its text. */
interface Asking {
  query: Query;
  /** Without its words for prices. */
  text: string;
  /** Products found, before the price. */
  looked: number;
}

/** What a list stands by, and what its cards show. */
export interface Standing {
  /** What the options asked for cost, and whether they are there; absent where the cheapest variants tell all. */
  listings?: readonly AskedListing[];
  /** The options that cards show; undefined for the cheapest variants. */
  asksFor: AsksFor | undefined;
}

/**
 * By what a list stands that asks for options. Where prices or stock decide what it has or how it is ordered, those of the
 * options: the cheapest SSD of 2 TB is not the one whose 500 GB cost least, and none is under 100 whose 2 TB cost more.
 * `find` finds a page of the list under other limits.
 */
export async function readStanding(context: Context, { query, text, looked }: Asking, find: (query: Query, page: { offset: number; rows: number }) => Promise<{ ids: number[]; total: number }>): Promise<Standing> {
  const asksFor = asksOf(query, text);
  if (!isByListing(query)) return { asksFor };
  const cheapest = { asksFor: undefined };
  if (!asksFor || looked > mostByOptions || !(query.filter || mayAskForOptions(text))) return cheapest;
  const unlimited = { ...query, price_min: undefined, price_max: undefined, in_stock: undefined, facets: undefined, near: undefined };
  const { ids, total } = await find(unlimited, { offset: 0, rows: mostByOptions });
  if (ids.length < total) return cheapest;
  const cards = await readProductCards(context, ids, asksFor);
  const listings = cards.flatMap(({ id, asked_options: options, promo_price: promo, price, in_stock: inStock }) => {
    const due = promo ?? price;
    return options && due !== null ? [{ productId: id, price: toMinor(due, context.store.currency)!, inStock }] : [];
  });
  return listings.length > 0 ? { listings, asksFor } : cheapest;
}

/** The options that a text and the filters of a list ask for. */
function asksOf({ filter }: Query, text: string): AsksFor | undefined {
  const texts = [text, ...[filter ?? []].flat().map((pair) => pair.slice(pair.indexOf(":") + 1))].filter((each) => each !== "");
  return texts.length === 0 ? undefined : optionsAsked(texts);
}
