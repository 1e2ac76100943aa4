import { addListings, findProduct, unlistProduct } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

interface AssortmentChange {
  storeId: number;
  sku: string;
  actor: string;
}

/** Adds a product of the catalogue to a store's assortment, and to its search. */
export async function addToAssortment(tx: Tx, { storeId, sku, actor }: AssortmentChange, at: Date): Promise<void> {
  const productId = await findProduct(tx, sku);
  await addListings(tx, storeId, [productId], at);
  await recordChange(tx, {
    storeId,
    actor,
    action: "list-product",
    entity: "product",
    entityId: productId,
    after: { sku },
  });
  await indexProducts(tx, [productId]);
}

/** Removes a product from a store's assortment. */
export async function removeFromAssortment(tx: Tx, { storeId, sku, actor }: AssortmentChange): Promise<void> {
  await unlistProduct(tx, storeId, { sku, actor });
  await indexProducts(tx, [await findProduct(tx, sku)]);
}
