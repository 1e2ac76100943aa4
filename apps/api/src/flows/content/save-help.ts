import { languages } from "@shop/kit/locale";
import { saveArticles, type HelpArticleRow, type HelpCategoryRow } from "../../modules/help/public.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { markdownText } from "../../platform/texts/markdown.ts";

/** Writes the help center's categories and articles, with the search words of each language. */
export async function saveHelp(
  tx: Tx,
  categories: readonly HelpCategoryRow[],
  articles: readonly Omit<HelpArticleRow, "words">[],
): Promise<void> {
  await saveArticles(
    tx,
    categories,
    await Promise.all(articles.map(async (article) => ({ ...article, words: await wordsOf(article) }))),
  );
  await publishChange(tx, { kind: "content" });
}

/** The words that an article is found by, in all its languages. */
export async function wordsOf({ title, body }: Pick<HelpArticleRow, "title" | "body">): Promise<string> {
  // Loaded here, since its dictionaries take half a second, which every other command of staff would spend too.
  const { textVector } = await import("../../modules/search/public.ts");
  return textVector({ titles: textsOf(title), texts: textsOf(body).map(markdownText) });
}

const textsOf = (text: HelpArticleRow["title"]): string[] => languages.flatMap((language) => text[language] ?? []);
