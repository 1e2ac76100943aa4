import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { HelpArticle, HelpCategory } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { renderMarkdown, summarizeMarkdown } from "../../platform/texts/markdown.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { relatedArticles } from "./related-articles.ts";
import { helpArticles, helpCategories } from "./tables.ts";

type Reader = Pick<Context, "database" | "store" | "language">;

/** Condition: articles that a store shows, which are those of all stores and its own. */
export const shownIn = (storeId: number) =>
  and(helpArticles.published, or(isNull(helpArticles.storeId), eq(helpArticles.storeId, storeId)));

/** Maximum number of titles on one page. */
const mostTitles = 1000;

/** The categories that have articles, in their order, with the titles of the articles. */
export async function readHelpCategories({ database, store, language }: Reader): Promise<HelpCategory[]> {
  const rows = await database.db
    .select({
      category: { id: helpCategories.id, name: helpCategories.name, icon: helpCategories.icon },
      article: { id: helpArticles.id, title: helpArticles.title },
    })
    .from(helpCategories)
    .innerJoin(helpArticles, eq(helpArticles.categoryId, helpCategories.id))
    .where(shownIn(store.id))
    .orderBy(asc(helpCategories.sequence), asc(helpCategories.id), asc(helpArticles.sequence), asc(helpArticles.id))
    .limit(mostTitles);
  return [...Map.groupBy(rows, (row) => row.category.id).values()].map((group) => {
    const { id, name, icon } = group[0]!.category;
    const articles = group.map(({ article }) => ({ id: article.id, title: inLanguage(article.title, language) }));
    return { id, icon, name: inLanguage(name, language), articles };
  });
}

/** An article with related ones; refused with `not_found` if the store does not show it. */
export async function readHelpArticle({ database, store, language }: Reader, id: number): Promise<HelpArticle> {
  const { db } = database;
  const [row] = await db
    .select({ article: helpArticles, category: { id: helpCategories.id, name: helpCategories.name } })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(and(eq(helpArticles.id, id), shownIn(store.id)));
  if (!row) refuse("not_found");
  const { article, category } = row;
  const related = await relatedArticles(db, store.id, article);
  const body = inLanguage(article.body, language);
  return {
    id,
    title: inLanguage(article.title, language),
    html: renderMarkdown(body, language),
    summary: summarizeMarkdown(body, language),
    updated_at: article.updatedAt.toISOString(),
    category: { id: category.id, name: inLanguage(category.name, language) },
    related: related.map((other) => ({ id: other.id, title: inLanguage(other.title, language) })),
  };
}
