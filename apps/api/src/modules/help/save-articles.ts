import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { helpArticles, helpCategories } from "./tables.ts";

export type HelpCategoryRow = typeof helpCategories.$inferInsert;
export type HelpArticleRow = typeof helpArticles.$inferInsert;

/** Adds or replaces categories and articles by their ids. */
export async function saveArticles(
  tx: Tx,
  categories: readonly HelpCategoryRow[],
  articles: readonly HelpArticleRow[],
): Promise<void> {
  if (categories.length > 0) {
    await tx
      .insert(helpCategories)
      .values([...categories])
      .onConflictDoUpdate({
        target: helpCategories.id,
        set: {
          key: sql`excluded.key`,
          name: sql`excluded.name`,
          icon: sql`excluded.icon`,
          sequence: sql`excluded.sequence`,
        },
      });
  }
  if (articles.length > 0) {
    await tx
      .insert(helpArticles)
      .values([...articles])
      .onConflictDoUpdate({
        target: helpArticles.id,
        set: {
          storeId: sql`excluded.store_id`,
          categoryId: sql`excluded.category_id`,
          sequence: sql`excluded.sequence`,
          title: sql`excluded.title`,
          body: sql`excluded.body`,
          words: sql`excluded.words`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  }
  for (const table of ["help_categories", "help_articles"]) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest((select max(id) from ${sql.identifier(table)}), 1))`,
    );
  }
}
