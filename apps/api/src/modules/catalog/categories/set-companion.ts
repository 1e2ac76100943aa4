import { eq } from "drizzle-orm";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { categories } from "../tables.ts";

/**
 * Says whether the goods of a category and all below it go with others, so that a search for a
 * phone shows phones before their cases. A {@link StaffError} for a key that no category has.
 */
export async function setCompanion(
  tx: Tx,
  { key, companion, actor }: { key: string; companion: boolean; actor: string },
): Promise<void> {
  const [category] = await tx
    .select({ id: categories.id, companion: categories.companion })
    .from(categories)
    .where(eq(categories.key, key))
    .for("update");
  if (!category) throw new StaffError(`There is no category ${key}`);
  if (category.companion === companion) return;
  await tx.update(categories).set({ companion }).where(eq(categories.id, category.id));
  await recordChange(tx, {
    storeId: null,
    actor,
    action: "set-companion",
    entity: "category",
    entityId: category.id,
    before: { companion: category.companion },
    after: { companion },
  });
  await publishChange(tx, { kind: "category" });
}
