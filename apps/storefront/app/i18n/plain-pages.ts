import { localeOf, negotiateLanguage, splitPath, type Language } from "@shop/kit/locale";
import { message } from "./messages.ts";

/** Line height for Khmer, links large enough for a thumb, and the system's light or dark colours. */
const style =
  "<style>body{font:1rem/1.7 system-ui,sans-serif;max-width:30rem;margin:15vh auto;padding:0 1.25rem;overflow-wrap:anywhere}h1{font-size:1.375rem}a{display:inline-block;padding:.5rem 0;color:inherit}</style>";

/** A minimal page for when the shop cannot render one; works on a phone without style sheet or script. */
const plainPage = (language: Language, heading: string, more = "") =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title>${style}<h1>${heading}</h1>${more}</html>`;

/** The language of the URL's prefix, else the browser's: without prefix and store it is unknown whether English was chosen. */
function languageAsked(path: string, acceptLanguage: string | null | undefined): Language {
  const { locale } = splitPath(path);
  return locale.prefix ? locale.language : negotiateLanguage(acceptLanguage);
}

/** Shown if the error page itself fails, with a link to the home page (specification, section 8). */
export function lastPage(language: Language): string {
  const home = localeOf(language).prefix || "/";
  return plainPage(
    language,
    message(language, "core.error_page_failed"),
    `<p><a href="${home}">${message(language, "core.home_page")}</a></p>`,
  );
}

/** With a link to the same page, since an in-app browser may have no reload button. */
const pageToTryAgain =
  (text: "errors.unavailable" | "errors.too_large") =>
  (path: string, acceptLanguage: string | null | undefined): string => {
    const language = languageAsked(path, acceptLanguage);
    return plainPage(language, message(language, text), `<p><a href="">${message(language, "core.try_again")}</a></p>`);
  };

/** For when the shop is overloaded or unavailable. */
export const busyPage = pageToTryAgain("errors.unavailable");

/** For a form larger than any that the shop has. */
export const tooLargePage = pageToTryAgain("errors.too_large");

/** For a host that belongs to no store (404), or if the store API does not answer (503). */
export function noStorePage({ url, headers }: Request, status: number): Response {
  const { pathname } = new URL(url);
  const acceptLanguage = headers.get("accept-language");
  const language = languageAsked(pathname, acceptLanguage);
  const known = status === 404;
  return new Response(
    known ? plainPage(language, message(language, "errors.unknown_store")) : busyPage(pathname, acceptLanguage),
    {
      status: known ? 404 : 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        ...(!known && { "retry-after": "5" }),
      },
    },
  );
}
