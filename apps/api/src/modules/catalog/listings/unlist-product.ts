import { sql } from "drizzle-orm";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { idList } from "../id-list.ts";
import { findProduct } from "../products/find-sku.ts";
import { lockProducts } from "../products/lock-products.ts";

/** Takes products out of a store's assortment; they stay in the catalogue and in orders. Returns those that it sold. */
export async function unlistProducts(
  tx: Tx,
  storeId: number,
  productIds: readonly number[],
): Promise<{ id: number; sku: string }[]> {
  // Otherwise somebody who writes their listings at the same time could add them back.
  await lockProducts(tx, idList(productIds));
  const { rows } = await tx.execute<{ id: number; sku: string }>(sql`
    delete from listings l using products p
    where p.id = l.product_id and l.store_id = ${storeId} and l.product_id in ${idList(productIds)}
    returning p.id, p.sku`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await tx.execute(sql`delete from listing_variants where store_id = ${storeId} and product_id in ${idList(ids)}`);
  await publishChange(tx, { kind: "product", storeId, ids });
  return rows;
}

/** The same for the product of a SKU, for staff. */
export async function unlistProduct(
  tx: Tx,
  storeId: number,
  { sku, actor }: { sku: string; actor: string },
): Promise<void> {
  const productId = await findProduct(tx, sku);
  const removed = await unlistProducts(tx, storeId, [productId]);
  if (removed.length === 0) throw new StaffError(`The store does not sell ${sku}`);
  await recordChange(tx, {
    storeId,
    actor,
    action: "unlist-product",
    entity: "product",
    entityId: productId,
    before: { sku },
  });
}
