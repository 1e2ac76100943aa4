import type { ProductCard } from "@shop/contract/types";
import { toMinor } from "@shop/kit/money";
import type { Context } from "../../platform/context.ts";
import { mayAskForOptions, optionsAsked, type AsksFor } from "../../modules/search/public.ts";
import type { Input } from "../../platform/handler.ts";
import { readProductCards } from "../catalog/product-card.ts";
import { worthOfStock } from "../search/find-products.ts";
import type { AskedListing } from "../search/listing-filter.ts";

type Query = Input<"products.list">["query"];

/** Longer lists, such as of all phones, use the cheapest variants: nobody looks at so many pages. */
const mostByOptions = 300;

const isLimited = ({ price_min: min, price_max: max, in_stock: inStock }: Query): boolean =>
  min !== undefined || max !== undefined || inStock === true;
/** Whether the list is filtered or ordered by prices or stock. */
const isByListing = (query: Query): boolean =>
  query.sort === "price_asc" || query.sort === "price_desc" || isLimited(query);

/** A page of a list, and how many products the whole list has. */
interface Page {
  ids: readonly number[];
  total: number;
}

/** What is known about the requested list. */
interface Asking {
  query: Query;
  /** Without its words for prices. */
  text: string;
  /** What was found by the cheapest variants. */
  found: Page & {
    /** Products found, before the price. */
    looked: number;
  };
}

/** By which variants a list is filtered and ordered, and which ones its cards show. */
interface Standing {
  /** Price and stock of the variants that are asked for; absent where the list uses the cheapest variants. */
  listings?: readonly AskedListing[];
  /** The options that cards show; undefined for the cheapest variants. */
  asksFor: AsksFor | undefined;
}

/**
 * Which variants a list uses that asks for options. If it is filtered or ordered by prices or stock, it must use those of the
 * variants with these options: the cheapest 2 TB SSD is not the one whose 500 GB variant is cheapest, and one whose 2 TB cost more is not under 100.
 * `find` reads a page of the list with other limits.
 */
export async function readStanding(
  context: Context,
  { query, text, found }: Asking,
  find: (query: Query, page: { offset: number; rows: number }) => Promise<Page>,
): Promise<Standing> {
  const asksFor = asksOf(query, text);
  if (!isByListing(query)) return { asksFor };
  const cheapest = { asksFor: undefined };
  if (!asksFor || found.looked > mostByOptions || !(query.filter || mayAskForOptions(text))) return cheapest;
  const unlimited = {
    ...query,
    price_min: undefined,
    price_max: undefined,
    in_stock: undefined,
    facets: undefined,
    near: undefined,
  };
  const isWhole = !isLimited(query) && found.ids.length === found.total;
  const { ids, total } = isWhole ? found : await find(unlimited, { offset: 0, rows: mostByOptions });
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
  const texts = [text, ...[filter ?? []].flat().map((pair) => pair.slice(pair.indexOf(":") + 1))].filter(
    (each) => each !== "",
  );
  return texts.length === 0 ? undefined : optionsAsked(texts);
}

/**
 * Cards of a page by relevance, to which it counts whether a product is in stock: here also whether the variant is that was
 * asked for and is shown. A case that only its black variant can be bought of does not lead the list of white ones.
 */
export function byStockAsked(cards: readonly ProductCard[], scores: ReadonlyMap<number, number>): ProductCard[] {
  const scoreOf = ({ id, asked_options: options, in_stock: inStock }: ProductCard) =>
    (scores.get(id) ?? 0) - (options && !inStock ? worthOfStock : 0);
  return cards.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}
