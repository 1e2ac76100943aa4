import { and, count, desc, eq, isNull, lte, ne, or } from "drizzle-orm";
import type { CallOutput, NewsItem } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import { news } from "../../modules/news/tables.ts";
import { readStore } from "../../modules/stores/public.ts";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { markdownText, renderMarkdown } from "../../platform/texts/markdown.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { refuse } from "../../platform/errors/refusal.ts";

const rowsPerPage = 12;
const mostMore = 3;

type NewsRow = typeof news.$inferSelect;

/** Only a store with the menu entry for news has news (specification, section 2). */
async function assertNews({ database, store }: Context): Promise<void> {
  const { settings } = await readStore(database.db, store.id);
  if (!settings.features.news) refuse("not_found");
}

/** A draft has no time, and what has a later one is not there yet. */
const shown = ({ store, now }: Context) =>
  and(or(isNull(news.storeId), eq(news.storeId, store.id)), lte(news.publishedAt, now()));

function itemOf({ language, env }: Context, { id, title, summary, image, publishedAt }: NewsRow): NewsItem {
  return {
    id,
    title: inLanguage(title, language),
    summary: markdownText(inLanguage(summary, language)),
    image: imageAddress(image, env),
    published_at: publishedAt!.toISOString(),
  };
}

/** News of the store, newest first. */
export async function listNews(context: Context, page: number): Promise<CallOutput<"news.list">> {
  await assertNews(context);
  const { db } = context.database;
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(news)
      .where(shown(context))
      .orderBy(desc(news.publishedAt), desc(news.id))
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage),
    db.select({ total: count() }).from(news).where(shown(context)),
  ]);
  return { data: rows.map((row) => itemOf(context, row)), ...paginationOf(page, rowsPerPage, counted?.total ?? 0) };
}

/** One piece of news, and the newest others. */
export async function readNews(context: Context, id: number): Promise<CallOutput<"news.get">["data"]> {
  await assertNews(context);
  const { db } = context.database;
  const [row] = await db
    .select()
    .from(news)
    .where(and(eq(news.id, id), shown(context)));
  if (!row) refuse("not_found");
  const more = await db
    .select()
    .from(news)
    .where(and(ne(news.id, id), shown(context)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(mostMore);
  return {
    ...itemOf(context, row),
    html: renderMarkdown(inLanguage(row.body, context.language), context.language),
    more: more.map((other) => itemOf(context, other)),
  };
}
