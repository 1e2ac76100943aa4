import { sql, type SQL } from "drizzle-orm";
import type { CallData } from "@shop/contract/types";
import { inLanguage, type LocalText } from "@shop/kit/locale";
import { textQuery } from "../../modules/search/public.ts";
import type { Context } from "../../platform/context.ts";
import { summarizeMarkdown } from "../../platform/texts/markdown.ts";

const mostFound = 20;
/** How alike a title must be to what was typed wrong. */
const likeness = 0.5;

interface Row extends Record<string, unknown> {
  id: number;
  title: LocalText;
  body: LocalText;
  category: LocalText;
}

/**
 * Articles that hold every word of a text, whatever the language of the words; where there are
 * none, those that hold any; and where there are none either, those whose title is spelt alike.
 */
export async function searchArticles(
  { database, store, language }: Context,
  text: string,
): Promise<CallData<"help.search">> {
  const { every, any } = textQuery(text);
  if (any === null) return [];
  const find = async (condition: SQL, rank: SQL) => {
    const { rows } = await database.db.execute<Row>(sql`
      select a.id, a.title, a.body, c.name as category
      from help_articles a join help_categories c on c.id = a.category_id
      where a.published and (a.store_id is null or a.store_id = ${store.id}) and ${condition}
      order by ${rank} desc, c.sequence, a.sequence, a.id
      limit ${mostFound}`);
    return rows;
  };
  const byWords = (query: string) =>
    find(sql`a.words @@ ${query}::tsquery`, sql`ts_rank(a.words, ${query}::tsquery, 1)`);
  const alike = sql`word_similarity(${text.toLowerCase().slice(0, 200)}, lower(coalesce(a.title ->> ${language}, a.title ->> 'en')))`;

  let rows = every === null ? [] : await byWords(every);
  if (rows.length === 0) rows = await byWords(any);
  if (rows.length === 0) rows = await find(sql`${alike} > ${likeness}`, alike);
  return rows.map(({ id, title, body, category }) => ({
    id,
    title: inLanguage(title, language),
    summary: summarizeMarkdown(inLanguage(body, language), language),
    category: inLanguage(category, language),
  }));
}
