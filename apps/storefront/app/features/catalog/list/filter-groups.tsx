import { useT } from "../../../i18n/locale.tsx";
import { kept } from "../../../lib/pages/kept.tsx";
import { facetsOf } from "./facet-text.ts";
import { FilterGroup, type FilterOption } from "./filter-options.tsx";
import { writeListQuery, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";

interface FilterGroupsProps {
  list: LoadedList;
  /** What is ticked, which may be ahead of the list. */
  query: ListQuery;
  /** Those below the price, brands and what else products are chosen by; else category, stock and promotion. */
  below?: boolean;
  /** Whether categories are links to their pages, not a choice: of radios the arrow keys would lead to the first, where there are none. */
  linked?: boolean;
}

/** The groups of choices on one side of the price. */
export const FilterGroups = import.meta.env.SSR ? kept("filters", Groups, shownBy) : Groups;

/** All that the groups show: the counts, and what is ticked; the limits of price and the order only where links keep them. */
function shownBy({ list: { facets, path }, query, below, linked }: FilterGroupsProps): string {
  const { category, inStock, promotion, brands, attributes } = query;
  return `${JSON.stringify([below, path, category, inStock, promotion, brands, attributes, linked && query])} ${facets}`;
}

/** What is chosen goes along where it is nothing that the shop knows, and so has no box: it is taken back by its chip. */
function Unlisted({ name, chosen, listed }: { name: string; chosen: (string | number)[]; listed: (string | number)[] }) {
  return chosen.filter((value) => !listed.includes(value)).map((value) => <input key={value} type="hidden" name={name} value={value} />);
}

function Groups({ list: { facets: packed, path }, query, below, linked }: FilterGroupsProps) {
  const t = useT();
  const facets = facetsOf(packed);
  const option = (value: string | number, label: string, checked: boolean, count?: number, name?: string): FilterOption => ({
    name,
    value,
    label,
    checked,
    // A count that is not of the whole list would mislead.
    count: facets?.complete ? count : undefined,
  });
  if (below) {
    return (
      <>
        {facets && (
          <FilterGroup legend={t("catalog.filter_brand")} name="brand_id" options={facets.brands.map(({ id, name, count }) => option(id, name, query.brands.includes(id), count))} />
        )}
        <Unlisted name="brand_id" chosen={query.brands} listed={facets?.brands.map(({ id }) => id) ?? []} />
        <Unlisted name="filter" chosen={query.attributes} listed={facets?.attributes.flatMap(({ key, values }) => values.map(({ value }) => `${key}:${value}`)) ?? []} />
        {facets?.attributes.map(({ key, label, values }) => (
          <FilterGroup
            key={key}
            legend={label}
            name="filter"
            options={values.map(({ value, label: name, count }) => option(`${key}:${value}`, name, query.attributes.includes(`${key}:${value}`), count))}
          />
        ))}
      </>
    );
  }
  const category = (id: number | null, name: string, count?: number): FilterOption => ({
    ...option(id ?? "", name, query.category === id, count),
    to: linked && path + writeListQuery({ ...query, category: id, page: 1 }),
  });
  // Within a category none are counted: its page has the way back to all of them.
  const categories = facets?.categories.map(({ id, name, count }) => category(id, name, count)) ?? [];
  return (
    <>
      {(linked || categories.length > 0) && (
        <FilterGroup
          legend={t("catalog.filter_category")}
          name="cat_id"
          options={[category(null, t("catalog.any_category")), ...categories].filter(({ checked }) => !linked || !checked)}
        />
      )}
      <FilterGroup
        legend={t("catalog.filter_only")}
        name="in_stock"
        options={[
          option(1, t("catalog.in_stock"), query.inStock, facets?.in_stock),
          // The list of all that is on promotion cannot be narrowed to that.
          ...(path === "/promotions" ? [] : [option(1, t("catalog.on_promotion"), query.promotion, facets?.promotion, "promotion")]),
        ]}
      />
    </>
  );
}
