import sql, { join, type Sql } from "sql-template-tag";
import { mostCandidates, type Narrowing } from "../../../modules/search/public.ts";
import type { Source } from "../find-products.ts";
import type { ListingFilter } from "../listing-filter.ts";

/** The conditions of a whole shelf; undefined for what is narrowed further, by several brands or by attributes. */
export function shelfConditions({
  categoryId,
  subcategoryId,
  brandIds = [],
  attributes = [],
}: Narrowing): Sql[] | undefined {
  const shelves = [
    ...(subcategoryId !== undefined
      ? [sql`subcategory_id = ${subcategoryId}`]
      : categoryId !== undefined
        ? [sql`category_id = ${categoryId}`]
        : []),
    ...brandIds.map((id) => sql`brand_id = ${id}`),
  ];
  return shelves.length > 1 || attributes.length > 0 ? undefined : shelves;
}

/**
 * The best-selling products of a whole shelf, at most so many, those in stock first, by the index that the shelf is shown
 * from. Undefined for what is narrowed further: the search index answers that.
 */
export function bestSelling(
  narrowing: Narrowing,
  { inStock, promotion }: ListingFilter,
  most = mostCandidates,
): Source | undefined {
  const shelves = shelfConditions(narrowing);
  if (!shelves) return undefined;
  const conditions = [
    sql`store_id = ${narrowing.storeId}`,
    ...shelves,
    ...(inStock ? [sql`in_stock`] : []),
    ...(promotion ? [sql`on_promotion`] : []),
  ];
  const rows = sql`
    select best.*, coalesce(d.attributes, '{}') as attributes, count(*) over () >= ${most} as partial, 0::real as score
    from (
      select product_id, category_id, subcategory_id, brand_id, sort_price, sort_name, popularity, created_at, in_stock, on_promotion, promo_ends_at
      from listings where ${join(conditions, " and ")}
      order by in_stock desc, popularity desc, product_id limit ${most}
    ) best left join search_documents d on d.product_id = best.product_id`;
  return { rows, listed: true };
}
