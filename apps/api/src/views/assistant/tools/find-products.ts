import * as z from "zod";
import type { ProductCard } from "@shop/contract/types";
import { fill } from "@shop/kit/fill";
import { inLanguage } from "@shop/kit/locale";
import { toMajor, toMinor } from "@shop/kit/money";
import type { Context } from "../../../platform/context.ts";
import { listProducts } from "../../lists/list-products.ts";
import { readProductCards } from "../../catalog/product-card.ts";
import { searchProducts } from "../../search/search-products.ts";
import { words } from "../words.ts";
import { dominantSubcategory, namedCategory } from "./named-category.ts";
import { longestText, tool, type ToolResult } from "./tool.ts";

/** Most cards in one answer. */
const mostCards = 6;
/** Number of products that are examined to find the kind that a text means. */
const looked = 12;

const findProductsInput = z.object({
  text: z
    .string()
    .max(longestText)
    .default("")
    .describe("What is looked for, as names, brands or kinds: 'galaxy s25', 'dome camera'. Empty for everything"),
  price_min: z.number().min(0).optional().describe("In the store's currency"),
  price_max: z.number().min(0).optional().describe("In the store's currency"),
  in_stock: z.boolean().optional(),
  promotion: z.boolean().optional().describe("Only what has a reduced price"),
  sort: z.enum(["relevance", "newest", "price_asc", "price_desc"]).optional(),
});
type FindProductsInput = z.infer<typeof findProductsInput>;

export interface FoundProducts {
  total: number;
  /** False if no product has all of the words, so that those shown have only some. */
  certain: boolean;
  /** Whether nothing is in the price range, so that the nearest to it are shown. */
  outside_price: boolean;
  products: ReturnType<typeof describeProduct>[];
}

/** The facts of a product for the answer; `price` is the current one, with promotions. */
export const describeProduct = ({
  id,
  name,
  price,
  promo_price,
  in_stock,
  variant_option_type: groups,
}: ProductCard) => ({
  id,
  name,
  price: promo_price ?? price,
  price_before: promo_price === null ? null : price,
  in_stock,
  /** The names of all options, such as colours; not every combination exists. */
  options: groups.flatMap(({ data }) => data.map((option) => option.name)),
});

type Query = Parameters<typeof listProducts>[1];

/** Finds products of the store, as cards with the current price and stock. */
export const findProducts = tool({
  name: "find_products",
  description:
    "Search the store's products by words, price, stock and promotion. Returns names, ids, prices and stock of what fits best.",
  input: findProductsInput,
  async run(context, input): Promise<ToolResult<FoundProducts>> {
    const text = input.text.trim();
    const filter: Query = {
      price_min: input.price_min,
      price_max: input.price_max,
      in_stock: input.in_stock,
      promotion: input.promotion,
      sort: input.sort,
    };
    if (text === "") return narrowed(context, input, filter, true);
    // If an order is asked for, the search itself keeps the list to the goods that are meant, in all their categories.
    const isOrdered = input.sort !== undefined && input.sort !== "relevance";
    const category = isOrdered ? undefined : await namedCategory(context, text);
    if (category) return narrowed(context, input, { ...filter, ...category }, true);
    const best = await searchProducts(context, {}, text, { offset: 0, rows: looked });
    const { certain, total } = best;
    const isNarrowed =
      isOrdered ||
      Object.values({ ...filter, sort: undefined }).some((value) => value !== undefined && value !== false);
    if (!isNarrowed || total === 0)
      return show(context, input, { ids: best.ids.slice(0, mostCards), total, certain, outside: false });
    return narrowed(
      context,
      input,
      { ...filter, name: text, ...(isOrdered ? {} : await dominantSubcategory(context, best.ids)) },
      certain,
    );
  },
});

/** Finds products in stock, of the same kind and less expensive than all that were shown, the most expensive first. If there are none, the least expensive of the shown ones, with `outside_price`. */
export async function findCheaper(context: Context, shown: readonly number[]): Promise<ToolResult<FoundProducts>> {
  const priced = (await readProductCards(context, [...shown]))
    .map(describeProduct)
    .filter(({ price, in_stock: inStock }) => price !== null && inStock);
  const [least] = priced.sort((a, b) => a.price! - b.price!);
  const category =
    least && ((await dominantSubcategory(context, shown)) ?? (await dominantSubcategory(context, [least.id])));
  if (!category) return show(context, {}, { ids: [], total: 0, certain: false, outside: true });
  const { currency } = context.store;
  const below = toMajor(toMinor(least.price!, currency)! - 1, currency);
  const { ids } = await list(context, { ...category, price_max: below, in_stock: true, sort: "price_desc" });
  const [found, outside] = ids.length > 0 ? [ids, false] : [[least.id], true];
  return show(context, {}, { ids: found, total: found.length, certain: true, outside });
}

/** Searches with filters and an order. If nothing is in the price range, it returns the nearest to it. */
async function narrowed(
  context: Context,
  input: FindProductsInput,
  query: Query,
  certain: boolean,
): Promise<ToolResult<FoundProducts>> {
  const found = await list(context, query);
  const isPriced = query.price_min !== undefined || query.price_max !== undefined;
  if (found.total > 0 || !isPriced) return show(context, input, { ...found, certain, outside: false });
  const sort = query.price_min === undefined ? "price_asc" : "price_desc";
  const nearest = await list(context, { ...query, price_min: undefined, price_max: undefined, sort });
  return show(context, input, { ids: nearest.ids.slice(0, 3), total: nearest.total, certain, outside: true });
}

async function list(context: Context, query: Query): Promise<{ ids: number[]; total: number }> {
  const { data, total } = await listProducts(context, { ...query, row_per_page: mostCards });
  return { ids: data.map(({ id }) => id), total };
}

async function show(
  context: Context,
  input: Partial<FindProductsInput>,
  { ids, total, certain, outside }: { ids: number[]; total: number; certain: boolean; outside: boolean },
): Promise<ToolResult<FoundProducts>> {
  const products = await readProductCards(context, ids);
  const data = { total, certain, outside_price: outside, products: products.map(describeProduct) };
  if (products.length === 0) return { parts: [], data, links: [] };
  const more =
    total > products.length
      ? { title: fill(inLanguage(words.see_all, context.language), { count: total }), to: listAddress(input, outside) }
      : null;
  return { parts: [{ type: "products", products, more }], data, links: [] };
}

/** The address of the page with the same list. */
function listAddress(
  { text = "", price_min, price_max, promotion, in_stock, sort }: Partial<FindProductsInput>,
  outside: boolean,
): string {
  const query = new URLSearchParams();
  if (price_min !== undefined && !outside) query.set("price_min", String(price_min));
  if (price_max !== undefined && !outside) query.set("price_max", String(price_max));
  if (in_stock) query.set("in_stock", "1");
  if (promotion && text.trim() !== "") query.set("promotion", "1");
  if (sort && sort !== "relevance") query.set("sort", sort);
  const path =
    text.trim() !== "" ? `/search/${encodeURIComponent(text.trim())}` : promotion ? "/promotions" : "/category";
  return query.size > 0 ? `${path}?${query}` : path;
}
