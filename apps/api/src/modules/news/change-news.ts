import { eq } from "drizzle-orm";
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
