import { LRUCache } from "lru-cache";
import { localeOfCookie } from "@shop/kit/language-cookie";
import { localizePath, localeOf, negotiateLanguage, type Locale } from "@shop/kit/locale";

/** Browsers send a handful of different headers: what each asks for is worked out once. */
const negotiated = new LRUCache<string, Locale>({ max: 200, memoMethod: (header) => localeOf(negotiateLanguage(header)) });

type Header = (name: "cookie" | "accept-language") => string | null | undefined;

/** The language that a shopper's home page is in, by the language cookie or else by `Accept-Language` (specification, sections 1 and 9). */
export function homeLocale(header: Header): Locale {
  return localeOfCookie(header("cookie")) ?? negotiated.memo(header("accept-language") ?? "");
}

/** What of a request says whether it is redirected from the home page. */
export const redirectedBy = "accept-language, cookie";

/** At `/` only, and before any cache: a shopper whose language is not English is sent to it. */
export function languageRedirect(method: string, url: URL, header: Header): Response | null {
  if (url.pathname !== "/" || method !== "GET") return null;
  const locale = homeLocale(header);
  if (locale.prefix === "") return null;
  return new Response(null, {
    status: 302,
    headers: { location: localizePath("/", locale) + url.search, "cache-control": "no-store", vary: redirectedBy },
  });
}
