import type { KeyboardEvent } from "react";
import { useLocation } from "react-router";
import { locales, localizePath, splitPath } from "@shop/kit/locale";
import { useLocale, useT } from "../../../i18n/locale.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

/**
 * Links to the current page, with its query, in each language. Another language is a new document;
 * `lib/browser/early-taps.ts` stores the choice.
 */
function LanguageLinks({ className }: { className?: string }) {
  const t = useT();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  return (
    <nav aria-label={t("core.language")} className={className}>
      {locales.map((locale) => (
        <a
          key={locale.slug}
          href={localizePath(path, locale) + search}
          lang={locale.language}
          hrefLang={locale.language}
          aria-current={locale === current ? "true" : undefined}
          className={classNames(
            "flex min-h-11 min-w-11 items-center px-2.5",
            locale === current ? "font-semibold text-ink" : "text-muted hover:text-accent-ink hover:underline",
          )}
        >
          {locale.label}
        </a>
      ))}
    </nav>
  );
}

/** The languages side by side, for wide screens. */
export const LanguageSwitcher = ({ className }: { className?: string }) => (
  <LanguageLinks className={classNames("flex", className)} />
);

/** Closes the menu on Escape and returns the focus to its button. */
function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector("summary")?.focus();
}

/** The languages in a drop-down, for the header of small screens. */
export function LanguageMenu({ className }: { className?: string }) {
  const t = useT();
  const { label, language } = useLocale();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of the links in it.
    <details className={classNames("relative", className)} onKeyDown={closeByEscape}>
      <summary
        aria-label={t("core.named", { name: t("core.language"), text: label })}
        className="flex tap items-center gap-1.5 rounded-md px-2 text-sm font-medium hover:bg-surface-2"
      >
        <Icon name="globe" className="size-5" />
        <span lang={language}>{label}</span>
      </summary>
      <LanguageLinks className="absolute top-full right-0 z-10 grid min-w-36 rounded-lg border border-line bg-surface p-1.5 shadow-float" />
    </details>
  );
}
