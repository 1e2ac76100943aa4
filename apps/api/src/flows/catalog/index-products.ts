import { describeProducts } from "../../modules/catalog/public.ts";
import { writeDocuments } from "../../modules/search/public.ts";
import type { Tx } from "../../platform/database/database.ts";

/** Makes products findable as they are now: after whatever changes their texts, their place or who lists them. */
export async function indexProducts(tx: Tx, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await writeDocuments(tx, await describeProducts(tx, productIds));
}
