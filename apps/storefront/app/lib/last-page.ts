import type { Language } from "@shop/kit/locale";
import { localeOf } from "@shop/kit/locale";
import { message } from "../i18n/messages.ts";

/** What is left when the error page itself fails, with a link home (specification, section 8). */
export function lastPage(language: Language): string {
  const text = message(language, "core.error_page_failed");
  const home = localeOf(language).prefix || "/";
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1><p><a href="${home}">${message(language, "core.home_page")}</a></p></html>`;
}
