import sql from "sql-template-tag";
import type { Narrowing } from "../../../modules/search/public.ts";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import type { Source } from "../find-products.ts";
import type { ListingFilter } from "../listing-filter.ts";
import { bestSelling, shelfConditions } from "./best-selling.ts";

/** Shelves with more products are not counted whole: ten thousand take some 50 ms. */
const most = 10_000;

/** All products of a shelf; undefined for a very long one, and for what is narrowed further. */
export async function wholeShelf(db: Db, narrowing: Narrowing, filter: ListingFilter): Promise<Source | undefined> {
  if (!shelfConditions(narrowing)) return undefined;
  return (await readTotal(db, narrowing)) < most ? bestSelling(narrowing, filter, most) : undefined;
}

/** How many products a shelf holds, by the count that triggers maintain. */
async function readTotal(db: Db, { storeId, categoryId, subcategoryId, brandIds = [] }: Narrowing): Promise<number> {
  const shelves = [
    ["subcategory", subcategoryId],
    ["category", categoryId],
    ["brand", brandIds[0]],
  ] as const;
  const [shelf, id] = shelves.find(([, named]) => named !== undefined) ?? ["all", 0];
  const [kept] = await runPlanned<{ total: number }>(
    db,
    sql`select total from shelf_counts where store_id = ${storeId} and shelf = ${shelf} and shelf_id = ${id}`,
  );
  return kept?.total ?? 0;
}
