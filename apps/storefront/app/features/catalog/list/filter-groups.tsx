import { useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { facetsOf } from "./facet-text.ts";
import { FilterGroup, type Counted, type FilterOption } from "./filter-options.tsx";
import { writeListQuery, type ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";

interface FilterGroupsProps {
  list: LoadedList;
  /** The current choice, which may be ahead of the loaded list. */
  query: ListQuery;
  /** True for the groups below the price (brands and attributes), false for those above (category, stock, promotion). */
  below?: boolean;
  /** Categories are links to their pages instead of radio buttons: arrow keys would select the first radio, which leaves the page. */
  linked?: boolean;
}

/** The groups of filters above or below the price. */
export const FilterGroups = import.meta.env.SSR ? cached("filters", Groups, shownBy) : Groups;

/** The cache key: counts and choices; price limits and order matter only if links carry them on. */
function shownBy({ list: { facets, path, ofServices }, query, below, linked }: FilterGroupsProps): string {
  const { category, inStock, promotion, brands, attributes } = query;
  return `${JSON.stringify([below, path, ofServices, category, inStock, promotion, brands, attributes, linked && query])} ${facets}`;
}

/** Keeps chosen values that have no checkbox because the shop does not know them; their chips remove them. */
function Unlisted({
  name,
  chosen,
  listed,
}: {
  name: string;
  chosen: (string | number)[];
  listed: (string | number)[];
}) {
  return chosen
    .filter((value) => !listed.includes(value))
    .map((value) => <input key={value} type="hidden" name={name} value={value} />);
}

function Groups({ list: { facets: packed, path, ofServices }, query, below, linked }: FilterGroupsProps) {
  const t = useT();
  const facets = facetsOf(packed);
  const option = (
    value: string | number,
    label: string,
    checked: boolean,
    counted?: Counted,
    name?: string,
  ): FilterOption => ({ name, value, label, checked, counted });
  if (below) {
    return (
      <>
        {facets && (
          <FilterGroup
            legend={t("catalog.filter_brand")}
            name="brand_id"
            options={facets.brands.map((brand) => option(brand.id, brand.name, query.brands.includes(brand.id), brand))}
          />
        )}
        <Unlisted name="brand_id" chosen={query.brands} listed={facets?.brands.map(({ id }) => id) ?? []} />
        <Unlisted
          name="filter"
          chosen={query.attributes}
          listed={facets?.attributes.flatMap(({ key, values }) => values.map(({ value }) => `${key}:${value}`)) ?? []}
        />
        {facets?.attributes.map(({ key, label, values }) => (
          <FilterGroup
            key={key}
            legend={label}
            name="filter"
            options={values.map((each) =>
              option(`${key}:${each.value}`, each.label, query.attributes.includes(`${key}:${each.value}`), each),
            )}
          />
        ))}
      </>
    );
  }
  const category = (id: number | null, name: string, counted?: Counted): FilterOption => ({
    ...option(id ?? "", name, query.category === id, counted),
    to: linked && path + writeListQuery({ ...query, category: id, page: 1 }),
  });
  // Within a category there are no category counts; the page links back to all categories.
  const categories = facets?.categories.map((each) => category(each.id, each.name, each)) ?? [];
  return (
    <>
      {(linked || categories.length > 0) && (
        <FilterGroup
          legend={t("catalog.filter_category")}
          name="cat_id"
          options={[category(null, t("catalog.any_category")), ...categories].filter(
            ({ checked }) => !linked || !checked,
          )}
        />
      )}
      <FilterGroup
        legend={t("catalog.filter_only")}
        name="in_stock"
        options={[
          option(1, t(`catalog.${ofServices ? "bookable" : "in_stock"}`), query.inStock, facets?.in_stock),
          // The promotions page cannot be narrowed to promotions.
          ...(path === "/promotions"
            ? []
            : [option(1, t("catalog.on_promotion"), query.promotion, facets?.promotion, "promotion")]),
        ]}
      />
    </>
  );
}
