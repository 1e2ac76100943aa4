import sql, { join, raw, type Sql } from "sql-template-tag";
import { ofTier } from "../documents/by-tier.ts";
import { bestTiers, holdsAny, tiers, type Tier } from "../documents/tiers.ts";

/**
 * A tier is skipped if the tiers before it have filled this share of `most`: a
 * shopper pages through 300 products at most, and is suggested 12 of 60.
 */
export const enoughOfTiers = 0.3;

interface LargeTiers {
  /** The same condition in another form for the large tiers. */
  inLarge?: Sql | undefined;
  /** With this many from the tiers before, a large tier is skipped. */
  beforeLarge?: number;
}

export const isLarge = (tier: Tier) => !bestTiers.some((best) => best === tier);

/**
 * Rows of search documents that meet `condition`, the best-selling tier first, otherwise in no
 * order; `partial` says whether there may be more. The condition of the large tiers, which hold most
 * documents, can be written in another way.
 */
export function inTiers(
  columns: Sql,
  condition: Sql,
  most: number,
  { inLarge = condition, beforeLarge = most * enoughOfTiers }: LargeTiers = {},
): Sql {
  const enough = (tier: Tier) => raw(String(Math.ceil(isLarge(tier) ? beforeLarge : most * enoughOfTiers)));
  const rows = (tier: Tier) => raw(`tier_${tier}`);
  const found = tiers.map((tier) => sql`(select count(*) from ${rows(tier)})`);
  const sumOf = (tierCounts: Sql[]) => (tierCounts.length === 0 ? sql`0` : join(tierCounts, " + "));
  const before = (tier: Tier) => sumOf(found.slice(0, tier));
  const each = tiers.map(
    (tier) => sql`${rows(tier)} as materialized (
      ${ofTier(tier, columns, sql`${isLarge(tier) ? inLarge : condition} and ${before(tier)} < ${enough(tier)}`)} limit ${most} - (${before(tier)}))`,
  );
  const isSkipped = tiers.slice(1).map((tier) => sql`(${before(tier)} >= ${enough(tier)} and ${raw(holdsAny(tier))})`);
  return sql`(
    with ${join(each, ", ")},
    partly as materialized (select ${sumOf(found)} >= ${most} or ${join(isSkipped, " or ")} as partial)
    select taken.*, partial from (${join(
      tiers.map((tier) => sql`select * from ${rows(tier)}`),
      " union all ",
    )}) taken, partly)`;
}
