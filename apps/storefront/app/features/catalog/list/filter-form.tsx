import { useRef, useState, type FormEvent } from "react";
import type { ProductQuery, SiteInfo } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { useRootData } from "../../../lib/root-data.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { useOptimisticValue } from "../../../ui/timing/use-optimistic-value.ts";
import { atLeast } from "./at-least.ts";
import { facetsOf } from "./facet-text.ts";
import { FilterGroups } from "./filter-groups.tsx";
import { PriceRange } from "./price-range.tsx";
import { cleared, countChoices, countQuery, readListQuery, writeListQuery, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";

function readForm(
  form: HTMLFormElement,
  money: Pick<SiteInfo, "currency" | "riel_rate">,
  { sort, wished }: ListQuery,
): ListQuery {
  // The form has no file fields.
  const fields = [...new FormData(form)] as [string, string][];
  return { ...readListQuery(new URLSearchParams(fields), money), sort, wished };
}

/** The number of products that the current choices would show, or "1,000+", requested while they are made; null until known. */
function useTotalAhead(scope: ProductQuery) {
  const [total, setTotal] = useState<number | string | null>(null);
  const latest = useRef<ListQuery | null>(null);
  const count = async (query: ListQuery | null) => {
    latest.current = query;
    setTotal(null);
    if (!query) return;
    const result = await browserApi("products.list", { query: countQuery(query, scope) });
    // Ignore a stale response.
    if (!result.ok || latest.current !== query) return;
    const { total: least, at_least: isPart } = result.answer;
    setTotal(isPart ? atLeast(least) : least);
  };
  return { total, count };
}

interface FilterFormProps {
  list: LoadedList;
  /** The current choice, which may be ahead of the loaded list. */
  query: ListQuery;
  id?: string;
  /** Called on every change; without it the choices are applied by the button. */
  onChoose?: (query: ListQuery) => void;
  onSubmit: (query: ListQuery) => void;
  /** Called when the link that clears all filters is followed. */
  onClear?: () => void;
}

/** A list's filters as a form that also works without script. */
export function FilterForm({ list, query: known, id, onChoose, onSubmit, onClear }: FilterFormProps) {
  const t = useT();
  const path = usePath();
  const { site } = useRootData()!;
  const [query, setQuery] = useOptimisticValue(known);
  const { total, count } = useTotalAhead(list.scope);
  const choose = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).type === "text") return void count(null);
    const chosen = readForm(currentTarget, site, query);
    if (onChoose) return onChoose(chosen);
    setQuery(chosen);
    void count(chosen);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(readForm(event.currentTarget, site, query));
  };
  return (
    <form
      id={id}
      method="get"
      className="khmer"
      action={path(list.path)}
      onChange={choose}
      onSubmit={submit}
      aria-label={t("catalog.filters")}
    >
      {/* Keeps the page's own category, and choices made elsewhere on the page. */}
      {query.mentions && <input type="hidden" name="mentions" value="1" />}
      {list.base.category !== null && <input type="hidden" name="cat_id" value={list.base.category} />}
      <FilterGroups list={list} query={query} linked={onChoose && list.path === "/category"} />
      <PriceRange query={known} range={facetsOf(list.facets)?.price ?? null} live={onChoose !== undefined} />
      <FilterGroups list={list} query={query} below />
      <div
        className={`flex flex-wrap gap-2 ${onChoose ? "pt-2" : "sticky bottom-0 -mx-4 border-t border-line bg-surface px-4 py-3"}`}
      >
        {/* Wide screens show this link above the products, beside the active filters. */}
        {countChoices(query, list.base) > 0 && (
          <Link
            to={list.path + writeListQuery(cleared(query, list.base))}
            onClick={onClear}
            className="flex min-h-11 items-center px-2 font-medium text-accent-ink hover:underline lg:hidden"
          >
            {t("catalog.filters_clear")}
          </Link>
        )}
        <Button type="submit" variant={onChoose ? "secondary" : "primary"} className="grow">
          {onChoose
            ? t("catalog.filters_apply")
            : total === null
              ? t("catalog.filters_show")
              : t("catalog.filters_show_count", { count: total })}
        </Button>
      </div>
    </form>
  );
}
