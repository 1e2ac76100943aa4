import { addListings, upsertProducts, type ProductRecord, type RecordOutcome } from "../../modules/catalog/public.ts";
import type { Tx } from "../../platform/database/database.ts";
import { indexProducts } from "./index-products.ts";

interface SaveOptions {
  at: Date;
  /** Stores that take all of the products into their assortment. */
  storeIds?: readonly number[];
  /** Refuses products that are not in the catalogue yet. */
  onlyKnown?: boolean;
}

/**
 * Adds or updates products in the catalogue, in the assortments of stores and in the search, in one
 * transaction. A second run with the same records changes nothing. Outcomes are in the order of the
 * records.
 */
export async function saveProducts(
  tx: Tx,
  records: readonly ProductRecord[],
  { at, storeIds = [], onlyKnown = false }: SaveOptions,
): Promise<RecordOutcome[]> {
  const outcomes = await upsertProducts(tx, records, { at, onlyKnown });
  const there = outcomes.filter((each) => each.outcome !== "refused");
  // A product may have several records: one for each of its variants.
  const idsOf = (list: typeof there) => [...new Set(list.map(({ id }) => id))];
  let listed = 0;
  for (const storeId of storeIds) listed += await addListings(tx, storeId, idsOf(there), at);
  await indexProducts(tx, idsOf(listed > 0 ? there : there.filter(({ outcome }) => outcome !== "unchanged")));
  return outcomes;
}
