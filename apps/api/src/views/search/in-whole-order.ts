import sql, { join, type Sql } from "sql-template-tag";
import type { Sort } from "@shop/contract/types";
import type { Db } from "../../platform/database/database.ts";
import { runPlanned } from "../../platform/database/planned.ts";
import type { Everything, Narrowing } from "../../modules/search/public.ts";
import type { Counted } from "./counts.ts";
import { findProducts, orders, type FoundProducts, type PageOf, type Source } from "./find-products.ts";
import { besidePrices, withinPrices, type ListingFilter } from "./listing-filter.ts";

interface Whole {
  everything: Everything;
  narrowing: Narrowing;
  filter: ListingFilter;
  page: PageOf;
  /** Products looked at. */
  most: number;
}

type OrderedPage = Pick<FoundProducts<"nothing">, "ids" | "total">;

/** The column of each order other than relevance. There are indexes for each of them, by store and by category. */
const price = sql`sort_price`;
const keys: Record<Exclude<Sort, "relevance">, Sql> = {
  newest: sql`created_at`,
  price_asc: price,
  price_desc: price,
  name: sql`sort_name`,
};

/**
 * How many products of a million have to match for both ways to cost the same: to walk through the order until enough matches for
 * the page are found, and to look up all that match. With more matches the walk is shorter. No page is worth more than the limit here.
 */
const evenFor = (wanted: number) => Math.min(1000 * Math.ceil(Math.sqrt(wanted)), 16_000);
/** The share of best-selling products that the number of matches is estimated from. */
const best = 1 / 9;
/** How many times more are looked up at most. With more matches than that, the walk finds the page even if matches are rarer at the beginning of the order. */
const lookedUp = 1.5;

/**
 * Finds products, and reads the page in the order of all matches, not only of the best-selling ones that a search looks
 * at, if there are more: the cheapest need not sell best. Whether there are more is known last, so both are read at once.
 */
export async function findInWholeOrder<Kind extends Counted>(
  db: Db,
  source: Source,
  whole: Whole,
  counted: Kind,
): Promise<FoundProducts<Kind>> {
  const { filter, page, most } = whole;
  const [found, inOrder] = await Promise.all([
    findProducts(db, source, filter, page, counted),
    page.sort === "relevance" || page.offset >= most ? null : readPage(db, keys[page.sort], whole),
  ]);
  return inOrder && found.partial
    ? { ...found, ids: inOrder.ids, total: Math.max(found.total, Math.min(inOrder.total, most)) }
    : found;
}

/**
 * Reads the page by walking through the order or, where that is longer or does not fill the page, by looking up all matches. After
 * a walk, the total is only what is known to be there: the page, and one more if the list goes on.
 */
async function readPage(
  db: Db,
  key: Sql,
  { everything, narrowing: { categoryId }, filter, page: { sort, offset, rows } }: Whole,
): Promise<OrderedPage> {
  const order = orders[sort];
  const wanted = offset + rows + 1;
  const even = evenFor(wanted);
  const often = Math.ceil(even * best);
  // In the order of prices a range of prices is a range of the index. All other conditions are checked while walking.
  const [within, further] =
    key === price
      ? [withinPrices(filter), besidePrices(filter)]
      : [[], [...withinPrices(filter), ...besidePrices(filter)]];
  const all = (parts: Sql[]) => join(parts, " and ");
  const conditions = [
    sql`store_id = ${filter.storeId}`,
    ...within,
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
  ];
  const inOrder = sql`listings where ${all(conditions)} order by ${order}`;
  const [page] = await runPlanned<OrderedPage>(
    db,
    sql`
    with passed as materialized (
      select ${join(further.length === 0 ? [sql`product_id`, key] : [sql`*`], ", ")} from ${inOrder} limit ${even}),
    best as materialized (${everything.best(often)}),
    walk as materialized (select (select count(*) from best) >= ${often} as often),
    whole as materialized (select case when often then not exists (select from ${inOrder} offset ${even - 1}::integer) end as whole from walk),
    walked as materialized (
      select product_id, ${key} from passed
      where ${all([sql`(select often from walk)`, ...further])}
        and exists (select from search_documents d where d.product_id = passed.product_id and ${everything.condition})
      order by ${order} limit case when (select whole from whole) then null else ${wanted}::integer end),
    filled as materialized (select often and (whole or (select count(*) from walked) >= ${wanted}) as filled from walk, whole),
    looked_up as materialized (
      select product_id, ${key} from ${everything.ids(even * lookedUp, sql`best`, sql`(select not often from walk)`)} every
      cross join lateral (select ${key} from listings where product_id = every.product_id and ${all([...conditions, ...further])} offset 0) listed
      where not (select filled from filled)),
    met as (select * from walked where (select filled from filled) union all select * from looked_up)
    select (select count(*)::integer from met) as total,
      coalesce((select json_agg(product_id) from (select product_id from met order by ${order} limit ${rows} offset ${offset}) page), '[]') as ids`,
  );
  return page!;
}
