/**
 * The languages. `slug` is what shoppers see in URLs (`/kh`); `language` is the standard tag (`km`).
 * `kh` is a country code, so it must never be used for `Intl`, `<html lang>` or hreflang.
 * Specification, section 1.
 */
export const languages = ["en", "km", "zh"] as const;
export type Language = (typeof languages)[number];

/** How a language appears in paths, documents and menus. */
export interface Locale {
  /** Name in paths and in the language cookie (specification, section 4). */
  slug: "en" | "kh" | "zh";
  /** BCP 47 tag for documents, `Intl` and the API. */
  language: Language;
  /** Path prefix, empty for the default language. */
  prefix: "" | "/kh" | "/zh";
  /** The language's own name. */
  label: string;
  /** Open Graph locale. */
  og: string;
}

export const locales: readonly Locale[] = [
  { slug: "en", language: "en", prefix: "", label: "English", og: "en_US" },
  { slug: "kh", language: "km", prefix: "/kh", label: "ខ្មែរ", og: "km_KH" },
  { slug: "zh", language: "zh", prefix: "/zh", label: "中文", og: "zh_CN" },
];

export const defaultLocale: Locale = locales[0]!;

/** The locale of a path slug; undefined for anything else. */
export function localeOfSlug(slug: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale.slug === slug);
}

/** The locale of a language. */
export function localeOf(language: Language): Locale {
  return locales.find((locale) => locale.language === language)!;
}

/** Splits `/kh/cart` into its locale and `/cart`; the path keeps its leading slash. */
export function splitPath(path: string): { locale: Locale; path: string } {
  for (const locale of locales) {
    if (locale.prefix === "") continue;
    if (path === locale.prefix) return { locale, path: "/" };
    if (path.startsWith(`${locale.prefix}/`)) return { locale, path: path.slice(locale.prefix.length) };
  }
  return { locale: defaultLocale, path };
}

/** Adds a locale's prefix to a path: `("/cart", kh)` → `/kh/cart`, `("/", kh)` → `/kh`. */
export function localizePath(path: string, locale: Locale): string {
  if (locale.prefix === "") return path;
  if (path === "/") return locale.prefix;
  return path.startsWith("/?") ? locale.prefix + path.slice(1) : locale.prefix + path;
}

/** A text of the catalogue in several languages; English is required and is the fallback. */
export interface LocalText extends Partial<Record<Exclude<Language, "en">, string | undefined>> {
  en: string;
}

/** A text in a language, or in English if that is missing or empty. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] || text.en;
}

/** The best of our languages for an `Accept-Language` header; English if none matches. */
export function negotiateLanguage(header: string | null | undefined): Language {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      // Trimmed after it is divided: a pattern with the spaces around would take seconds for very many of them.
      const [tag = "", ...params] = part
        .toLowerCase()
        .split(";")
        .map((piece) => piece.trim());
      const q = params.map((param) => /^q=([\d.]+)$/.exec(param)?.[1]).find(Boolean);
      return { base: tag.split("-")[0]!, q: q === undefined ? 1 : Number(q) };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { base } of wanted) {
    const language = languages.find((known) => known === base);
    if (language) return language;
  }
  return "en";
}
