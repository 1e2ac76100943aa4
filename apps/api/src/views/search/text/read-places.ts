import type { Db } from "../../../platform/database/database.ts";
import { categories } from "../../../modules/catalog/tables.ts";
import type { Place } from "../../../modules/search/public.ts";

/** All categories of the shop. */
export function readPlaces(db: Db): Promise<Place[]> {
  const { id, level, name, companion } = categories;
  return db.select({ id, level, name, companion }).from(categories);
}
