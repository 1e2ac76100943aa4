import { describeProducts } from "../../modules/catalog/public.ts";
import type { Tx } from "../../platform/database/database.ts";

/**
 * Loads the dictionaries of search: only where products are indexed, since they take half a second, and before the
 * transaction, which PostgreSQL ends if it idles, since on a busy machine they take many.
 */
export const loadSearch = () => import("../../modules/search/public.ts");

/** Updates the search documents of products, after a change of their texts, their category or the stores that list them. */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const { writeDocuments } = await loadSearch();
  await writeDocuments(tx, await describeProducts(tx, productIds));
}
