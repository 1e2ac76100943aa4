import { addListings, findProduct, unlistProduct } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

interface AssortmentChange {
  storeId: number;
  sku: string;
  actor: string;
}

/** Lets a store sell a product of the catalogue, findable at once. */
export async function addToAssortment(tx: Tx, { storeId, sku, actor }: AssortmentChange, at: Date): Promise<void> {
  const productId = await findProduct(tx, sku);
  await addListings(tx, storeId, [productId], at);
  await recordChange(tx, { storeId, actor, action: "list-product", entity: "product", entityId: productId, after: { sku } });
  await indexProducts(tx, [productId]);
}

/** Takes a product out of what a store sells. */
export async function removeFromAssortment(tx: Tx, { storeId, sku, actor }: AssortmentChange): Promise<void> {
  await unlistProduct(tx, storeId, { sku, actor });
  await indexProducts(tx, [await findProduct(tx, sku)]);
}
