import { useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { countChoices, sorts, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

interface ListToolbarProps {
  list: LoadedList;
  /** The current choice, which may be ahead of the loaded list. */
  query: ListQuery;
  /** Whether the default order is relevance to a search. */
  searched?: boolean;
  /** Id of the filter form; without script a link to it makes it visible. */
  formId: string;
  onChoose: (query: ListQuery) => void;
  onFilters: () => void;
}

/** The number of products, the button for the filters on a phone, and the sort order. */
export const ListToolbar = import.meta.env.SSR ? cached("list toolbar", Toolbar, shownBy) : Toolbar;

function shownBy({ list: { base, total, atLeast, ofServices }, query, searched, formId }: ListToolbarProps): string {
  return JSON.stringify([countChoices(query, base), atLeast ?? total, ofServices, query.sort, searched, formId]);
}

function Toolbar({ list, query, searched, formId, onChoose, onFilters }: ListToolbarProps) {
  const t = useT();
  const chosen = countChoices(query, list.base);
  const count = t(`catalog.count_${list.ofServices ? "services" : list.total === 1 ? "one" : "many"}`, {
    count: list.atLeast ?? list.total,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="w-full text-muted tabular-nums sm:w-auto">
        {count}
      </p>
      <div className="for-taps flex w-full items-center gap-2 noscript:flex-wrap sm:w-auto">
        <a
          href={`#${formId}`}
          onClick={(event) => {
            event.preventDefault();
            onFilters();
          }}
          className={`${buttonClass({ variant: "secondary" })} grow noscript:basis-full lg:hidden`}
        >
          <Icon name="sliders-horizontal" className="size-5" />
          {chosen > 0 ? t("catalog.filters_chosen", { count: chosen }) : t("catalog.filters")}
        </a>
        <label className="flex grow items-center gap-2">
          <span className="sr-only text-sm text-muted sm:not-sr-only sm:whitespace-nowrap">{t("catalog.sort")}</span>
          <span className="relative min-w-0 grow">
            <select
              name="sort"
              form={formId}
              value={query.sort}
              onChange={(event) => onChoose({ ...query, sort: event.currentTarget.value as ListQuery["sort"] })}
              className="min-h-11 w-full min-w-0 appearance-none rounded-md border border-line-strong bg-surface ps-3 pe-8"
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(sort === "relevance" && searched ? "results.sort_match" : `catalog.sort_${sort}`)}
                </option>
              ))}
            </select>
            <Icon
              name="chevron-down"
              className="pointer-events-none absolute end-2 top-1/2 size-5 [translate:0_-50%] text-muted"
            />
          </span>
        </label>
        {/* Browsers with a script never look into it, so theirs has no button. */}
        <noscript>
          {import.meta.env.SSR && (
            <button type="submit" form={formId} className={buttonClass({ variant: "secondary" })}>
              {t("catalog.sort_apply")}
            </button>
          )}
        </noscript>
      </div>
    </div>
  );
}
