import type { MouseEvent } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { isForBrowser } from "../../../lib/links/is-for-browser.ts";
import { facetsOf } from "./facet-text.ts";
import { cleared, writeListQuery, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

interface Chosen {
  label: string;
  /** The list without this filter. */
  without: ListQuery;
}

function useChosen({ base, facets: packed, ofServices }: LoadedList, query: ListQuery): Chosen[] {
  const t = useT();
  const money = useMoney();
  const facets = facetsOf(packed);
  const chosen: Chosen[] = [];
  const add = (label: string, without: Partial<ListQuery>) =>
    chosen.push({ label, without: { ...query, page: 1, ...without } });
  if (query.category !== null && query.category !== base.category) {
    const name = facets?.categories.find(({ id }) => id === query.category)?.name;
    add(name ?? t("catalog.filter_category"), { category: base.category });
  }
  if (query.inStock) add(t(`catalog.${ofServices ? "bookable" : "in_stock"}`), { inStock: false });
  if (query.promotion) add(t("catalog.on_promotion"), { promotion: false });
  if (query.mentions) add(t("results.with_mentions"), { mentions: false });
  if (query.priceMin !== null) add(t("catalog.price_at_least", { price: money(query.priceMin) }), { priceMin: null });
  if (query.priceMax !== null) add(t("catalog.price_at_most", { price: money(query.priceMax) }), { priceMax: null });
  for (const brand of query.brands.filter((id) => !base.brands.includes(id))) {
    const name = facets?.brands.find(({ id }) => id === brand)?.name;
    add(name ?? t("catalog.filter_brand"), { brands: query.brands.filter((id) => id !== brand) });
  }
  for (const choice of query.attributes) {
    const key = choice.slice(0, choice.indexOf(":"));
    const value = choice.slice(key.length + 1);
    const label = facets?.attributes
      .find((attribute) => attribute.key === key)
      ?.values.find((known) => known.value === value)?.label;
    add(label ?? value, { attributes: query.attributes.filter((other) => other !== choice) });
  }
  return chosen;
}

interface ChosenFiltersProps {
  list: LoadedList;
  /** The current choice, which may be ahead of the loaded list. */
  query: ListQuery;
  /** Called with the new query when a link is followed. */
  onFollow: (query: ListQuery) => void;
}

/** The active filters, each with a link that removes it. */
export function ChosenFilters({ list, query, onFollow }: ChosenFiltersProps) {
  const t = useT();
  const chosen = useChosen(list, query);
  if (chosen.length === 0) return null;
  const follows = (next: ListQuery) => ({
    to: list.path + writeListQuery(next),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => isForBrowser(event) || onFollow(next),
  });
  return (
    <ul className="khmer flex flex-wrap items-center gap-2">
      {/* Keyed by position, so that the focus moves to the next one when one is removed. */}
      {chosen.map(({ label, without }, index) => (
        <li key={index}>
          <Link
            {...follows(without)}
            aria-label={t("catalog.filter_remove", { name: label })}
            className="flex min-h-11 items-center gap-1.5 rounded-md border border-line-strong bg-surface px-3 text-sm hover:border-accent lg:min-h-9"
          >
            {label}
            <Icon name="x" className="size-4 text-muted" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...follows(cleared(query, list.base))}
          className="flex min-h-11 items-center px-2 text-sm font-medium text-accent-ink hover:underline lg:min-h-9"
        >
          {t("catalog.filters_clear")}
        </Link>
      </li>
    </ul>
  );
}
