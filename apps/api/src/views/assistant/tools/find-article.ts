import { inArray } from "drizzle-orm";
import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { helpArticles } from "../../../modules/help/tables.ts";
import { searchArticles } from "../../help/search-articles.ts";
import { beginning, plainText } from "./quote-text.ts";
import { longestText, nothingFound, tool, type ToolResult } from "./tool.ts";

/** Most articles in one answer: the best is quoted, the others are linked. */
const most = 3;
const longestQuote = 700;

interface FoundArticles {
  articles: { id: number; title: string; text: string }[];
}

/** Searches the help center, and quotes the best article. */
export const findArticle = tool({
  name: "find_article",
  description:
    "Search the store's help center: ordering, payment, delivery, returns, warranty, account, services. Returns the text of the best articles.",
  input: z.object({ text: z.string().min(1).max(longestText) }),
  async run(context, { text }): Promise<ToolResult<FoundArticles>> {
    const found = (await searchArticles(context, text)).slice(0, most);
    if (found.length === 0) return nothingFound({ articles: [] });
    const rows = await context.database.db
      .select({ id: helpArticles.id, body: helpArticles.body })
      .from(helpArticles)
      .where(
        inArray(
          helpArticles.id,
          found.map(({ id }) => id),
        ),
      );
    const bodies = new Map(rows.map(({ id, body }) => [id, plainText(inLanguage(body, context.language))]));
    const articles = found.map(({ id, title }) => ({ id, title, text: bodies.get(id) ?? "" }));
    const [best, ...others] = articles;
    return {
      parts: [
        {
          type: "quote",
          title: best!.title,
          text: beginning(best!.text, longestQuote),
          to: `/help-center/detail/${best!.id}`,
        },
      ],
      data: { articles },
      links: others.map(({ id, title }) => ({ title, to: `/help-center/detail/${id}` })),
    };
  },
});
