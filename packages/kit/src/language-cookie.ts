import { languageCookie } from "./constants.ts";
import { localeOfSlug, type Locale } from "./locale.ts";

const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`);

/** The language that a visitor has chosen, from a `Cookie` header; undefined if there is none (specification, section 9). */
export function localeOfCookie(header: string | null | undefined): Locale | undefined {
  return localeOfSlug(header ? chosen.exec(header)?.[1] : undefined);
}
