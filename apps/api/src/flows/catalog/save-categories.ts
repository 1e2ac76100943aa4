import { isDeepStrictEqual } from "node:util";
import { saveCategories, type CategoryRow, type CategoryInput } from "../../modules/catalog/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Database } from "../../platform/database/database.ts";
import { indexWithin } from "./index-catalog.ts";

/**
 * Adds or updates categories, for every store. Menus and lists follow at once; the search documents of
 * products in renamed categories follow in batches. If that is interrupted, `indexCatalog` completes it.
 */
export async function saveCategoryTree(
  database: Pick<Database, "transaction">,
  entries: readonly CategoryInput[],
  actor: string,
): Promise<{ added: number; changed: number }> {
  const saved = await database.transaction(async (tx) => {
    const done = await saveCategories(tx, entries);
    for (const { before, after } of done) {
      await recordChange(tx, {
        storeId: null,
        actor,
        action: "save-category",
        entity: "category",
        entityId: after.id,
        ...(before && { before: withoutId(before) }),
        after: withoutId(after),
      });
    }
    if (done.length > 0) await publishChange(tx, { kind: "category" });
    return done;
  });
  const renamed = saved.filter(({ before, after }) => before && !isDeepStrictEqual(before.name, after.name));
  if (renamed.length > 0) {
    await indexWithin(database, { categories: renamed.map(({ after }) => after.id) });
    await database.transaction((tx) => publishChange(tx, { kind: "category" }));
  }
  const changed = saved.filter(({ before }) => before !== undefined).length;
  return { added: saved.length - changed, changed };
}

const withoutId = ({ id: _, ...fields }: CategoryRow) => fields;
