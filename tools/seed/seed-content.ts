import { drawCategory } from "@shop/demo/draw";
import { helpCategories } from "@shop/demo/help";
import { news as demoNews } from "@shop/demo/news";
import { policies as demoPolicies } from "@shop/demo/policy";
import { saveHelp } from "@shop/api/flows/content/save-help";
import { news } from "@shop/api/modules/news/tables";
import { policies } from "@shop/api/modules/policy/tables";
import type { Tx } from "@shop/api/platform/database/database";
import { dayMs } from "@shop/kit/durations";
import { sql } from "drizzle-orm";
import type { Pictures } from "./pictures.ts";

type NewsRow = typeof news.$inferInsert;

/** The rows of the news, with pictures drawn. */
export function newsRows(pictures: Pictures, at: Date): Promise<NewsRow[]> {
  return Promise.all(
    demoNews.map(async ({ drawing, ageDays, ...item }) => ({
      ...item,
      image: await pictures.add(`news-${drawing}`, drawing, () => drawCategory(drawing)),
      publishedAt: new Date(at.getTime() - ageDays * dayMs),
    })),
  );
}

/** Inserts help center, policies and news, which are the same in every store. */
export async function seedContent(tx: Tx, newsItems: NewsRow[], at: Date): Promise<void> {
  const articles = helpCategories.flatMap((category) =>
    category.articles.map((article, sequence) => ({ ...article, categoryId: category.id, sequence, updatedAt: at })),
  );
  await saveHelp(
    tx,
    helpCategories.map(({ articles: _, ...category }) => category),
    articles,
  );
  await tx.insert(policies).values(demoPolicies.map((policy, sequence) => ({ ...policy, sequence, updatedAt: at })));
  await tx.insert(news).values(newsItems);
  await tx.execute(sql`select setval(pg_get_serial_sequence('news', 'id'), (select max(id) from news))`);
}
