import type { MouseEvent } from "react";
import { Link } from "../../../i18n/link.tsx";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { isForBrowser } from "../../../lib/links/is-for-browser.ts";
import { facetsOf } from "./facet-text.ts";
import { countChoices, withoutChoices, writeListQuery, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";
import { Icon } from "../../../ui/icon.tsx";

interface Chosen {
  key: string;
  label: string;
  /** The list without it. */
  without: ListQuery;
}

function useChosen({ base, facets: packed }: LoadedList, query: ListQuery): Chosen[] {
  const t = useT();
  const money = useMoney();
  const facets = facetsOf(packed);
  const first = { ...query, page: 1 };
  const chosen: Chosen[] = [];
  if (query.category !== null && query.category !== base.category) {
    const name = facets?.categories.find(({ id }) => id === query.category)?.name;
    chosen.push({ key: "category", label: name ?? t("catalog.filter_category"), without: { ...first, category: base.category } });
  }
  if (query.inStock) chosen.push({ key: "stock", label: t("catalog.in_stock"), without: { ...first, inStock: false } });
  if (query.promotion) chosen.push({ key: "promotion", label: t("catalog.on_promotion"), without: { ...first, promotion: false } });
  if (query.mentions) chosen.push({ key: "mentions", label: t("catalog.with_mentions"), without: { ...first, mentions: false } });
  if (query.priceMin !== null) {
    chosen.push({ key: "min", label: t("catalog.price_at_least", { price: money(query.priceMin) }), without: { ...first, priceMin: null } });
  }
  if (query.priceMax !== null) {
    chosen.push({ key: "max", label: t("catalog.price_at_most", { price: money(query.priceMax) }), without: { ...first, priceMax: null } });
  }
  for (const brand of query.brands.filter((id) => !base.brands.includes(id))) {
    const name = facets?.brands.find(({ id }) => id === brand)?.name;
    chosen.push({ key: `brand ${brand}`, label: name ?? t("catalog.filter_brand"), without: { ...first, brands: query.brands.filter((id) => id !== brand) } });
  }
  for (const choice of query.attributes) {
    const key = choice.slice(0, choice.indexOf(":"));
    const value = choice.slice(key.length + 1);
    const label = facets?.attributes.find((attribute) => attribute.key === key)?.values.find((known) => known.value === value)?.label;
    chosen.push({ key: choice, label: label ?? value, without: { ...first, attributes: query.attributes.filter((other) => other !== choice) } });
  }
  return chosen;
}

interface ChosenFiltersProps {
  list: LoadedList;
  /** What is chosen, which may be ahead of the list. */
  query: ListQuery;
  /** Told what a link here leads to when it is followed. */
  onFollow: (query: ListQuery) => void;
}

/** What is chosen on the list, each with a way to take it back. */
export function ChosenFilters({ list, query, onFollow }: ChosenFiltersProps) {
  const t = useT();
  const chosen = useChosen(list, query);
  if (countChoices(query, list.base) === 0) return null;
  const follows = (next: ListQuery) => ({
    to: list.path + writeListQuery(next),
    preventScrollReset: true,
    onClick: (event: MouseEvent) => isForBrowser(event) || onFollow(next),
  });
  return (
    <ul className="khmer flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
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
        <Link {...follows({ ...withoutChoices(list.base), sort: query.sort, wished: query.wished })} className="flex min-h-11 items-center px-2 text-sm font-medium text-accent-ink hover:underline lg:min-h-9">
          {t("catalog.filters_clear")}
        </Link>
      </li>
    </ul>
  );
}
