import { useState, type FormEvent } from "react";
import type { Facets } from "@shop/contract/types";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { Button } from "../../../ui/button.tsx";
import { FilterGroup } from "./filter-options.tsx";
import { PriceRange } from "./price-range.tsx";
import { readListQuery, type ListQuery } from "./list-query.ts";
import type { ShownList } from "./load-list.ts";

function readForm(form: HTMLFormElement): ListQuery {
  return readListQuery(new URLSearchParams([...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string")));
}

/** What the page is about goes along with what is chosen on it. */
function FixedFields({ list }: { list: ShownList }) {
  const { category, brands } = list.base;
  return (
    <>
      {category !== null && <input type="hidden" name="cat_id" value={category} />}
      {brands.map((brand) => (
        <input key={brand} type="hidden" name="brand_id" value={brand} />
      ))}
    </>
  );
}

/** A count that is not of the whole list would mislead. */
const counted = (facets: Facets | null, count: number | undefined) => (facets?.complete ? count : undefined);

function categoryOptions(facets: Facets, query: ListQuery, any: string) {
  if (facets.categories.length === 0) return [];
  return [
    { value: "", label: any, checked: query.category === null },
    ...facets.categories.map(({ id, name, count }) => ({ value: String(id), label: name, count: counted(facets, count), checked: query.category === id })),
  ];
}

export interface FilterFormProps {
  list: ShownList;
  id?: string;
  /** Called with every choice at once; without it the choices wait for the button. */
  onChoose?: (query: ListQuery) => void;
  onSubmit: (query: ListQuery) => void;
}

/** The filters of a list as a form that also works without a script. */
export function FilterForm({ list, id, onChoose, onSubmit }: FilterFormProps) {
  const t = useT();
  const path = usePath();
  // What is ticked shows at once, and follows the address when that changes by Back or a link.
  const [followed, setFollowed] = useState(list.query);
  const [query, setQuery] = useState(list.query);
  if (followed !== list.query) {
    setFollowed(list.query);
    setQuery(list.query);
  }
  const { facets, base } = list;
  const choose = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if ((target as HTMLInputElement).type === "text") return;
    const chosen = { ...readForm(currentTarget), sort: query.sort };
    setQuery(chosen);
    onChoose?.(chosen);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit({ ...readForm(event.currentTarget), sort: query.sort });
  };
  return (
    <form id={id} method="get" action={path(list.path)} onChange={choose} onSubmit={submit} aria-label={t("catalog.filters")}>
      <FixedFields list={list} />
      {base.category === null && facets && (
        <FilterGroup legend={t("catalog.filter_category")} type="radio" name="cat_id" options={categoryOptions(facets, query, t("catalog.any_category"))} />
      )}
      <FilterGroup
        legend={t("catalog.filter_only")}
        type="checkbox"
        name="in_stock"
        options={[
          { name: "in_stock", value: "1", label: t("catalog.in_stock"), checked: query.inStock, count: counted(facets, facets?.in_stock) },
          ...(list.path === "/promotions" ? [] : [{ name: "promotion", value: "1", label: t("catalog.on_promotion"), checked: query.promotion, count: counted(facets, facets?.promotion) }]),
        ]}
      />
      <PriceRange key={`${list.query.priceMin}-${list.query.priceMax}`} query={list.query} range={facets?.price ?? null} live={onChoose !== undefined} />
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
      <div className={onChoose ? "pt-2" : "sticky bottom-0 bg-surface py-3"}>
        <Button type="submit" variant={onChoose ? "secondary" : "primary"} wide>
          {t(onChoose ? "catalog.filters_apply" : "catalog.filters_show")}
        </Button>
      </div>
    </form>
  );
}
