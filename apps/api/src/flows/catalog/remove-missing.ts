import { unlistProducts, type Missing } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { indexProducts, loadSearch } from "./index-products.ts";

/** Products per transaction, as in an import: few enough that orders of them in other stores do not wait long. */
const batch = 500;

/** Takes what a file does not have out of a store's assortment and its search. If it is interrupted, finished batches stay. Returns the number of products. */
export async function removeMissing(
  { transaction }: Pick<Database, "transaction">,
  { storeId, ids }: Pick<Missing, "storeId" | "ids">,
  { actor, file }: { actor: string; file: string },
): Promise<number> {
  await loadSearch();
  let count = 0;
  for (let start = 0; start < ids.length; start += batch) {
    count += await transaction(async (tx) => {
      const removed = await unlistProducts(tx, storeId, ids.slice(start, start + batch));
      if (removed.length === 0) return 0;
      await recordChange(tx, {
        storeId,
        actor,
        action: "unlist-missing",
        entity: "catalogue",
        entityId: file,
        before: { skus: removed.map(({ sku }) => sku) },
      });
      await indexProducts(
        tx,
        removed.map(({ id }) => id),
      );
      return removed.length;
    });
  }
  return count;
}
