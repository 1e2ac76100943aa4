import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { freelancers } from "../../modules/freelancers/tables.ts";
import { helpArticles, helpCategories, helpFeedback } from "../../modules/help/tables.ts";
import { news } from "../../modules/news/tables.ts";
import { policies } from "../../modules/policy/tables.ts";
import { stores } from "../../modules/stores/tables.ts";
import { deviceChecks } from "../../modules/warranty/tables.ts";
import { firstRows } from "./first-rows.ts";

/** Rows of a list for staff. */
const most = 500;

/** Numbers of visitors who found an article helpful or not. */
const countFeedback = (helpful: boolean) =>
  sql<number>`(select count(*)::int from ${helpFeedback} where ${helpFeedback.articleId} = ${helpArticles.id} and ${helpFeedback.helpful} = ${helpful})`;

/** Articles of the help center in their order, with category, store and feedback. */
export const listArticles = (db: Queryable) =>
  firstRows(most, (limit) =>
    db
      .select({
        id: helpArticles.id,
        title: helpArticles.title,
        published: helpArticles.published,
        category: helpCategories.key,
        store: stores.code,
        helped: countFeedback(true),
        helpedNot: countFeedback(false),
      })
      .from(helpArticles)
      .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
      .leftJoin(stores, eq(stores.id, helpArticles.storeId))
      .orderBy(asc(helpCategories.sequence), asc(helpCategories.id), asc(helpArticles.sequence), asc(helpArticles.id))
      .limit(limit),
  );

/** News, drafts first, then the newest. */
export const listNewsForStaff = (db: Queryable) =>
  firstRows(most, (limit) =>
    db
      .select({ id: news.id, title: news.title, publishedAt: news.publishedAt, store: stores.code })
      .from(news)
      .leftJoin(stores, eq(stores.id, news.storeId))
      .orderBy(desc(news.publishedAt), desc(news.id))
      .limit(limit),
  );

/** Rules of all stores. */
export const listPolicies = (db: Queryable) =>
  firstRows(most, (limit) =>
    db
      .select({ key: policies.key, title: policies.title, published: policies.published, store: stores.code })
      .from(policies)
      .leftJoin(stores, eq(stores.id, policies.storeId))
      .orderBy(asc(policies.sequence), asc(policies.id))
      .limit(limit),
  );

/** Inspection reports of a store, the newest first. */
export const listChecks = (db: Queryable, storeId: number) =>
  firstRows(most, (limit) =>
    db.select().from(deviceChecks).where(eq(deviceChecks.storeId, storeId)).orderBy(desc(deviceChecks.id)).limit(limit),
  );

/** One of them, by its code. */
export async function findCheck(db: Queryable, storeId: number, code: string) {
  const [row] = await db
    .select()
    .from(deviceChecks)
    .where(and(eq(deviceChecks.storeId, storeId), eq(deviceChecks.code, code)));
  return row;
}

/** People who can be booked. */
export const listPeople = (db: Queryable) =>
  firstRows(most, (limit) => db.select().from(freelancers).orderBy(asc(freelancers.id)).limit(limit));
