import sql from "sql-template-tag";
import type { Narrowing } from "../../../modules/search/public.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { FacetCounts } from "../counts.ts";
import type { ListingFilter } from "../listing-filter.ts";
import { shelfConditions } from "../shelves/best-selling.ts";

/**
 * The lowest and highest price of a list of any length, in minor units, where an index has them: of
 * everything that a store sells, or of a category. Null for other lists, and where nothing has a price.
 */
export async function readPriceRange(
  db: Db,
  narrowing: Narrowing,
  { inStock, promotion }: ListingFilter,
): Promise<FacetCounts["price"]> {
  const { storeId, categoryId, subcategoryId, brandIds } = narrowing;
  if (!shelfConditions(narrowing) || subcategoryId !== undefined || brandIds !== undefined || inStock || promotion)
    return null;
  const listed = sql`from listings where store_id = ${storeId} and sort_price is not null${categoryId === undefined ? sql`` : sql` and category_id = ${categoryId}`}`;
  const [range] = await runPlanned<{ min: number | null; max: number | null }>(
    db,
    sql`select (select min(sort_price) ${listed})::float8 as min, (select max(sort_price) ${listed})::float8 as max`,
  );
  const { min, max } = range!;
  return min === null || max === null ? null : { min, max };
}
