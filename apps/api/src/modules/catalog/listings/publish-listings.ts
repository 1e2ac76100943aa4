import { inArray } from "drizzle-orm";
import { publishChange, type Change } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { products } from "../tables.ts";

export interface ListedProduct extends Record<string, unknown> {
  store_id: number;
  product_id: number;
  /** Whether the store did not sell it before. */
  added?: boolean;
  /** Whether it may now appear among the related products of its categories, or no longer: it is new there, went out of stock or came back, or sells better or worse. */
  reranked?: boolean;
}

/** With more products than this, `places` is left out: it would not fit into a notification, and they are in most lists anyway. */
const mostPlaced = 200;

/** The categories and brands of products; undefined for too many. */
export async function placesOf(tx: Tx, ids: readonly number[]): Promise<NonNullable<Change["places"]> | undefined> {
  if (ids.length > mostPlaced) return undefined;
  const rows = await tx
    .selectDistinct({
      category: products.categoryId,
      group: products.groupId,
      subcategory: products.subcategoryId,
      brand: products.brandId,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return {
    categories: [
      ...new Set(
        rows.flatMap(({ category, group, subcategory }) => [category, group, subcategory]).filter((id) => id !== null),
      ),
    ],
    brands: [...new Set(rows.flatMap(({ brand }) => brand ?? []))],
  };
}

/** Publishes that only the number of pieces left of some products changed: one change for each store, or one for all stores for the shared pool (store 0). */
export async function publishPieces(
  tx: Tx,
  pieces: readonly { stockStoreId: number; productId: number }[],
): Promise<void> {
  for (const [storeId, changed] of Map.groupBy(pieces, ({ stockStoreId }) => stockStoreId)) {
    const ids = [...new Set(changed.map(({ productId }) => productId))];
    await publishChange(tx, { kind: "product", ...(storeId > 0 && { storeId }), ids, onlyOwnPage: true });
  }
}

/** Publishes changed listings, one change for each store. Returns the number of products. */
export async function publishListings(tx: Tx, rows: readonly ListedProduct[]): Promise<number> {
  let published = 0;
  for (const [storeId, listed] of Map.groupBy(rows, ({ store_id }) => store_id)) {
    const ids = [...new Set(listed.map(({ product_id }) => product_id))];
    const places = listed.some(({ added }) => added) ? undefined : await placesOf(tx, ids);
    const reranked = [...new Set(listed.filter((row) => row.reranked).map(({ product_id }) => product_id))];
    const beside = reranked.length > 0 && ((await placesOf(tx, reranked))?.categories ?? "all");
    await publishChange(tx, { kind: "product", storeId, ids, ...(places && { places }), ...(beside && { beside }) });
    published += ids.length;
  }
  return published;
}
