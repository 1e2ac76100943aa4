import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { idList, writeListings } from "./write-listings.ts";

/** Which of the listings there are: of products, in whatever stores; of one store; or both. */
export interface ListingScope {
  productIds?: readonly number[];
  storeId?: number;
}

/**
 * Brings listings up to date with the catalogue, as after a product or a store's percentage has
 * changed. Returns how many changed.
 */
export function refreshListings(tx: Tx, { productIds, storeId }: ListingScope, at: Date): Promise<number> {
  const ofProducts = productIds && sql`product_id in ${idList(productIds)}`;
  const ofStore = storeId !== undefined && sql`store_id = ${storeId}`;
  const scope = sql.join([ofProducts, ofStore].filter((part) => !!part), sql` and `);
  return writeListings(tx, sql`select store_id, product_id from listings where ${scope}`, at);
}
