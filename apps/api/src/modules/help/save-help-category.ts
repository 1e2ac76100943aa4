import { eq, max } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Tx } from "../../platform/database/database.ts";
import { helpCategories } from "./tables.ts";

type HelpCategory = typeof helpCategories.$inferSelect;

export interface HelpCategoryInput {
  key: string;
  name: LocalText;
  /** Of the sprite; where it is not named it stays as it is, and pages show a question mark for a new one. */
  icon?: string | undefined;
}

/** Adds a category of the help center after the others, or renames it. Returns its id, and the category as it was before. */
export async function saveHelpCategory(
  tx: Tx,
  { key, name, icon }: HelpCategoryInput,
): Promise<{ id: number; before: HelpCategory | null }> {
  const [before] = await tx.select().from(helpCategories).where(eq(helpCategories.key, key)).for("update");
  if (before) {
    await tx.update(helpCategories).set({ name, icon }).where(eq(helpCategories.id, before.id));
    return { id: before.id, before };
  }
  const [last] = await tx.select({ place: max(helpCategories.sequence) }).from(helpCategories);
  const [added] = await tx
    .insert(helpCategories)
    .values({ key, name, icon: icon ?? "", sequence: (last?.place ?? -1) + 1 })
    .returning({ id: helpCategories.id });
  return { id: added!.id, before: null };
}
