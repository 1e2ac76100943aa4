import { LRUCache } from "lru-cache";
import { localeOfCookie } from "@shop/kit/language-cookie";
import { localizePath, localeOf, negotiateLanguage, type Locale } from "@shop/kit/locale";

/** Browsers send only a handful of different headers, so each is parsed once. */
const negotiated = new LRUCache<string, Locale>({
  max: 200,
  memoMethod: (header) => localeOf(negotiateLanguage(header)),
});

/** Longest query that is carried along, in characters: a proxy has room for no longer head of an answer. What is longer is read in English. */
const longestQuery = 16 * 1024;

type Header = (name: "cookie" | "accept-language") => string | null | undefined;

/** The language that a shopper's home page is in, by the language cookie or else by `Accept-Language` (specification, sections 1 and 9). */
export function homeLocale(header: Header): Locale {
  return localeOfCookie(header("cookie")) ?? negotiated.memo(header("accept-language") ?? "");
}

/** The headers that decide whether the home page redirects, for `Vary`. */
export const redirectedBy = "accept-language, cookie";

/** Sends a shopper whose language is not English from `/` to the home page in that language; null where there is no redirect. Asked before any cache, since it depends on the visitor. */
export function languageRedirect(method: string, url: URL, header: Header): Response | null {
  if (url.pathname !== "/" || method !== "GET" || url.search.length > longestQuery) return null;
  const locale = homeLocale(header);
  if (locale.prefix === "") return null;
  return new Response(null, {
    status: 302,
    headers: { location: localizePath("/", locale) + url.search, "cache-control": "no-store", vary: redirectedBy },
  });
}
