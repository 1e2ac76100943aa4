import { describeProducts } from "../../modules/catalog/public.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Updates the search documents of products, after a change of their texts, their category or the stores that list them. */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  // Loaded here, since its dictionaries take half a second, which commands of staff would spend whatever they do.
  const { writeDocuments } = await import("../../modules/search/public.ts");
  await writeDocuments(tx, await describeProducts(tx, productIds));
}
