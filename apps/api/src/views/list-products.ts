import type { CallOutput } from "@shop/contract/types";
import { admit } from "../platform/admit.ts";
import type { Context } from "../platform/context.ts";
import type { Input } from "../platform/handler.ts";
import { withoutPromotion } from "../modules/search/public.ts";
import { asksOf, mostByOptions, readAskedListings, shownBy } from "./by-asked-options.ts";
import { browsePage } from "./catalog/browse-products.ts";
import { pageBeside } from "./catalog/pages.ts";
import { readProductCards } from "./catalog/product-card.ts";
import { reading } from "./reading.ts";
import type { AskedListing } from "./search/find-products.ts";
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
  // What is near goes on where the list ends.
  const search = (listings?: readonly AskedListing[]) => searchProducts(context, page === 1 ? query : { ...query, near: undefined }, text, slice, listings);
  const first = await search();
  const asked = first.looked > mostByOptions ? undefined : await readAskedListings(context, query, text, (all, words, whole) => searchProducts(context, all, words, whole));
  const found = asked ? await search(asked) : first;
  const { ids, total, facets, suggestion, certain, near, leftOut, priced } = found;
  const asksFor = shownBy(context, query, text, { asked, asksFor: asksOf(query, priced?.text ?? suggestion ?? text) });
  const [data, beside] = await Promise.all([readProductCards(context, ids, asksFor), readProductCards(context, near, asksFor)]);
  return {
    data,
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
  const asked = await readAskedListings(context, query, "", (all, _, whole) => filterProducts(context, all, whole));
  const [{ ids, total }, facets] = await Promise.all([query.filter === undefined ? browse(context, query, slice) : filterProducts(context, query, slice, asked), query.facets ? readFacets(context, query, asked) : null]);
  return { data: await readProductCards(context, ids, shownBy(context, query, "", { asked, asksFor: asksOf(query) })), ...pageBeside(page, rows, total), facets };
}

function pageOf({ page = 1, row_per_page: rows = usualRows }: Query): { page: number; rows: number; slice: { offset: number; rows: number } } {
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
