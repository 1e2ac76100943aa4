import { asc } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { categories } from "../../modules/catalog/tables.ts";

type Row = typeof categories.$inferSelect;

const shown = ({ key, name, sequence, companion }: Row) => ({ key, name, sequence, companion });
const pictured = (row: Row) => ({ ...shown(row), image: row.image });

/** The category tree in its order, in the format of staff's files. */
export async function listCategories(db: Queryable) {
  const rows = await db.select().from(categories).orderBy(asc(categories.sequence), asc(categories.id));
  const below = (parent: Row | null) => rows.filter(({ parentId }) => parentId === (parent?.id ?? null));
  return below(null).map((category) => ({
    ...pictured(category),
    groups: below(category).map((group) => ({ ...shown(group), subcategories: below(group).map(pictured) })),
  }));
}
