import { inArray } from "drizzle-orm";
import { publishChange, type Change } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { products } from "./tables.ts";

export interface ListedProduct extends Record<string, unknown> {
  store_id: number;
  product_id: number;
  /** Whether the store did not sell it before. */
  added?: boolean;
  /** Whether it may stand beside the products of its shelf now, or no more: it came there, went out of stock or back, or sells better or worse. */
  reranked?: boolean;
}

/** More products than this at once stand in most lists anyway, and their places would not fit into the notice. */
const mostPlaced = 200;

/** The shelves that products stand on, for those who keep lists of them. */
export async function placesOf(tx: Tx, ids: readonly number[]): Promise<NonNullable<Change["places"]> | undefined> {
  if (ids.length > mostPlaced) return undefined;
  const rows = await tx
    .selectDistinct({ category: products.categoryId, group: products.groupId, subcategory: products.subcategoryId, brand: products.brandId })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return {
    categories: [...new Set(rows.flatMap(({ category, group, subcategory }) => [category, group, subcategory]).filter((id) => id !== null))],
    brands: [...new Set(rows.flatMap(({ brand }) => brand ?? []))],
  };
}

/** Tells of products of which only the number of pieces left changed: one change for each store, or for all that share the pool (0). */
export async function tellOfPieces(tx: Tx, pieces: readonly { stockStoreId: number; productId: number }[]): Promise<void> {
  for (const [storeId, changed] of Map.groupBy(pieces, ({ stockStoreId }) => stockStoreId)) {
    const ids = [...new Set(changed.map(({ productId }) => productId))];
    await publishChange(tx, { kind: "product", ...(storeId > 0 && { storeId }), ids, onlyOwnPage: true });
  }
}

/** Tells of changed listings, one change for each store; returns their number. */
export async function tellOf(tx: Tx, rows: readonly ListedProduct[]): Promise<number> {
  let told = 0;
  for (const [storeId, listed] of Map.groupBy(rows, ({ store_id }) => store_id)) {
    const ids = [...new Set(listed.map(({ product_id }) => product_id))];
    const places = listed.some(({ added }) => added) ? undefined : await placesOf(tx, ids);
    const reranked = [...new Set(listed.filter((row) => row.reranked).map(({ product_id }) => product_id))];
    const beside = reranked.length > 0 && ((await placesOf(tx, reranked))?.categories ?? "all");
    await publishChange(tx, { kind: "product", storeId, ids, ...(places && { places }), ...(beside && { beside }) });
    told += ids.length;
  }
  return told;
}
