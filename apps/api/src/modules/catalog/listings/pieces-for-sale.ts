import { sql, type SQL } from "drizzle-orm";

/**
 * How many pieces of an article a store has for sale: from its own stock if it has a row for it, otherwise from the shared
 * pool, minus those that open payments hold. The variant is 0 for a product without variants.
 */
export const piecesForSale = (storeId: SQL, productId: SQL, variantId: SQL) => sql<number>`coalesce((
  select k.on_hand - k.held from stock k
  where k.product_id = ${productId} and k.variant_id = ${variantId} and k.store_id in (0, ${storeId})
  order by k.store_id desc limit 1), 0)`;
