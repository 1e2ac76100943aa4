import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { tellOf } from "./tell-changes.ts";
import { idList, isInStock, lockProducts } from "./write-listings.ts";

/**
 * Brings "in stock" of products up to date in every store, after pieces were taken, held or put
 * back in this transaction. Does next to nothing while stock stays above zero.
 */
export async function refreshStockFlags(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ids = idList(productIds);
  const atEdge = sql`
    select product_id from stock where product_id in ${ids} and on_hand <= held
    union select product_id from listings where product_id in ${ids} and not in_stock`;
  await lockProducts(tx, atEdge);
  const { rows } = await tx.execute<{ store_id: number; product_id: number }>(sql`
    update listings l set in_stock = not l.in_stock
    where l.product_id in (${atEdge}) and l.in_stock <> ${isInStock(sql`l.store_id`, sql`l.product_id`)}
    returning l.store_id, l.product_id`);
  await tellOf(tx, rows);
}
