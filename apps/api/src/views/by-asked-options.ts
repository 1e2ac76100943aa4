import type { Sort } from "@shop/contract/types";
import { toMinor } from "@shop/kit/money";
import type { Context } from "../platform/context.ts";
import { mayAskForOptions, optionsAsked, parseQuery, readPrice, type AsksFor } from "../modules/search/public.ts";
import type { Input } from "../platform/handler.ts";
import { readProductCards } from "./catalog/product-card.ts";
import type { AskedListing } from "./search/find-products.ts";

type Query = Input<"products.list">["query"];

/** Longer lists, as of all phones, stand by the cheapest variants: nobody turns so many pages. */
export const mostByOptions = 300;

const isByPrice = (sort: Sort | undefined): boolean => sort === "price_asc" || sort === "price_desc";

/** The options that a text and the filters of a list ask for. */
export function asksOf({ filter }: Query, text = ""): AsksFor | undefined {
  const texts = [text, ...[filter ?? []].flat().map((pair) => pair.slice(pair.indexOf(":") + 1))].filter((each) => each !== "");
  return texts.length === 0 ? undefined : optionsAsked(texts);
}

/** Whether prices or stock decide what a list has or how it is ordered. */
function isByListing({ store }: Context, query: Query, text: string): boolean {
  const { sort, price_min: min, price_max: max, in_stock: inStock } = query;
  return isByPrice(sort ?? parseQuery(text).wish?.sort) || min !== undefined || max !== undefined || inStock === true || readPrice(text, store) !== null;
}

/** The options that cards show: in a list that prices decide and that is too long to stand by them, the cheapest variants by which it stands. */
export const shownBy = (context: Context, query: Query, text: string, { asked, asksFor }: { asked: readonly AskedListing[] | undefined; asksFor: AsksFor | undefined }): AsksFor | undefined =>
  asked || !isByListing(context, query, text) ? asksFor : undefined;

/**
 * What the options cost that a list asks for, and whether they are there, where such decides what the list has or how it is
 * ordered: the cheapest SSD of 2 TB is not the one whose 500 GB cost least, and none is under 100 whose 2 TB cost more.
 * `find` finds a page of a query and a text; undefined where the cheapest variants tell all.
 */
export async function readAskedListings(
  context: Context,
  query: Query,
  text: string,
  find: (query: Query, text: string, page: { offset: number; rows: number }) => Promise<{ ids: number[]; total: number; suggestion?: string | null }>,
): Promise<AskedListing[] | undefined> {
  if (!(query.filter !== undefined || mayAskForOptions(text)) || !isByListing(context, query, text)) return undefined;
  const unpriced = readPrice(text, context.store)?.text ?? text;
  const all = { ...query, price_min: undefined, price_max: undefined, in_stock: undefined, facets: undefined, near: undefined };
  const { ids, total, suggestion } = await find(all, unpriced, { offset: 0, rows: mostByOptions });
  const asksFor = asksOf(query, suggestion ?? unpriced);
  if (ids.length < total || asksFor === undefined) return undefined;
  const cards = await readProductCards(context, ids, asksFor);
  const listings = cards.flatMap(({ id, asked_options: options, promo_price: promo, price, in_stock: inStock }) => {
    const due = promo ?? price;
    return options && due !== null ? [{ productId: id, price: toMinor(due, context.store.currency)!, inStock }] : [];
  });
  return listings.length > 0 ? listings : undefined;
}
