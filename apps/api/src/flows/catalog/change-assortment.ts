import { addListings, findProduct, unlistProduct } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { indexProducts, loadSearch } from "./index-products.ts";

type Needs = Pick<Database, "transaction">;

interface AssortmentChange {
  storeId: number;
  sku: string;
  actor: string;
}

/** Adds a product of the catalogue to a store's assortment, and to its search. */
export async function addToAssortment(
  { transaction }: Needs,
  { storeId, sku, actor }: AssortmentChange,
  at: Date,
): Promise<void> {
  await loadSearch();
  await transaction(async (tx) => {
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
  });
}

/** Removes a product from a store's assortment. */
export async function removeFromAssortment(
  { transaction }: Needs,
  { storeId, sku, actor }: AssortmentChange,
): Promise<void> {
  await loadSearch();
  await transaction(async (tx) => {
    await unlistProduct(tx, storeId, { sku, actor });
    await indexProducts(tx, [await findProduct(tx, sku)]);
  });
}
