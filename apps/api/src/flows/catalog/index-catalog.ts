import { productIds } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Database } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

type Needs = Pick<Database, "transaction">;

/** Products per transaction: few enough that others who save one of them do not wait long for the lock. */
const batch = 200;

/** Rewrites the search documents of all products, or of those in some categories of any level. If it is interrupted, finished batches stay. Returns the number of products. */
export async function indexWithin({ transaction }: Needs, within?: readonly number[]): Promise<number> {
  let count = 0;
  let ids: number[] = [];
  do {
    const after = ids.at(-1) ?? 0;
    ids = await transaction(async (tx) => {
      const next = await productIds(tx, { after, limit: batch, within });
      await indexProducts(tx, next);
      return next;
    });
    count += ids.length;
  } while (ids.length === batch);
  return count;
}

/**
 * Rewrites all search documents, after an upgrade to a version that extracts more from the products. A second run
 * changes nothing. Returns the number of products.
 */
export async function indexCatalog(database: Needs, actor: string): Promise<number> {
  const products = await indexWithin(database);
  await database.transaction(async (tx) => {
    await recordChange(tx, { storeId: null, actor, action: "index-catalogue", entity: "catalogue", entityId: "all", after: { products } });
    await publishChange(tx, { kind: "product" });
  });
  return products;
}
