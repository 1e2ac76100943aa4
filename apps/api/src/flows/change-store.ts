import { refreshListings } from "../modules/catalog/public.ts";
import { setStoreField, type FieldChange } from "../modules/stores/public.ts";
import { letTake, type Tx } from "../platform/database.ts";

/** What a store's prices are made with. */
const pricing = new Set(["price-percent", "riel-rate"]);

/** Milliseconds that making a whole store's prices anew may take. */
const pricingMs = 5 * 60_000;

/** Sets a field of a store, and its prices anew where they are made with it. */
export async function changeStore(tx: Tx, change: FieldChange, at: Date): Promise<void> {
  const { id } = await setStoreField(tx, change);
  if (!pricing.has(change.field)) return;
  await letTake(tx, pricingMs);
  await refreshListings(tx, { storeId: id }, at);
}
