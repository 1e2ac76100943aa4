import { redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { categoriesOf } from "../list/load-category.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import { apiOf } from "../../../lib/context.ts";
import { packProducts, type CardRows } from "../card/card-product.ts";
import { countChoices } from "../list/list-query.ts";
import { loadList, type ListChip, type LoadedList } from "../list/load-list.ts";
import { cleanSearchText, searchPath } from "./search-text.ts";

export interface SearchResults {
  /** Null on the search page without a text. */
  text: string | null;
  list: LoadedList | null;
  /** Nothing was found, and there is no filter to remove. */
  isNothing: boolean;
  /** Suggestions if nothing was found: categories and best-sellers. */
  categories: ListChip[];
  recommended: CardRows;
}

/** The path for a text without its price; if nothing else is left, the list of all products. */
const pathOf = (text: string) => (text === "" ? "/category" : searchPath(text));

/** Search results. Without script the form sends `?text=`, which redirects to the path of the text. */
export async function loadSearch(context: LoaderContext, url: URL, inPath: string | undefined): Promise<SearchResults> {
  const sent = url.searchParams.get("text");
  if (sent !== null) throw redirect(localizePath(searchPath(sent), splitPath(url.pathname).locale));
  const text = cleanSearchText(inPath ?? "");
  const list = text
    ? await loadList(context, url, {
        path: searchPath(text),
        address: searchPath(text.toLowerCase()),
        pathOf,
        base: { category: null, brands: [] },
        scope: { name: text },
      })
    : null;
  if (list && list.products.length > 0)
    return { text, list, isNothing: false, categories: [], recommended: packProducts([]) };
  const [categories, recommended] = await Promise.all([
    categoriesOf(context),
    apiOf(context)("products.list", { query: { in_stock: true, row_per_page: 5 } }),
  ]);
  return {
    text: text || null,
    list,
    isNothing: list !== null && list.total === 0 && countChoices(list.query, list.base) === 0,
    categories: categories.map(({ id, name, image, to }) => ({ id, name, image, to })),
    recommended: packProducts(unwrapAnswer(recommended).data),
  };
}
