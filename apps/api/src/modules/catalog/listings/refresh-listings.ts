import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/database/database.ts";
import { listings } from "../tables.ts";
import { idList } from "../id-list.ts";
import { writeListings } from "./write-listings.ts";

/** Existing listings of some products, in all stores or in one. */
interface ListingScope {
  productIds: readonly number[];
  storeId?: number;
}

/** Updates listings from the catalogue, as after a product has changed. Returns how many changed. */
export function refreshListings(tx: Tx, { productIds, storeId }: ListingScope, at: Date): Promise<number> {
  const ofStore = storeId === undefined ? sql`` : sql` and store_id = ${storeId}`;
  return writeListings(
    tx,
    sql`select store_id, product_id from listings where product_id in ${idList(productIds)}${ofStore}`,
    at,
  );
}

/** Products of one transaction: few enough that others who want to sell one of them do not wait long for the locks. */
const portionSize = 500;

/**
 * The same for all products of a store, as after its price percentage has changed, in several transactions. May be
 * repeated: if it is interrupted, what is done stays done, and the other listings keep their old prices.
 */
export async function refreshStore(
  { transaction }: Pick<Database, "transaction">,
  storeId: number,
  at: Date,
  portion = portionSize,
): Promise<void> {
  let ids: number[] = [];
  do {
    const after = ids.at(-1) ?? 0;
    ids = await transaction(async (tx) => {
      const rows = await tx
        .select({ id: listings.productId })
        .from(listings)
        .where(and(eq(listings.storeId, storeId), gt(listings.productId, after)))
        .orderBy(asc(listings.productId))
        .limit(portion);
      const next = rows.map(({ id }) => id);
      await refreshListings(tx, { productIds: next, storeId }, at);
      return next;
    });
  } while (ids.length === portion);
}
