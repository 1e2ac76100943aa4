import { createContext, useContext, useMemo, type ReactNode } from "react";
import { formatDate } from "@shop/kit/date";
import { formatMoney, type Currency } from "@shop/kit/money";
import { defaultLocale, localizePath, type Locale } from "@shop/kit/locale";
import { message, type MessageKey } from "./messages.ts";

const LocaleContext = createContext<Locale>(defaultLocale);

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = () => useContext(LocaleContext);

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** `t("core.cart")`: the interface's text in the shopper's language. */
export function useT(): Translate {
  const { language } = useLocale();
  return useMemo(() => (key, values) => message(language, key, values), [language]);
}

/** The path of a page in the shopper's language. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return useMemo(() => (path) => localizePath(path, locale), [locale]);
}

/** Writes decimal major units of the wire, such as 12.5, as money. */
export function useMoney(): (major: number, currency?: Currency) => string {
  return writeMoney;
}

const writeMoney = (major: number, currency: Currency = "USD") =>
  formatMoney({ amount: Math.round(currency === "USD" ? major * 100 : major), currency });

/** Dates and times in the shopper's language and Cambodia's time. */
export function useDate(): (iso: string, style?: "date" | "time") => string {
  const { language } = useLocale();
  return useMemo(() => (iso, style = "date") => formatDate(iso, language, style), [language]);
}
