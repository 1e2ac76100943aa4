import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { news } from "./tables.ts";

type NewsRow = typeof news.$inferSelect;

/** Reads and locks a news item. */
export async function lockNews(tx: Tx, id: number): Promise<NewsRow> {
  const [row] = await tx.select().from(news).where(eq(news.id, id)).for("update");
  if (!row) throw new StaffError(`There is no news ${id}`);
  return row;
}

/** The id of the news item with an English title in a store, or among those of all stores; undefined if there is none. */
export async function findNewsTitled(
  tx: Tx,
  title: string | undefined,
  storeId: number | null,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: news.id })
    .from(news)
    .where(
      and(eq(sql`${news.title} ->> 'en'`, title), storeId === null ? isNull(news.storeId) : eq(news.storeId, storeId)),
    )
    .orderBy(news.id)
    .limit(1);
  return found?.id;
}

/** Adds a news item as a draft; returns its id. */
export async function addNews(tx: Tx, row: Omit<NewsRow, "id" | "publishedAt">): Promise<number> {
  const [added] = await tx
    .insert(news)
    .values({ ...row, publishedAt: null })
    .returning({ id: news.id });
  return added!.id;
}

export async function changeNews(tx: Tx, id: number, change: Partial<NewsRow>): Promise<void> {
  await tx.update(news).set(change).where(eq(news.id, id));
}
