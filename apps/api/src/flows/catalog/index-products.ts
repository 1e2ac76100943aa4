import { describeProducts } from "../../modules/catalog/public.ts";
import { writeDocuments } from "../../modules/search/public.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Updates the search documents of products, after a change of their texts, their category or the stores that list them. */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await writeDocuments(tx, await describeProducts(tx, productIds));
}
