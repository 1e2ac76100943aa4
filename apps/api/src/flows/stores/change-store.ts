import { refreshStore } from "../../modules/catalog/public.ts";
import { setStoreField, type FieldChange } from "../../modules/stores/public.ts";
import type { Database } from "../../platform/database/database.ts";

/** What a store's prices are made with. */
const pricing = new Set(["price-percent", "riel-rate"]);

/**
 * Sets a field of a store, and then its prices anew where they are made with it: a portion at a
 * time, so that shoppers buy meanwhile. Where that is cut off, the same again goes on.
 */
export async function changeStore(database: Pick<Database, "transaction">, change: FieldChange, at: Date): Promise<void> {
  const { id } = await database.transaction((tx) => setStoreField(tx, change));
  if (pricing.has(change.field)) await refreshStore(database, id, at);
}
