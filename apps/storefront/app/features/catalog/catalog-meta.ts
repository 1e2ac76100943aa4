import type { MetaDescriptor } from "react-router";
import type { Language } from "@shop/kit/locale";
import { message, type MessageKey } from "../../i18n/messages.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import type { SearchResults } from "./search/load-search.ts";

export type MetaArgs = Parameters<typeof rootOf>[0];

interface TextMeta {
  path: string;
  title: MessageKey;
  /** May contain `{store}`. */
  description?: MessageKey;
  noindex?: boolean;
}

/** Meta of a page whose title is a text of the interface. */
export function textMeta(args: MetaArgs, { path, title, description, noindex }: TextMeta): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root) return [];
  const { language } = root.locale;
  return pageMeta({
    root,
    path,
    title: message(language, title),
    ...(description && { description: message(language, description, { store: root.site.name }) }),
    ...(noindex && { noindex }),
  });
}

/** The title of a page of a list, with its number from the second on. */
export const pageTitle = (language: Language, title: string, page: number): string =>
  page > 1 ? message(language, "catalog.list_page", { title, page }) : title;

/** Meta of search results. Like that of other lists if something was found; otherwise the page is not for search engines. */
export function searchMeta(args: MetaArgs, found: Pick<SearchResults, "text" | "list"> | undefined): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root) return [];
  const { language } = root.locale;
  const { text, list } = found ?? {};
  if (!text || !list)
    return pageMeta({
      root,
      path: "/search",
      title: message(language, "results.title"),
      description: message(language, "search.placeholder"),
      noindex: true,
    });
  const title = pageTitle(language, message(language, "results.title_for", { text }), list.query.page);
  const description = message(language, "results.description", { store: root.site.name, text });
  return pageMeta({ root, path: list.canonical, title, description, noindex: list.total === 0 || list.loose });
}
