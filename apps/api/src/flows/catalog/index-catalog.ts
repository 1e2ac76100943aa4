import { setTimeout as pause } from "node:timers/promises";
import { productIds } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { indexProducts, loadSearch } from "./index-products.ts";
import { readIndexRules } from "./read-index-rules.ts";

type Needs = Pick<Database, "transaction">;

/** Products per transaction: few enough that others who save one of them do not wait long for the lock. */
const batch = 200;

interface Within {
  /** Only products of these categories, of any level. */
  categories?: readonly number[];
  /** Rests as long as it works, so that shoppers who are served by the same process hardly notice. */
  unhurried?: boolean;
}

/** Rewrites the search documents of products, by default of all. If it is interrupted, finished batches stay. Returns the number of products. */
export async function indexWithin(
  { transaction }: Needs,
  { categories: within, unhurried = false }: Within = {},
): Promise<number> {
  await loadSearch();
  let count = 0;
  let ids: number[] = [];
  do {
    const after = ids.at(-1) ?? 0;
    const started = performance.now();
    ids = await transaction(async (tx) => {
      const next = await productIds(tx, { after, limit: batch, within });
      await indexProducts(tx, next);
      return next;
    });
    count += ids.length;
    if (unhurried) await pause(performance.now() - started);
  } while (ids.length === batch);
  return count;
}

/** Whether all search documents were last written by the rules of this version. */
export async function isIndexed(db: Queryable): Promise<boolean> {
  const { findIndexRules } = await loadSearch();
  return (await findIndexRules(db)) === readIndexRules();
}

/**
 * Rewrites all search documents, after an upgrade to a version that extracts more from the products. A second run
 * changes nothing. Returns the number of products.
 */
export async function indexCatalog(
  database: Needs,
  actor: string,
  { unhurried }: Pick<Within, "unhurried"> = {},
): Promise<number> {
  const products = await indexWithin(database, { unhurried });
  const { writeIndexRules } = await loadSearch();
  await database.transaction(async (tx) => {
    await writeIndexRules(tx, readIndexRules());
    await recordChange(tx, {
      storeId: null,
      actor,
      action: "index-catalogue",
      entity: "catalogue",
      entityId: "all",
      after: { products },
    });
    await publishChange(tx, { kind: "product" });
  });
  return products;
}
