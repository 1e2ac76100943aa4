import { sql, type SQL } from "drizzle-orm";
import type { Sort } from "@shop/contract/types";
import type { Shelf } from "../../modules/search/public.ts";
import { orders, withinPrices, type ListingFilter } from "./find-products.ts";

/** Of so many it is looked whether they have the words of a search: nobody turns further than 300 products. */
const mostLooked = 1000;

/**
 * Ids of what a store has first on its shelves in an order other than that of best sellers, by the index that
 * sub-categories are shown from. None of whole categories, of which that would read a third of the store.
 */
export function firstOnShelves(shelves: readonly Shelf[], sort: Sort, filter: ListingFilter): SQL | undefined {
  const ids = shelves.filter(({ level }) => level > 1).map(({ id }) => id);
  if (ids.length === 0 || sort === "relevance" || sort === "name") return undefined;
  const named = sql`${sql.param(ids)}::integer[]`;
  const on = sql`subcategory_id = any(array(select id from categories where id = any(${named}) or parent_id = any(${named})))`;
  return sql`
    select product_id from listings where ${sql.join([sql`store_id = ${filter.storeId}`, on, ...withinPrices(filter)], sql` and `)}
    order by ${orders[sort]} limit ${mostLooked}`;
}
