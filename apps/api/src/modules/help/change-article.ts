import { and, eq, isNull, max, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { helpArticles, helpCategories } from "./tables.ts";

type Article = typeof helpArticles.$inferSelect;
type Texts = Pick<Article, "title" | "body" | "words">;

/** The id of a category by its key, such as `delivery`; for an unknown key throws a {@link StaffError} that lists all, and says how one is made. */
export async function findHelpCategory(tx: Tx, key: string): Promise<number> {
  const all = await tx
    .select({ id: helpCategories.id, key: helpCategories.key })
    .from(helpCategories)
    .orderBy(helpCategories.sequence);
  const found = all.find((category) => category.key === key);
  if (!found)
    throw new StaffError(
      `There is no help category ${key}${all.length > 0 ? `; there are ${all.map((category) => category.key).join(", ")}` : ""}. Create one with article category`,
    );
  return found.id;
}

/** The id of the article with an English title in a store, or among those of all stores; undefined if there is none. */
export async function findArticleTitled(
  tx: Tx,
  title: string | undefined,
  storeId: number | null,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .where(
      and(
        eq(sql`${helpArticles.title} ->> 'en'`, title),
        storeId === null ? isNull(helpArticles.storeId) : eq(helpArticles.storeId, storeId),
      ),
    )
    .orderBy(helpArticles.id)
    .limit(1);
  return found?.id;
}

/** Reads and locks an article. */
export async function lockArticle(tx: Tx, id: number): Promise<Article> {
  const [article] = await tx.select().from(helpArticles).where(eq(helpArticles.id, id)).for("update");
  if (!article) throw new StaffError(`There is no article ${id}`);
  return article;
}

/** Adds an article at the end of its category, as a draft; returns its id. */
export async function addArticle(
  tx: Tx,
  { categoryId, storeId, ...texts }: Texts & Pick<Article, "categoryId" | "storeId">,
  at: Date,
): Promise<number> {
  const [last] = await tx
    .select({ place: max(helpArticles.sequence) })
    .from(helpArticles)
    .where(eq(helpArticles.categoryId, categoryId));
  const row = { ...texts, categoryId, storeId, sequence: (last?.place ?? -1) + 1, published: false, updatedAt: at };
  const [added] = await tx.insert(helpArticles).values(row).returning({ id: helpArticles.id });
  return added!.id;
}

export async function changeArticle(
  tx: Tx,
  id: number,
  change: Partial<Texts & Pick<Article, "categoryId" | "published">>,
  at: Date,
): Promise<void> {
  await tx
    .update(helpArticles)
    .set({ ...change, updatedAt: at })
    .where(eq(helpArticles.id, id));
}
