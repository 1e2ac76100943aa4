import { addListings, upsertProducts, type ProductRecord, type RecordOutcome } from "../../modules/catalog/public.ts";
import type { Tx } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

interface SaveOptions {
  at: Date;
  /** Stores that take all of the products into their assortment. */
  storeIds?: readonly number[];
}

/**
 * Adds or updates products in the catalogue, in the assortments of stores and in the search, in one
 * transaction. A second run with the same records changes nothing. Outcomes are in the order of the
 * records.
 */
export async function saveProducts(
  tx: Tx,
  records: readonly ProductRecord[],
  { at, storeIds = [] }: SaveOptions,
): Promise<RecordOutcome[]> {
  const outcomes = await upsertProducts(tx, records, { at });
  const there = outcomes.filter((each) => each.outcome !== "refused");
  const ids = there.map(({ id }) => id);
  let listed = 0;
  for (const storeId of storeIds) listed += await addListings(tx, storeId, ids, at);
  const touched = listed > 0 ? ids : there.filter(({ outcome }) => outcome !== "unchanged").map(({ id }) => id);
  await indexProducts(tx, touched);
  return outcomes;
}
