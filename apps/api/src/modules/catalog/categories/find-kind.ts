import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { listings } from "../tables.ts";

/** The sub-category in which a store sells a product; undefined if it does not sell it. */
export async function findKind(db: Queryable, storeId: number, productId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ kind: listings.subcategoryId })
    .from(listings)
    .where(and(eq(listings.storeId, storeId), eq(listings.productId, productId)));
  return found?.kind ?? undefined;
}
