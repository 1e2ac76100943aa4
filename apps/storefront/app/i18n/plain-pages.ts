import { localeOf, negotiateLanguage, splitPath, type Language } from "@shop/kit/locale";
import { message } from "./messages.ts";

/** Lines as tall as Khmer needs, links as tall as a thumb, and the device's own colours, dark ones too. */
const style = "<style>body{font:1rem/1.7 system-ui,sans-serif;max-width:30rem;margin:15vh auto;padding:0 1.25rem;overflow-wrap:anywhere}h1{font-size:1.375rem}a{display:inline-block;padding:.5rem 0;color:inherit}</style>";

/** What shoppers read where no page of the shop can be made: readable on a phone, with no sheet and no script. */
const plainPage = (language: Language, heading: string, more = "") =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title>${style}<h1>${heading}</h1>${more}</html>`;

/** The language of an address with a prefix, else of the browser: without a store nobody knows whether English was chosen. */
function languageAsked(path: string, acceptLanguage: string | null | undefined): Language {
  const { locale } = splitPath(path);
  return locale.prefix ? locale.language : negotiateLanguage(acceptLanguage);
}

/** What is left when the error page itself fails, with a link home (specification, section 8). */
export function lastPage(language: Language): string {
  const home = localeOf(language).prefix || "/";
  return plainPage(language, message(language, "core.error_page_failed"), `<p><a href="${home}">${message(language, "core.home_page")}</a></p>`);
}

/** With a link to the same page: an app that shows the shop may have no button to ask again. */
const pageToTryAgain = (text: "errors.unavailable" | "errors.too_large") => (path: string, acceptLanguage: string | null | undefined): string => {
  const language = languageAsked(path, acceptLanguage);
  return plainPage(language, message(language, text), `<p><a href="">${message(language, "core.try_again")}</a></p>`);
};

/** For a shop that cannot answer now. */
export const busyPage = pageToTryAgain("errors.unavailable");

/** For a form that is larger than any of the shop's. */
export const tooLargePage = pageToTryAgain("errors.too_large");

/** For a host that no store claims, or for a store API that does not answer. */
export function noStorePage({ url, headers }: Request, status: number): Response {
  const { pathname } = new URL(url);
  const acceptLanguage = headers.get("accept-language");
  const language = languageAsked(pathname, acceptLanguage);
  const known = status === 404;
  return new Response(known ? plainPage(language, message(language, "errors.unknown_store")) : busyPage(pathname, acceptLanguage), {
    status: known ? 404 : 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", ...(!known && { "retry-after": "5" }) },
  });
}
