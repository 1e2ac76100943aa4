import { redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { categoriesOf } from "../list/load-category.ts";
import { type LoaderContext } from "../../../lib/answered.ts";
import { loadList, type ListChip, type LoadedList } from "../list/load-list.ts";
import { cleanSearchText, searchPath } from "./search-text.ts";

export interface SearchResults {
  /** Null on the search page itself, before anything is searched for. */
  text: string | null;
  list: LoadedList | null;
  /** Ways on, where nothing was found. */
  categories: ListChip[];
}

/** The list of a text without its price; a price alone narrows everything that there is. */
const pathOf = (text: string) => (text === "" ? "/category" : searchPath(text));

/** Results of a text. The form of a browser without a script sends `?text=`, which has its address too. */
export async function loadSearch(context: LoaderContext, url: URL, inPath: string | undefined): Promise<SearchResults> {
  const sent = url.searchParams.get("text");
  if (sent !== null) throw redirect(localizePath(searchPath(sent), splitPath(url.pathname).locale));
  const text = cleanSearchText(inPath ?? "");
  const list = text ? await loadList(context, url, { path: searchPath(text), address: searchPath(text.toLowerCase()), pathOf, base: { category: null, brands: [] }, scope: { name: text } }) : null;
  const categories = list && list.products.length > 0 ? [] : await categoriesOf(context);
  return { text: text || null, list, categories: categories.map(({ id, name, image, to }) => ({ id, name, image, to })) };
}
