import { refreshListings } from "../modules/catalog/public.ts";
import { setStoreField, type FieldChange } from "../modules/stores/public.ts";
import type { Tx } from "../platform/database.ts";

/** What a store's prices are made with. */
const pricing = new Set(["price-percent", "riel-rate"]);

/** Sets a field of a store, and its prices anew where they are made with it. */
export async function changeStore(tx: Tx, change: FieldChange, at: Date): Promise<void> {
  const { id } = await setStoreField(tx, change);
  if (pricing.has(change.field)) await refreshListings(tx, { storeId: id }, at);
}
