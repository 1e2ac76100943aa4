import { catalogCache } from "../../../platform/changes/catalog-cache.ts";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { categories } from "../../../modules/catalog/tables.ts";
import type { Place } from "../../../modules/search/public.ts";

/** For each store, since changes are told by store; there are a few hundred categories. */
const places = catalogCache<readonly Place[]>({ maxSize: 100, sizeOf: () => 0, concerns: () => false });

/** All categories of the shop. Most searches read them, so they are cached until categories change. */
export const cachedPlaces = (context: Pick<Context, "store" | "changes">, db: Db): Promise<readonly Place[]> =>
  places(context, "all", () => readPlaces(db));

export async function readPlaces(db: Db): Promise<Place[]> {
  const { id, level, name, companion } = categories;
  return db.select({ id, level, name, companion }).from(categories);
}
