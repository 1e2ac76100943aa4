import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { idList } from "../id-list.ts";
import { writeListings } from "./write-listings.ts";

/**
 * Takes products into a store's assortment at the catalogue's prices and the store's percentage
 * on or off. Those listed already are brought up to date. Returns how many changed.
 */
export function addListings(tx: Tx, storeId: number, productIds: readonly number[], at: Date): Promise<number> {
  return writeListings(
    tx,
    sql`select ${storeId}::integer as store_id, product_id from ${idList(productIds)} as asked (product_id)`,
    at,
  );
}
