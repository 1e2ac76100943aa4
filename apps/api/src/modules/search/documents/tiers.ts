import { sql, type SQL } from "drizzle-orm";

/** How many products the first two tiers hold. Tier 0 has the best-selling, tier 2 all the rest, so that a search can look at the best-selling first. */
const sizes = [10_000, 100_000] as const;

/**
 * The condition is `tier + 0`, as in the index that answers it. Searches ask for `tier` itself, so the planner cannot
 * choose this index for them, which would be slow: see migration 0100.
 */
const members = (tier: 0 | 1) => sql`search_documents where tier + 0 = ${sql.raw(String(tier))} and tier + 0 < 2`;

const wanted = (tier: 0 | 1, popularity: SQL) => sql`
  ((select count(*) from ${members(tier)}) < ${sizes[tier]} or ${popularity} > (select min(popularity) from ${members(tier)}))`;

/** The tier of a new product: the first that is not full, or that holds a product which sells less. */
export function tierOf(popularity: SQL): SQL {
  return sql`case when ${wanted(0, popularity)} then 0 when ${wanted(1, popularity)} then 1 else 2 end`;
}

/** Ranks all products by popularity and updates the tiers that changed. Equally popular products are ranked by id. */
export const rankTiers = sql`
  update search_documents d set tier = ranked.tier
  from (
    select product_id, case when place <= ${sizes[0]} then 0 when place <= ${sizes[0] + sizes[1]} then 1 else 2 end as tier
    from (select product_id, row_number() over (order by popularity desc, product_id) as place from search_documents) placed
  ) ranked
  where d.product_id = ranked.product_id and d.tier <> ranked.tier`;
