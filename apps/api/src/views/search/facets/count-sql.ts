import sql, { raw, type Sql } from "sql-template-tag";
import { serviceCategories } from "../../../modules/catalog/public.ts";
import { isByVariants, type ListingFilter } from "../listing-filter.ts";
import type { Counted, CountedKind } from "../counts.ts";

/** Whether there may be more than was looked at. */
export const partial = sql`coalesce((select bool_or(partial) from found), false)`;

/** Most values of one kind that are counted. */
export const mostValues = 300;

interface CountedColumn {
  id: Sql;
  from: Sql;
  names: Sql;
  named: Sql;
  /** Of all that has a value, whether it is worth counting. */
  worth?: Sql;
}

/** Counts with the names from a table, `named`, in the same statement: looked up apart, each kind would be a trip to the database. */
const count = (
  { id, from, names, named, worth = sql`true` }: CountedColumn,
  counted = sql`select ${id} as id, count(*)::integer as count from ${from} where ${id} is not null group by 1 having ${worth} order by 2 desc, 1 limit ${raw(String(mostValues))}`,
) => sql`
  coalesce((select json_agg(json_build_object('id', counted.id, 'count', counted.count${names}) order by counted.count desc, counted.id) from (${counted}) counted ${named}), '[]')`;

/** One kind of count, with the chosen ones, however few have them. */
export function countWith(kind: CountedKind, chosen: readonly number[]): Sql {
  const column = columns[kind];
  return count(
    { ...column, names: sql`${column.names}, 'partial', ${partial}` },
    sql`
    with counts as materialized (select ${column.id} as id, count(*)::integer as count, ${column.worth ?? sql`true`} as worth from ${column.from} where ${column.id} is not null group by 1)
    (select id, count from counts where worth and not id = any(${chosen}::integer[]) order by 2 desc, 1 limit ${raw(String(mostValues))})
    union all select chosen.id, coalesce(counts.count, 0) from unnest(${chosen}::integer[]) chosen(id) left join counts using (id)`,
  );
}

/** Only makers of goods count as brands, not providers of services. */
const columns: Record<CountedKind, CountedColumn> = {
  categories: {
    id: sql`category_id`,
    from: sql`shown`,
    names: sql`, 'name', c.name`,
    named: sql`join categories c on c.id = counted.id`,
  },
  brands: {
    id: sql`brand_id`,
    from: sql`shown`,
    names: sql`, 'name', b.name`,
    named: sql`join brands b on b.id = counted.id`,
    worth: sql`bool_or(category_id not in (${raw(serviceCategories)}))`,
  },
  attributes: {
    id: sql`attribute`,
    from: sql`shown cross join lateral unnest(attributes) attribute`,
    names: sql`, 'key', a.key, 'value', a.value, 'label', a.label, 'valueLabel', a.value_label`,
    named: sql`join search_attributes a on a.id = counted.id`,
  },
};

const places = sql`
  'categories', ${count({ ...columns.categories, names: sql`, 'name', c.name, 'key', c.key` })},
  'subcategories', ${count({
    id: sql`subcategory_id`,
    from: sql`shown`,
    names: sql`, 'name', c.name, 'top', coalesce(above.parent_id, c.id)`,
    named: sql`join categories c on c.id = counted.id left join categories above on above.id = c.parent_id`,
  })},
  'brands', ${count(columns.brands)}`;

/** Keys of attributes in which variants of one product differ. */
const varied = sql`
  coalesce((select json_agg(distinct key) from (
    select a.key from found cross join lateral unnest(attributes) attribute join search_attributes a on a.id = attribute
    group by product_id, a.key having count(*) > 1) differing), '[]')`;

/** Counts over the tables `found`, all that fits but for its price, and `shown`, what fits. */
export const countsOf: Record<Counted, (filter: ListingFilter) => Sql> = {
  nothing: () => sql`null::json`,
  places: () => sql`json_build_object(${places})`,
  everything: (
    filter,
  ) => sql`json_build_object('varied', ${isByVariants(filter) ? varied : sql`'[]'::json`}, 'categories', ${count(columns.categories)}, 'brands', ${count(columns.brands)}, 'attributes', ${count(columns.attributes)},
    'price', (select case when count(sort_price) > 0 then json_build_object('min', min(sort_price), 'max', max(sort_price)) end from found),
    'inStock', (select count(*) from shown where in_stock),
    'promotion', (select count(*) from shown where promoted),
    'looked', (select count(*) from found),
    'partial', ${partial})`,
};
