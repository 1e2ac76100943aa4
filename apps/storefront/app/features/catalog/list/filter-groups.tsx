import type { Facets } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { kept } from "../../../lib/kept.tsx";
import { facetsOf } from "./facet-rows.ts";
import { FilterGroup } from "./filter-options.tsx";
import type { ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";

interface FilterGroupsProps {
  list: LoadedList;
  /** What is ticked, which may be ahead of the list. */
  query: ListQuery;
}

/** All that the groups show: the counts, what the list is about, and what is ticked; not the limits of price. */
const shownBy = ({ list: { facets, base, path }, query: { category, inStock, promotion, brands, attributes } }: FilterGroupsProps) =>
  `${JSON.stringify([base, path === promotionsPath, category, inStock, promotion, brands, attributes])} ${facets}`;

/** The list of all that is on promotion, which cannot be narrowed to that. */
const promotionsPath = "/promotions";

/** A count that is not of the whole list would mislead. */
const counted = (facets: Facets | null, count: number | undefined) => (facets?.complete ? count : undefined);

function categoryOptions(facets: Facets, query: ListQuery, any: string) {
  if (facets.categories.length === 0) return [];
  return [
    { value: "", label: any, checked: query.category === null },
    ...facets.categories.map(({ id, name, count }) => ({ value: String(id), label: name, count: counted(facets, count), checked: query.category === id })),
  ];
}

/** The groups above the price: category, stock and promotion. */
export const WhereFilters = kept("filters above", GroupsAbove, shownBy);

function GroupsAbove({ list: { facets: packed, base, path }, query }: FilterGroupsProps) {
  const t = useT();
  const facets = facetsOf(packed);
  return (
    <>
      {base.category === null && facets && (
        <FilterGroup legend={t("catalog.filter_category")} type="radio" name="cat_id" options={categoryOptions(facets, query, t("catalog.any_category"))} />
      )}
      <FilterGroup
        legend={t("catalog.filter_only")}
        type="checkbox"
        name="in_stock"
        options={[
          { name: "in_stock", value: "1", label: t("catalog.in_stock"), checked: query.inStock, count: counted(facets, facets?.in_stock) },
          ...(path === promotionsPath ? [] : [{ name: "promotion", value: "1", label: t("catalog.on_promotion"), checked: query.promotion, count: counted(facets, facets?.promotion) }]),
        ]}
      />
    </>
  );
}

/** The groups below it: brands and what else of the products is chosen by. */
export const WhatFilters = kept("filters below", GroupsBelow, shownBy);

function GroupsBelow({ list: { facets: packed, base }, query }: FilterGroupsProps) {
  const t = useT();
  const facets = facetsOf(packed);
  return (
    <>
      {base.brands.length === 0 && facets && (
        <FilterGroup
          legend={t("catalog.filter_brand")}
          type="checkbox"
          name="brand_id"
          options={facets.brands.map(({ id: brand, name, count }) => ({ value: String(brand), label: name, count: counted(facets, count), checked: query.brands.includes(brand) }))}
        />
      )}
      {facets?.attributes.map(({ key, label, values }) => (
        <FilterGroup
          key={key}
          legend={label}
          type="checkbox"
          name="filter"
          options={values.map(({ value, label: name, count }) => ({ value: `${key}:${value}`, label: name, count: counted(facets, count), checked: query.attributes.includes(`${key}:${value}`) }))}
        />
      ))}
    </>
  );
}
