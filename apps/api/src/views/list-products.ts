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
  const read = mayAskForOptions(text) || query.filter !== undefined ? wholeOf(slice) : slice;
  // What is near goes on where the list ends, which of one that is read whole any page does.
  const found = await searchProducts(context, page === 1 ? query : { ...query, near: undefined }, text, read);
  const { facets, suggestion, certain, near, leftOut, priced, wished } = found;
  const by = { sort: query.sort ?? wished ?? undefined, min: query.price_min ?? priced?.min ?? undefined, max: query.price_max ?? priced?.max ?? undefined };
  const asksFor = asksOf(query, priced?.text ?? suggestion ?? text);
  const [{ cards, total }, beside] = await Promise.all([pageCards(context, found, { slice, read }, by, asksFor), readProductCards(context, near, isByPrice(by) ? undefined : asksFor)]);
  return {
    data: cards,
    ...pageBeside(page, rows, total),
    facets,
    suggestion,
    loose: total > 0 && !certain,
    left_out: leftOut,
    ...told(query, text, found),
    near: beside,
  };
}

/** A list without text. */
async function listShelf(context: Context, query: Query): Promise<Listed> {
  const { page, rows, slice } = pageOf(query);
  const read = query.filter === undefined ? slice : wholeOf(slice);
  const [found, facets] = await Promise.all([query.filter === undefined ? browse(context, query, slice) : filterProducts(context, query, read), query.facets ? readFacets(context, query) : null]);
  const { cards, total } = await pageCards(context, found, { slice, read }, { sort: query.sort, min: query.price_min, max: query.price_max }, asksOf(query));
  return { data: cards, ...pageBeside(page, rows, total), facets };
}

interface Slice {
  offset: number;
  rows: number;
}

/** A list as far as it can stand by the prices of what it asks for, or a page of it that comes later. */
const wholeOf = (slice: Slice): Slice => (slice.offset + slice.rows <= mostByAskedPrice ? { offset: 0, rows: mostByAskedPrice } : slice);

/**
 * The cards of a page of what was read of a list. Where prices decide what it has or how it is ordered, those of the options
 * that it asks for, if all of it was read, or else of the cheapest variants.
 */
async function pageCards(context: Context, { ids, total }: { ids: number[]; total: number }, { slice, read }: { slice: Slice; read: Slice }, by: ByPrice, asksFor: AsksFor | undefined): Promise<{ cards: ProductCard[]; total: number }> {
  const start = slice.offset - read.offset;
  const isWhole = read !== slice && ids.length === total;
  const priced = isWhole && asksFor && isByPrice(by) ? await byAskedPrice(context, ids, asksFor, by) : null;
  if (priced) return { cards: priced.slice(start, start + slice.rows), total: priced.length };
  return { cards: await readProductCards(context, ids.slice(start, start + slice.rows), isByPrice(by) ? undefined : asksFor), total };
}

/** The options that a text and the filters of a list ask for. */
function asksOf({ filter }: Query, text = ""): AsksFor | undefined {
  const texts = [text, ...[filter ?? []].flat().map((pair) => pair.slice(pair.indexOf(":") + 1))].filter((each) => each !== "");
  return texts.length === 0 ? undefined : optionsAsked(texts);
}

function pageOf({ page = 1, row_per_page: rows = usualRows }: Query): { page: number; rows: number; slice: Slice } {
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
