import { useLocation } from "react-router";
import { languageCookie, languageCookieDays } from "@shop/kit/constants";
import { locales, localizePath, splitPath, type Locale } from "@shop/kit/locale";
import { useLocale, useT } from "../../../i18n/locale.tsx";
import { classNames } from "../../../ui/class-names.ts";

/** Remembers the choice, so that the next visit to `/` is in this language (specification, section 9). */
function remember({ slug }: Locale): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${languageCookie}=${slug}; path=/; max-age=${languageCookieDays * 24 * 60 * 60}; samesite=lax${secure}`;
}

/** The same page, with its query, in the other languages; a new language is a new document. */
export function LanguageSwitcher({ className }: { className?: string }) {
  const t = useT();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  return (
    <nav aria-label={t("core.language")} className={classNames("flex", className)}>
      {locales.map((locale) => (
        <a
          key={locale.slug}
          href={localizePath(path, locale) + search}
          lang={locale.language}
          hrefLang={locale.language}
          aria-current={locale === current ? "true" : undefined}
          onClick={() => remember(locale)}
          className={classNames("flex min-h-11 min-w-11 items-center justify-center px-2.5", locale === current ? "font-semibold text-ink" : "text-muted hover:text-accent-ink hover:underline")}
        >
          {locale.label}
        </a>
      ))}
    </nav>
  );
}
