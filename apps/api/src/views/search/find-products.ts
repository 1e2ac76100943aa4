import { sql, type SQL } from "drizzle-orm";
import type { Sort } from "@shop/contract/types";
import type { LocalText } from "@shop/kit/locale";
import type { Db } from "../../platform/database/database.ts";
import { serviceCategories } from "../../modules/catalog/public.ts";
import { runPlanned } from "../../platform/database/planned.ts";

/** What the variants of a product cost that have the options asked for, in minor units, and whether any is there. */
export interface AskedListing {
  productId: number;
  price: number;
  inStock: boolean;
}

/** Conditions on what a store asks and has, beside those that the search index answers. */
export interface ListingFilter {
  storeId: number;
  /** Minor units. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  inStock?: boolean | undefined;
  promotion?: boolean | undefined;
  at: Date;
  /** Products whose variants are asked for by their options: they stand by those. */
  asked?: readonly AskedListing[] | undefined;
  /** Products that come first by relevance, in this order. */
  first?: readonly number[] | undefined;
}

export interface PageOf {
  sort: Sort;
  offset: number;
  rows: number;
}

export interface Count {
  id: number;
  count: number;
  /** Whether there may be more, since not all was looked at. */
  partial?: boolean;
}

/** A count with the names of what is counted, in all languages. */
interface CountedCategory extends Count {
  name: LocalText;
}
interface CountedTop extends CountedCategory {
  key: string;
}
interface CountedSubcategory extends CountedCategory {
  /** Its category. */
  top: number;
}
interface CountedBrand extends Count {
  name: string;
}
export interface CountedValue extends Count {
  key: string;
  value: string;
  label: LocalText;
  valueLabel: LocalText;
}

/** Counts by id, most first. */
export interface FacetCounts {
  categories: CountedCategory[];
  brands: CountedBrand[];
  attributes: CountedValue[];
  /** Minor units. */
  price: { min: number; max: number } | null;
  inStock: number;
  promotion: number;
  /** Products looked at, before the price. */
  looked: number;
  /** Whether there may be more than was looked at. */
  partial: boolean;
  /** Keys of attributes in which variants of one product differ, where prices or stock limit the list. */
  varied: string[];
}

/** Where the products stand, most first. */
export interface PlaceCounts {
  categories: CountedTop[];
  subcategories: CountedSubcategory[];
  brands: CountedBrand[];
}

export type CountedKind = "categories" | "brands" | "attributes";

/** What is counted beside a page: everything, or only where the products stand. */
export interface CountsOf {
  everything: FacetCounts;
  places: PlaceCounts;
  nothing: null;
}
export type Counted = keyof CountsOf;

export interface FoundProducts<Kind extends Counted> {
  ids: number[];
  /** The relevance of each. */
  scores: number[];
  total: number;
  /** Products found, before the price. */
  looked: number;
  /** Whether there may be more than was looked at. */
  partial: boolean;
  counts: CountsOf[Kind];
}

/** Products to look at. */
export interface Source {
  /** (product_id, attributes, partial, score), with `listed` also all that is read of listings. */
  rows: SQL;
  listed?: boolean;
}

export const orders: Record<Sort, SQL> = {
  relevance: sql`score desc, popularity desc, product_id`,
  newest: sql`created_at desc, product_id`,
  price_asc: sql`sort_price nulls last, product_id`,
  price_desc: sql`sort_price desc nulls last, product_id`,
  name: sql`sort_name, product_id`,
};

/**
 * The page of a list, its total and its counts in one statement. The range of prices is that of all prices, whichever are shown.
 */
export async function findProducts<Kind extends Counted>(
  db: Db,
  source: Source,
  filter: ListingFilter,
  page: PageOf,
  counted: Kind,
): Promise<FoundProducts<Kind>> {
  const [found] = await runPlanned<FoundProducts<Kind>>(
    db,
    sql`
    with ${foundAndShown(source, filter)},
    page as materialized (select product_id, score from shown order by ${orders[page.sort]} limit ${page.rows} offset ${page.offset})
    select (select count(*)::integer from shown) as total, (select count(*)::integer from found) as looked, ${partial} as partial,
      coalesce((select json_agg(product_id) from page), '[]') as ids, coalesce((select json_agg(score) from page), '[]') as scores,
      ${countsOf[counted](filter)} as counts`,
  );
  return found!;
}

/** Counts of everything that a source gives, without its products. */
export async function countProducts(db: Db, source: Source, filter: ListingFilter): Promise<FacetCounts> {
  const [counted] = await runPlanned<{ counts: FacetCounts }>(
    db,
    sql`with ${foundAndShown(source, filter)} select ${countsOf.everything(filter)} as counts`,
  );
  return counted!.counts;
}

/** Counts of one kind only, as for a filter that is itself in use; what is chosen is among them, also where nothing has it. */
export async function countOne<Kind extends CountedKind>(
  db: Db,
  source: Source,
  filter: ListingFilter,
  kind: Kind,
  chosen: readonly number[],
): Promise<FacetCounts[Kind]> {
  const column = { ...columns[kind], names: sql`${columns[kind].names}, 'partial', ${partial}` };
  const [counted] = await runPlanned<{ counts: FacetCounts[Kind] }>(
    db,
    sql`with ${foundAndShown(source, filter)} select ${countWith(column, chosen)} as counts`,
  );
  return counted!.counts;
}

