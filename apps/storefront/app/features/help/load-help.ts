import type { CallData, HelpCategory, Holiday } from "@shop/contract/types";
import { data } from "react-router";
import { longestSearch } from "@shop/contract/limits";
import { unwrapAnswer, type LoaderContext } from "../../lib/api/unwrap-answer.ts";
import { apiOf, siteOf } from "../../lib/context.ts";
import { textParameter } from "../../lib/links/text-parameter.ts";

export interface HelpCenter {
  /** The search text; empty if there is none. */
  text: string;
  /** Null without a search. */
  found: CallData<"help.search"> | null;
  /** Topics with their first articles; empty for a search. */
  categories: (HelpCategory & { hasMore: boolean })[];
  holidays: Holiday[];
}

/** Articles per topic on the help center's home page. */
const firstTitles = 4;

const categoriesOf = async (context: LoaderContext): Promise<HelpCategory[]> =>
  unwrapAnswer(await apiOf(context)("help.categories", {})).data;

/** The topics, or the search results for `?q=`. */
export async function loadHelpCenter(context: LoaderContext, url: URL): Promise<HelpCenter> {
  const text = textParameter(url.searchParams, "q", longestSearch);
  const { holidays } = siteOf(context);
  if (text === "") {
    const categories = await categoriesOf(context);
    return {
      text,
      found: null,
      categories: categories.map((category) => ({
        ...category,
        articles: category.articles.slice(0, firstTitles),
        hasMore: category.articles.length > firstTitles,
      })),
      holidays,
    };
  }
  const found = unwrapAnswer(await apiOf(context)("help.search", { query: { text } })).data;
  return { text, found, categories: [], holidays };
}

/** A topic with all its articles, and the other topics' names; 404 if it does not exist. */
export async function loadHelpCategory(context: LoaderContext, id: string) {
  const categories = await categoriesOf(context);
  const category = categories.find((each) => String(each.id) === id);
  if (!category) throw data(null, { status: 404 });
  return { category, others: categories.filter((each) => each !== category).map(({ articles: _, ...other }) => other) };
}

/** An article; 404 if it does not exist or the id is invalid. */
export async function loadHelpArticle(context: LoaderContext, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw data(null, { status: 404 });
  return unwrapAnswer(await apiOf(context)("help.article", { params: { id: Number(id) } })).data;
}
