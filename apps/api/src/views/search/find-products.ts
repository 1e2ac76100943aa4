import sql, { join, type Sql } from "sql-template-tag";
import type { Sort } from "@shop/contract/types";
import type { Db } from "../../platform/database/database.ts";
import { runPlanned } from "../../platform/database/planned.ts";
import { countsOf, countWith, partial } from "./facets/count-sql.ts";
import type { Counted, CountedKind, CountsOf, FacetCounts } from "./counts.ts";
import { besidePrices, promotedAt, withinPrices, type ListingFilter } from "./listing-filter.ts";

export interface PageOf {
  sort: Sort;
  offset: number;
  rows: number;
}

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
  rows: Sql;
  listed?: boolean;
}

export const orders: Record<Sort, Sql> = {
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
  const [counted] = await runPlanned<{ counts: FacetCounts[Kind] }>(
    db,
    sql`with ${foundAndShown(source, filter)} select ${countWith(kind, chosen)} as counts`,
  );
  return counted!.counts;
}

/** By what a product stands: its own price and stock, or those of its variants that are asked for. */
function standing(asked: ListingFilter["asked"]): { joined: Sql; price: Sql; inStock: Sql } {
  if (!asked) return { joined: sql``, price: sql`sort_price`, inStock: sql`in_stock` };
  const columns = [
    asked.map(({ productId }) => productId),
    asked.map(({ price }) => price),
    asked.map(({ inStock }) => inStock),
  ] as const;
  const variants = sql`unnest(${columns[0]}::integer[], ${columns[1]}::bigint[], ${columns[2]}::boolean[]) asked(product_id, asked_price, asked_stock)`;
  return {
    joined: sql` left join ${variants} using (product_id)`,
    price: sql`coalesce(asked_price, sort_price)`,
    inStock: sql`coalesce(asked_stock, in_stock)`,
  };
}

/** What it adds to the score that a product is in stock: as much as selling thirty times as well, and less than any word of its name. */
export const worthOfStock = 0.7;

/** The relevance of a product: its score, better where it is in stock, unless it is one of those that come first. */
function relevance(first: ListingFilter["first"], inStock: Sql): { joined: Sql; score: Sql } {
  const score = sql`score + case when ${inStock} then ${worthOfStock}::real else 0 end`;
  if (!first) return { joined: sql``, score };
  return {
    joined: sql` left join unnest(${first}::integer[]) with ordinality first(product_id, place) using (product_id)`,
    score: sql`coalesce(1000000 - place, ${score})`,
  };
}

/** The tables `found`, all that fits but for its price, and `shown`, what fits. */
function foundAndShown(source: Source, filter: ListingFilter): Sql {
  const { joined, price, inStock } = standing(filter.asked);
  const { joined: ranked, score } = relevance(filter.first, inStock);
  const from = source.listed ? sql`(${source.rows}) c` : sql`(${source.rows}) c join listings using (product_id)`;
  const conditions = [source.listed ? sql`true` : sql`store_id = ${filter.storeId}`, ...besidePrices(filter, inStock)];
  const range = [sql`true`, ...withinPrices(filter)];
  return sql`
    found as materialized (
      select product_id, attributes, partial, ${score} as score, category_id, subcategory_id,
        brand_id, ${price} as sort_price, sort_name, popularity, created_at, ${inStock} as in_stock, ${promotedAt(filter.at)} as promoted
      from ${from}${joined}${ranked}
      where ${join(conditions, " and ")}),
    shown as (select * from found where ${join(range, " and ")})`;
}
