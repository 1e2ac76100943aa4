import { createContext, useContext, type ReactNode } from "react";
import { formatDate } from "@shop/kit/date";
import { formatMoney, type Currency } from "@shop/kit/money";
import { defaultLocale, localizePath, locales, type Language, type Locale } from "@shop/kit/locale";
import { useRootData } from "../lib/root-data.ts";
import { message, type MessageKey } from "./messages.ts";

const LocaleContext = createContext<Locale>(defaultLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = () => useContext(LocaleContext);

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** `t("core.cart")`: a text of the interface in the shopper's language. */
export function useT(): Translate {
  return translators[useLocale().language];
}

/** One value per language, created once: a page asks for these functions hundreds of times. */
const ofEach = <Value,>(make: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale.language, make(locale)])) as Record<Language, Value>;

const translators = ofEach(
  ({ language }): Translate =>
    (key, values) =>
      message(language, key, values),
);
const paths = ofEach((locale) => (path: string) => localizePath(path, locale));
const dates = ofEach(
  ({ language }) =>
    (iso: string, style: "date" | "time" = "date") =>
      formatDate(iso, language, style),
);

/** Adds the prefix of the shopper's language to a path. */
export function usePath(): (path: string) => string {
  return paths[useLocale().language];
}

/**
 * The `lang` attribute for text in another language than the page's; it selects the font and the
 * screen reader's voice (https://www.w3.org/TR/WCAG22/#language-of-parts).
 */
export function useLanguageOf(): (text: string) => Language | undefined {
  return languagesOf[useLocale().language];
}

const khmer = /[\u1780-\u17d3]/;
const chinese = /\p{Script=Han}/u;
const languagesOf = ofEach(({ language }) => (text: string) => {
  const found = khmer.test(text) ? "km" : chinese.test(text) ? "zh" : language === "km" ? "en" : language;
  return found === language ? undefined : found;
});

/** Formats decimal major units as the API sends them, such as 12.5; in the store's currency unless another is given. */
export function useMoney(): (major: number, currency?: Currency) => string {
  return writers[useRootData()?.site.currency ?? "USD"];
}

const writerOf =
  (own: Currency) =>
  (major: number, currency: Currency = own) =>
    formatMoney({ amount: Math.round(currency === "USD" ? major * 100 : major), currency });
const writers: Record<Currency, (major: number, currency?: Currency) => string> = {
  USD: writerOf("USD"),
  KHR: writerOf("KHR"),
};

/** Formats dates and times in the shopper's language and Cambodia's time zone. */
export function useDate(): (iso: string, style?: "date" | "time") => string {
  return dates[useLocale().language];
}
