import { productIds } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Database } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

type Needs = Pick<Database, "transaction">;

/** Products of one transaction: few enough that nobody who saves one of them waits long. */
const batch = 200;

/** Makes every product findable anew, or those of some categories of any level. Where it is cut off, what it came to stays. Returns how many there are. */
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
 * Makes every product findable anew, after a new version that reads more out of them. Done again
 * it changes nothing. Returns how many products there are.
 */
export async function indexCatalog(database: Needs, actor: string): Promise<number> {
  const products = await indexWithin(database);
  await database.transaction(async (tx) => {
    await recordChange(tx, { storeId: null, actor, action: "index-catalogue", entity: "catalogue", entityId: "all", after: { products } });
    await publishChange(tx, { kind: "product" });
  });
  return products;
}
