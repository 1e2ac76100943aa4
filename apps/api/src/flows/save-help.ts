import { saveArticles, type HelpArticleRow, type HelpCategoryRow } from "../modules/help/public.ts";
import { textVector } from "../modules/search/public.ts";
import { publishChange } from "../platform/changes.ts";
import type { Tx } from "../platform/database.ts";
import { markdownText } from "../platform/markdown.ts";

/** Writes the help center's categories and articles, and makes the articles findable in all their languages. */
export async function saveHelp(tx: Tx, categories: readonly HelpCategoryRow[], articles: readonly Omit<HelpArticleRow, "words">[]): Promise<void> {
  await saveArticles(
    tx,
    categories,
    articles.map((article) => ({ ...article, words: textVector({ titles: textsOf(article.title), texts: textsOf(article.body).map(markdownText) }) })),
  );
  await publishChange(tx, { kind: "content" });
}

const textsOf = ({ en, km, zh }: HelpArticleRow["title"]): string[] => [en, km, zh].filter((text) => text !== undefined);
