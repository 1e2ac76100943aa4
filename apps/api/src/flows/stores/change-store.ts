import { refreshStore } from "../../modules/catalog/public.ts";
import { setStoreField, type FieldChange } from "../../modules/stores/public.ts";
import type { Database } from "../../platform/database/database.ts";

/** Fields that a store's prices are computed with. */
const pricing = new Set(["price-percent", "riel-rate"]);

/**
 * Sets a field of a store, and recomputes its prices if they depend on it. That runs in batches, so that
 * shoppers can buy meanwhile; if it is interrupted, repeating the change completes it.
 */
export async function changeStore(
  database: Pick<Database, "transaction">,
  change: FieldChange,
  at: Date,
): Promise<void> {
  const { id } = await database.transaction((tx) => setStoreField(tx, change));
  if (pricing.has(change.field)) await refreshStore(database, id, at);
}
