import type { CallOutput } from "@shop/contract/types";
import { admit } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { typedText, withoutPromotion } from "../../modules/search/public.ts";
import { byStockAsked, readStanding } from "./by-asked-options.ts";
import { browsePage } from "../catalog/browse-products.ts";
import { readProductCards } from "../catalog/product-card.ts";
import { withQuickDatabase } from "../quick-database.ts";
import type { AskedListing } from "../search/listing-filter.ts";
import { listFromCache } from "../search/shelves/cached-list.ts";
import { readListRequest, withReading } from "../search/text/read-list-request.ts";
import { filterProducts, readFacets, searchProducts, type SearchedList } from "../search/search-products.ts";

type Query = Input<"products.list">["query"];
type Listed = CallOutput<"products.list">;

const usualRows = 24;

const textOf = ({ name }: Query) => typedText(name?.trim() ?? "");

/** A page of products: by text, category, brand, price and so on, with the filters for it where they are asked for. */
export async function listProducts(context: Context, query: Query): Promise<Listed> {
  if (textOf(query) !== "") await admit(context, ["search", context.caller.ip]);
  return listAdmitted(context, query);
}

/** The same for a call that was counted as a search before. */
export async function listAdmitted(given: Context, query: Query): Promise<Listed> {
  const context = withQuickDatabase(given);
  const text = textOf(query);
  if (text === "") return listWithoutText(context, query);
  const alone = readListRequest(context, query, text);
  return alone
    ? { ...(await listWithoutText(context, alone.query)), ...readingOf(query, text, alone) }
    : listFound(context, query, text);
}

async function listFound(context: Context, query: Query, text: string): Promise<Listed> {
  const { page, rows, slice } = pageOf(query);
  // Near matches follow the list; they are requested with its first page only.
  const search = (listings?: readonly AskedListing[]) =>
    searchProducts(context, page === 1 ? query : { ...query, near: undefined }, text, slice, listings);
  const first = await search();
  const words = first.priced?.text ?? first.suggestion ?? text;
  const asked = withReading(query, first);
  const { listings, asksFor } = await readStanding(
    context,
    { query: asked, text: words, found: first },
    (unlimited, whole) => searchProducts(context, unlimited, words, whole),
  );
  const found = listings ? await search(listings) : first;
  const [cards, near] = await Promise.all([
    readProductCards(context, found.ids, asksFor),
    readProductCards(context, found.near, asksFor),
  ]);
  const isByRelevance = (asked.sort ?? "relevance") === "relevance";
  return {
    data: isByRelevance && !listings ? byStockAsked(cards, scoresOf(found)) : cards,
    ...paginationOf(page, rows, found.total),
    facets: found.facets,
    suggestion: found.suggestion,
    loose: found.total > 0 && !found.certain,
    left_out: found.leftOut,
    ...readingOf(query, text, found),
    near,
  };
}

const scoresOf = ({ ids, scores }: Pick<SearchedList, "ids" | "scores">): Map<number, number> =>
  new Map(ids.map((id, index) => [id, scores[index]!]));

/** A list without text. */
async function listWithoutText(context: Context, query: Query): Promise<Listed> {
  const { page, rows, slice } = pageOf(query);
  if (query.filter === undefined) {
    const [{ ids, total }, facets] = await Promise.all([
      browse(context, query, slice),
      query.facets ? readFacets(context, query) : null,
    ]);
    return { data: await readProductCards(context, ids), ...paginationOf(page, rows, total), facets };
  }
  const read = (listings?: readonly AskedListing[]) =>
    Promise.all([
      filterProducts(context, query, slice, listings),
      query.facets ? readFacets(context, query, listings) : null,
    ]);
  const first = await read();
  const { listings, asksFor } = await readStanding(context, { query, text: "", found: first[0] }, (unlimited, whole) =>
    filterProducts(context, unlimited, whole),
  );
  const [{ ids, total, partial }, facets] = listings ? await read(listings) : first;
  return {
    data: await readProductCards(context, ids, asksFor),
    ...paginationOf(page, rows, total),
    ...(partial && { at_least: true }),
    facets,
  };
}

function pageOf({ page = 1, row_per_page: rows = usualRows }: Query): {
  page: number;
  rows: number;
  slice: { offset: number; rows: number };
} {
  return { page, rows, slice: { offset: (page - 1) * rows, rows } };
}

/** What of a text was read as a price, as asking for promotions, or as an order. */
function readingOf(
  query: Query,
  text: string,
  { priced, promotion, wished }: Pick<SearchedList, "priced" | "promotion" | "wished">,
): Pick<Listed, "said" | "wished"> {
  const rest = priced?.text ?? text;
  const name = (promotion ? withoutPromotion(rest) : null) ?? rest;
  if (name === text) return { said: null, wished };
  const { price_min = null, price_max = null } = withReading(query, { priced, wished });
  return { said: { name, price_min, price_max, promotion }, wished };
}

/** A page of a list that no attribute narrows. For a page that will be cached it comes from memory, as its filters do. */
async function browse(
  context: Context,
  query: Query,
  { offset, rows }: { offset: number; rows: number },
): Promise<{ ids: number[]; total: number }> {
  const cached = context.caller.cacheTags && (await listFromCache(context, query, { offset, rows }));
  if (cached) return cached;
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
