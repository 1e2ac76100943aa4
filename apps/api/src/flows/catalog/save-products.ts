import { addListings, upsertProducts, type ProductRecord, type RecordOutcome } from "../../modules/catalog/public.ts";
import type { Tx } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

interface SaveOptions {
  at: Date;
  /** Stores that take all of the products into their assortment. */
  storeIds?: readonly number[];
}

/**
 * Brings products into the catalogue and into the assortment of stores, and makes them findable,
 * in one transaction. Done again with the same records it changes nothing. Outcomes come in the
 * order of the records.
 */
export async function saveProducts(tx: Tx, records: readonly ProductRecord[], { at, storeIds = [] }: SaveOptions): Promise<RecordOutcome[]> {
  const outcomes = await upsertProducts(tx, records, { at });
  const there = outcomes.filter((each) => each.outcome !== "refused");
  const ids = there.map(({ id }) => id);
  let listed = 0;
  for (const storeId of storeIds) listed += await addListings(tx, storeId, ids, at);
  const touched = listed > 0 ? ids : there.filter(({ outcome }) => outcome !== "unchanged").map(({ id }) => id);
  await indexProducts(tx, touched);
  return outcomes;
}
