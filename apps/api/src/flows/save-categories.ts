import { isDeepStrictEqual } from "node:util";
import { productIds, saveCategories, type CategoryRow, type CategoryWish } from "../modules/catalog/public.ts";
import { recordChange } from "../platform/audit.ts";
import { publishChange } from "../platform/changes.ts";
import type { Tx } from "../platform/database.ts";
import { indexProducts } from "./save-products.ts";

/** Products that are read at once, so that many below a category that is called otherwise need little memory. */
const batch = 200;

/** Adds categories or writes them anew, for every store: menus and lists follow, and products are found by what their category is called now. */
export async function saveCategoryTree(tx: Tx, wishes: readonly CategoryWish[], actor: string): Promise<{ added: number; changed: number }> {
  const saved = await saveCategories(tx, wishes);
  for (const { before, after } of saved) {
    await recordChange(tx, { storeId: null, actor, action: "save-category", entity: "category", entityId: after.id, ...(before && { before: told(before) }), after: told(after) });
  }
  const renamed = saved.filter(({ before, after }) => before && !isDeepStrictEqual(before.name, after.name));
  await indexWithin(tx, renamed.map(({ after }) => after.id));
  if (saved.length > 0) await publishChange(tx, { kind: "category" });
  const changed = saved.filter(({ before }) => before !== undefined).length;
  return { added: saved.length - changed, changed };
}

const told = ({ id: _, ...fields }: CategoryRow) => fields;

async function indexWithin(tx: Tx, within: readonly number[]): Promise<void> {
  if (within.length === 0) return;
  let ids: number[] = [];
  do {
    ids = await productIds(tx, { after: ids.at(-1) ?? 0, limit: batch, within });
    await indexProducts(tx, ids);
  } while (ids.length === batch);
}
