import { Link } from "../i18n/link.tsx";
import { useT } from "../i18n/locale.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

const cell = "inline-grid size-11 place-items-center rounded-md tabular-nums";

/** Links to the pages of a list; `to` gives a page's address. Nothing for a single page. */
export function Pagination({ page, lastPage, to }: { page: number; lastPage: number; to: (page: number) => string }) {
  const t = useT();
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={t("core.pages")} className="py-4">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step target={page > 1 ? to(page - 1) : null} label={t("core.previous_page")} icon="chevron-left" rel="prev" />
        </li>
        {pageNumbers(page, lastPage).map((number, index) => (
          <li key={number ?? `gap-${index}`} className={number === null || Math.abs(number - page) <= 1 || number === 1 || number === lastPage ? undefined : "max-sm:hidden"}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <Link
                to={to(number)}
                aria-label={t("core.page_number", { number })}
                aria-current={number === page ? "page" : undefined}
                className={classNames(cell, number === page ? "bg-accent-soft font-semibold text-accent-ink" : "hover:bg-surface-2")}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step target={page < lastPage ? to(page + 1) : null} label={t("core.next_page")} icon="chevron-right" rel="next" />
        </li>
      </ul>
    </nav>
  );
}

function Step({ target, label, icon, rel }: { target: string | null; label: string; icon: "chevron-left" | "chevron-right"; rel: "prev" | "next" }) {
  if (!target) {
    return (
      <span aria-hidden="true" className={classNames(cell, "text-muted opacity-50")}>
        <Icon name={icon} className="size-5" />
      </span>
    );
  }
  return (
    <Link to={target} rel={rel} aria-label={label} className={classNames(cell, "hover:bg-surface-2")}>
      <Icon name={icon} className="size-5" />
    </Link>
  );
}
