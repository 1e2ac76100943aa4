import { Link } from "../i18n/link.tsx";
import { useT } from "../i18n/locale.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icons/icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

const cell = "inline-grid size-11 place-items-center rounded-md tabular-nums";

/** Links to the pages of a list; `to` gives a page's URL. Nothing for a single page. */
export function Pagination({ page, lastPage, to }: { page: number; lastPage: number; to: (page: number) => string }) {
  const t = useT();
  if (lastPage <= 1) return null;
  return (
    // Remounted for each page, so that keyboard focus does not stay on the pressed link far down the page.
    <nav key={page} aria-label={t("core.pages")} className="py-4">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step rel="prev" label={t("core.previous_page")} target={page > 1 && to(page - 1)} />
        </li>
        {/* A phone has no room for all numbers; showing some of them would look as if there were no others. */}
        <li className="sm:hidden">
          {page} / {lastPage}
        </li>
        {pageNumbers(page, lastPage).map((number, index) => (
          <li key={index} className="max-sm:hidden">
            {number === null ? (
              "…"
            ) : (
              <Link
                to={to(number)}
                aria-label={t("core.page_number", { number })}
                aria-current={number === page ? "page" : undefined}
                className={classNames(
                  cell,
                  number === page ? "bg-accent-soft font-semibold text-accent-ink" : "hover:bg-surface-2",
                )}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step rel="next" label={t("core.next_page")} target={page < lastPage && to(page + 1)} />
        </li>
      </ul>
    </nav>
  );
}

function Step({ rel, label, target }: { rel: "prev" | "next"; label: string; target: string | false }) {
  // A placeholder, so that the other arrow and the numbers do not move.
  if (!target) return <span className={cell} />;
  return (
    <Link to={target} rel={rel} aria-label={label} className={classNames(cell, "hover:bg-surface-2")}>
      <Icon name={rel === "prev" ? "chevron-left" : "chevron-right"} className="size-5" />
    </Link>
  );
}
