import { sql, type SQL } from "drizzle-orm";

/** How many products the first tiers hold; the rest are in the last. */
const sizes = [10_000, 100_000] as const;

/** Written as the index is that answers it, which must not serve searches: see the migration. */
const members = (tier: 0 | 1) => sql`search_documents where tier + 0 = ${sql.raw(String(tier))} and tier + 0 < 2`;

const wanted = (tier: 0 | 1, popularity: SQL) => sql`
  ((select count(*) from ${members(tier)}) < ${sizes[tier]} or ${popularity} > (select min(popularity) from ${members(tier)}))`;

/** The tier of a product that comes: where there is room, or among those that sell less. */
export function tierOf(popularity: SQL): SQL {
  return sql`case when ${wanted(0, popularity)} then 0 when ${wanted(1, popularity)} then 1 else 2 end`;
}

/** Puts every product into the tier of its rank; of those that sell alike, the older stand first, as they came. */
export const rankTiers = sql`
  update search_documents d set tier = ranked.tier
  from (
    select product_id, case when place <= ${sizes[0]} then 0 when place <= ${sizes[0] + sizes[1]} then 1 else 2 end as tier
    from (select product_id, row_number() over (order by popularity desc, product_id) as place from search_documents) placed
  ) ranked
  where d.product_id = ranked.product_id and d.tier <> ranked.tier`;
