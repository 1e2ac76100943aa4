import sql, { raw, type Sql } from "sql-template-tag";
import { serviceCategories } from "../../../modules/catalog/public.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import type { Db } from "../../../platform/database/database.ts";
import { mostValues } from "./count-sql.ts";
import type { FacetCounts } from "../counts.ts";

type Kind = "categories" | "brands";

const shelves: Record<Kind, { shelf: string; names: Sql; worth: (storeId: number) => Sql }> = {
  categories: { shelf: "category", names: sql`categories`, worth: () => sql`true` },
  // Only makers of goods count as brands, not providers of services.
  brands: {
    shelf: "brand",
    names: sql`brands`,
    worth: (storeId) =>
      sql`exists (select from listings where store_id = ${storeId} and brand_id = counted.id and category_id not in (${raw(serviceCategories)}) offset 0)`,
  },
};

/** Everything that a store sells by category or brand, from the counts that triggers maintain, which are exact for any number of products. `chosen` are always included. */
export async function countStore<Of extends Kind>(
  db: Db,
  storeId: number,
  kind: Of,
  chosen: readonly number[] = [],
): Promise<FacetCounts[Of]> {
  const { shelf, names, worth } = shelves[kind];
  const [counted] = await runPlanned<{ counts: FacetCounts[Of] }>(
    db,
    sql`
    with counts as (select shelf_id as id, total as count from shelf_counts where store_id = ${storeId} and shelf = ${shelf} and total > 0),
    counted as (
      (select id, count from counts order by count desc, id limit ${raw(String(mostValues))})
      union select chosen.id, coalesce(counts.count, 0) from unnest(${chosen}::integer[]) chosen(id) left join counts using (id))
    select coalesce((
      select json_agg(json_build_object('id', counted.id, 'count', counted.count, 'name', named.name) order by counted.count desc, counted.id)
      from counted join ${names} named on named.id = counted.id where named.id = any(${chosen}::integer[]) or ${worth(storeId)}), '[]') as counts`,
  );
  return counted!.counts;
}
