import type { CallOutput, ProductCard } from "@shop/contract/types";
import { admit } from "../platform/admit.ts";
import type { Context } from "../platform/context.ts";
import type { Input } from "../platform/handler.ts";
import { mayAskForOptions, optionsAsked, withoutPromotion, type AsksFor } from "../modules/search/public.ts";
import { byAskedPrice, isByPrice, mostByAskedPrice, type ByPrice } from "./by-asked-price.ts";
import { browsePage } from "./catalog/browse-products.ts";
import { pageBeside } from "./catalog/pages.ts";
import { readProductCards } from "./catalog/product-card.ts";
import { reading } from "./reading.ts";
import { listKept } from "./search/kept-list.ts";
import { readAlone } from "./search/read-alone.ts";
import { filterProducts, readFacets, searchProducts, type SearchedList } from "./search/search-products.ts";

type Query = Input<"products.list">["query"];
type Listed = CallOutput<"products.list">;

const usualRows = 24;

/** A page of products: by text, category, brand, price and so on, with the filters for it where they are asked for. */
export async function listProducts(given: Context, query: Query): Promise<Listed> {
  const context = reading(given);
  const text = query.name?.trim() ?? "";
  if (text === "") return listShelf(context, query);
  await admit(context, ["search", context.caller.ip]);
  const alone = readAlone(context, query, text);
  return alone ? { ...(await listShelf(context, alone.query)), ...told(query, text, alone) } : listFound(context, query, text);
}

async function listFound(context: Context, query: Query, text: string): Promise<Listed> {
  const { page, rows, slice } = pageOf(query);
  const found = await searchProducts(context, query, text, slice);
  const { ids, facets, suggestion, certain, near, leftOut, priced, wished } = found;
  const words = priced?.text ?? suggestion ?? text;
  const by = { sort: query.sort ?? wished ?? undefined, min: query.price_min ?? priced?.min ?? undefined, max: query.price_max ?? priced?.max ?? undefined };
  const all = async () => (await searchProducts(context, { ...query, facets: undefined, near: undefined }, text, whole)).ids;
  const asksFor = asksOf(query, words);
  const { cards, total } = await pageCards(context, { ...found, all: mayAskForOptions(words) || query.filter !== undefined ? all : null }, slice, by, asksFor);
  const beside = await readProductCards(context, near, isByPrice(by) ? undefined : asksFor);
  return {
    data: cards,
    ...pageBeside(page, rows, total),
    facets,
    suggestion,
    loose: total > 0 && !certain,
    left_out: leftOut,
    ...told(query, text, found),
    near: beside.filter(({ id }) => !ids.includes(id)),
  };
}

/** A list without text. */
async function listShelf(context: Context, query: Query): Promise<Listed> {
  const { page, rows, slice } = pageOf(query);
  const [found, facets] = await Promise.all([
    query.filter === undefined ? browse(context, query, slice) : filterProducts(context, query, slice),
    query.facets ? readFacets(context, query) : null,
  ]);
  const all = query.filter === undefined ? null : async () => (await filterProducts(context, query, whole)).ids;
  const { cards, total } = await pageCards(context, { ...found, all }, slice, { sort: query.sort, min: query.price_min, max: query.price_max }, asksOf(query));
  return { data: cards, ...pageBeside(page, rows, total), facets };
}

const whole = { offset: 0, rows: mostByAskedPrice };

interface Found {
  ids: number[];
  total: number;
  /** Reads the ids of all that was found; null where nothing can ask for options. */
  all: (() => Promise<number[]>) | null;
}

/** The cards of a page. Where prices decide what a list has or how it is ordered, those of the options that it asks for, or else of the cheapest variants. */
async function pageCards(context: Context, { ids, total, all }: Found, { offset, rows }: { offset: number; rows: number }, by: ByPrice, asksFor: AsksFor | undefined): Promise<{ cards: ProductCard[]; total: number }> {
  if (!isByPrice(by)) return { cards: await readProductCards(context, ids, asksFor), total };
  if (all !== null && asksFor && total > 0 && total <= mostByAskedPrice) {
    const cards = await byAskedPrice(context, ids.length === total ? ids : await all(), asksFor, by);
    if (cards) return { cards: cards.slice(offset, offset + rows), total: cards.length };
  }
  return { cards: await readProductCards(context, ids), total };
}

/** The options that a text and the filters of a list ask for. */
function asksOf({ filter }: Query, text = ""): AsksFor | undefined {
  const texts = [text, ...[filter ?? []].flat().map((pair) => pair.slice(pair.indexOf(":") + 1))].filter((each) => each !== "");
  return texts.length === 0 ? undefined : optionsAsked(texts);
}

function pageOf({ page = 1, row_per_page: rows = usualRows }: Query) {
  return { page, rows, slice: { offset: (page - 1) * rows, rows } };
}

/** What of a text was read as a price, as asking for promotions, or as an order. */
function told(query: Query, text: string, { priced, promotion, wished }: Pick<SearchedList, "priced" | "promotion" | "wished">): Pick<Listed, "said" | "wished"> {
  const rest = priced?.text ?? text;
  const name = (promotion ? withoutPromotion(rest) : null) ?? rest;
  const said = { name, price_min: query.price_min ?? priced?.min ?? null, price_max: query.price_max ?? priced?.max ?? null, promotion };
  return { said: name === text ? null : said, wished };
}

/** A page of a list that no attribute narrows. For a page that is kept it comes from memory, as its filters do. */
async function browse(context: Context, query: Query, { offset, rows }: { offset: number; rows: number }): Promise<{ ids: number[]; total: number }> {
  const kept = context.caller.shown && (await listKept(context, query, { offset, rows }));
  if (kept) return kept;
  const browsing = {
    categoryId: query.category_id,
    subcategoryId: query.sub_category_id,
    brandIds: query.brand_id === undefined ? undefined : [...new Set([query.brand_id].flat())],
    priceMin: query.price_min,
    priceMax: query.price_max,
    inStock: query.in_stock,
    promotion: query.promotion,
    sort: query.sort,
  };
  return browsePage(context, browsing, { offset, limit: rows });
}
