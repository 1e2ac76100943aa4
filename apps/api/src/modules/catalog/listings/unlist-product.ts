import { and, eq, sql } from "drizzle-orm";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { findProduct } from "../products/find-sku.ts";
import { listings, listingVariants } from "../tables.ts";
import { lockProducts } from "../products/lock-products.ts";

/** Takes a product out of a store's assortment; it stays in the catalogue and in orders. */
export async function unlistProduct(
  tx: Tx,
  storeId: number,
  { sku, actor }: { sku: string; actor: string },
): Promise<void> {
  const productId = await findProduct(tx, sku);
  // Otherwise somebody who writes its listing at the same time could add it back.
  await lockProducts(tx, sql`${productId}`);
  const removed = await tx
    .delete(listings)
    .where(and(eq(listings.storeId, storeId), eq(listings.productId, productId)))
    .returning({ id: listings.productId });
  if (removed.length === 0) throw new StaffError(`The store does not sell ${sku}`);
  await tx
    .delete(listingVariants)
    .where(and(eq(listingVariants.storeId, storeId), eq(listingVariants.productId, productId)));
  await recordChange(tx, {
    storeId,
    actor,
    action: "unlist-product",
    entity: "product",
    entityId: productId,
    before: { sku },
  });
  await publishChange(tx, { kind: "product", storeId, ids: [productId] });
}