/** The conditions of a range of prices. */
export const withinPrices = ({ priceMin, priceMax }: Pick<ListingFilter, "priceMin" | "priceMax">): SQL[] => [
  ...(priceMin === undefined ? [] : [sql`sort_price >= ${priceMin}`]),
  ...(priceMax === undefined ? [] : [sql`sort_price <= ${priceMax}`]),
];

const promotedAt = (at: Date) =>
  sql`(on_promotion and (promo_ends_at is null or promo_ends_at > ${at.toISOString()}::timestamptz))`;

/** The conditions of a filter, all but those of its prices. */
export const besidePrices = ({ inStock, promotion, at }: ListingFilter, isInStock = sql`in_stock`): SQL[] => [
  ...(inStock ? [isInStock] : []),
  ...(promotion ? [promotedAt(at)] : []),
];

/** By what a product stands: its own price and stock, or those of its variants that are asked for. */
function standing(asked: ListingFilter["asked"]): { join: SQL; price: SQL; inStock: SQL } {
  if (!asked) return { join: sql``, price: sql`sort_price`, inStock: sql`in_stock` };
  const columns = [
    asked.map(({ productId }) => productId),
    asked.map(({ price }) => price),
    asked.map(({ inStock }) => inStock),
  ] as const;
  const variants = sql`unnest(${sql.param(columns[0])}::integer[], ${sql.param(columns[1])}::bigint[], ${sql.param(columns[2])}::boolean[]) asked(product_id, asked_price, asked_stock)`;
  return {
    join: sql` left join ${variants} using (product_id)`,
    price: sql`coalesce(asked_price, sort_price)`,
    inStock: sql`coalesce(asked_stock, in_stock)`,
  };
}

/** What it adds to the score that a product is in stock: as much as selling thirty times as well, and less than any word of its name. */
export const worthOfStock = 0.7;

/** The relevance of a product: its score, better where it is in stock, unless it is one of those that come first. */
function relevance(first: ListingFilter["first"], inStock: SQL): { join: SQL; score: SQL } {
  const score = sql`score + case when ${inStock} then ${worthOfStock}::real else 0 end`;
  if (!first) return { join: sql``, score };
  return {
    join: sql` left join unnest(${sql.param(first)}::integer[]) with ordinality first(product_id, place) using (product_id)`,
    score: sql`coalesce(1000000 - place, ${score})`,
  };
}

function foundAndShown(source: Source, filter: ListingFilter): SQL {
  const { join, price, inStock } = standing(filter.asked);
  const { join: ranked, score } = relevance(filter.first, inStock);
  const from = source.listed ? sql`(${source.rows}) c` : sql`(${source.rows}) c join listings using (product_id)`;
  const conditions = [source.listed ? sql`true` : sql`store_id = ${filter.storeId}`, ...besidePrices(filter, inStock)];
  const range = [sql`true`, ...withinPrices(filter)];
  return sql`
    found as materialized (
      select product_id, attributes, partial, ${score} as score, category_id, subcategory_id,
        brand_id, ${price} as sort_price, sort_name, popularity, created_at, ${inStock} as in_stock, ${promotedAt(filter.at)} as promoted
      from ${from}${join}${ranked}
      where ${sql.join(conditions, sql` and `)}),
    shown as (select * from found where ${sql.join(range, sql` and `)})`;
}

const partial = sql`coalesce((select bool_or(partial) from found), false)`;

/** Most values of one kind that are counted. */
export const mostValues = 300;

interface CountedColumn {
  id: SQL;
  from: SQL;
  names: SQL;
  named: SQL;
  /** Of all that has a value, whether it is worth counting. */
  worth?: SQL;
}

/** Counts with the names from a table, `named`, in the same statement: looked up apart, each kind would be a trip to the database. */
const count = (
  { id, from, names, named, worth = sql`true` }: CountedColumn,
  counted = sql`select ${id} as id, count(*)::integer as count from ${from} where ${id} is not null group by 1 having ${worth} order by 2 desc, 1 limit ${sql.raw(String(mostValues))}`,
) => sql`
  coalesce((select json_agg(json_build_object('id', counted.id, 'count', counted.count${names}) order by counted.count desc, counted.id) from (${counted}) counted ${named}), '[]')`;

/** The same with the chosen ones, however few have them. */
const countWith = (column: CountedColumn, chosen: readonly number[]) =>
  count(
    column,
    sql`
    with counts as materialized (select ${column.id} as id, count(*)::integer as count, ${column.worth ?? sql`true`} as worth from ${column.from} where ${column.id} is not null group by 1)
    (select id, count from counts where worth and not id = any(${sql.param(chosen)}::integer[]) order by 2 desc, 1 limit ${sql.raw(String(mostValues))})
    union all select chosen.id, coalesce(counts.count, 0) from unnest(${sql.param(chosen)}::integer[]) chosen(id) left join counts using (id)`,
  );

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
    worth: sql`bool_or(category_id not in (${serviceCategories}))`,
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

/** Whether prices or stock limit a list, which then are those of the variants that are asked for. */
export const isByVariants = ({ priceMin, priceMax, inStock }: ListingFilter): boolean =>
  priceMin !== undefined || priceMax !== undefined || inStock === true;

const varied = sql`
  coalesce((select json_agg(distinct key) from (
    select a.key from found cross join lateral unnest(attributes) attribute join search_attributes a on a.id = attribute
    group by product_id, a.key having count(*) > 1) differing), '[]')`;

const countsOf: Record<Counted, (filter: ListingFilter) => SQL> = {
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
