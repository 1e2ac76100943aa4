import type { CallOutput } from "@shop/contract/types";
import type { Context } from "../platform/context.ts";
import type { Input } from "../platform/handler.ts";
import { browseProducts, countProducts } from "./catalog/browse-products.ts";
import { pageBeside } from "./catalog/pages.ts";
import { readProductCards } from "./catalog/product-card.ts";

const usualRows = 24;

/** A page of products: by category, brand, price and so on. */
export async function listProducts(context: Context, query: Input<"products.list">["query"]): Promise<CallOutput<"products.list">> {
  const page = query.page ?? 1;
  const rows = query.row_per_page ?? usualRows;
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
  const total = await countProducts(context, browsing);
  const offset = (page - 1) * rows;
  const ids = offset < total ? await browseProducts(context, browsing, { offset, limit: rows }) : [];
  return { data: await readProductCards(context, ids), ...pageBeside(page, rows, total) };
}
