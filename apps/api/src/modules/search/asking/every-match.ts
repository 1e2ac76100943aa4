import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import { byTier, ofTier } from "../documents/by-tier.ts";
import { bestTiers, holdsAny, tiers, type Tier } from "../documents/tiers.ts";
import {
  conditionsOf,
  meets,
  narrowed,
  quickestAnywhere,
  tsquery,
  type Narrowing,
  type Searched,
} from "./conditions.ts";
import { enoughOfTiers, isLarge } from "./in-tiers.ts";
import { allOf } from "./tsquery.ts";

const id = sql`product_id`;

/** All products that match, however many there are. */
export interface Everything {
  /** The condition on a product's head, for products that are looked at one by one. */
  condition: Sql;
  /** The ids (product_id) of the best-selling ones, up to a limit. */
  best: (most: number) => Sql;
  /**
   * The ids of all of them, up to a limit and in no order; products that the store does not sell may be among them.
   * `known` is a table of the best-selling ones, and `isWhole` says whether it has them all, so that they need not be looked up again.
   */
  ids: (most: number, known: Sql, isWhole: Sql) => Sql;
}

/** All products of a narrowing. */
export function everyMember(narrowing: Narrowing): Everything {
  return everything([narrowed(narrowing)!], sql`head @@ ${tsquery(narrowed(narrowing)!)}`);
}

/** All products that a query finds by their heads. There must be a condition that can be met. */
export function everyHead(asked: Searched, narrowing: Narrowing): Everything {
  return everything(
    conditionsOf(asked, narrowing, asked.vocabulary.head)!,
    quickestAnywhere(sql`head`, asked, narrowing, "head"),
  );
}

function everything(conditions: readonly string[], inLarge: Sql): Everything {
  const inBest = meets(sql`head`, conditions);
  const allOfTier = (isWhole: Sql) => (tier: Tier) =>
    ofTier(tier, id, isLarge(tier) ? inLarge : sql`not ${isWhole} and ${inBest}`);
  return {
    // One, since a head is decompressed for each.
    condition: sql`head @@ ${tsquery(allOf(conditions)!)}`,
    best: (most) => byTier(id, inBest, most, bestTiers),
    ids: (most, known, isWhole) => sql`(
      select ${id} from ${known} where ${isWhole} union all ${join(tiers.map(allOfTier(isWhole)), " union all ")} limit ${most})`,
  };
}

/** The best-selling products that match. */
export interface Best {
  ids: number[];
  /** Whether more match. */
  partial: boolean;
}

/**
 * The best-selling products whose heads match, as many as a search looks at: those of the first tier, and of the second
 * if that has too few. Null if both have too few for a list.
 */
export async function readBest(db: Db, asked: Searched, narrowing: Narrowing, most: number): Promise<Best | null> {
  const held = meets(sql`head`, conditionsOf(asked, narrowing, asked.vocabulary.head));
  const [row] = await runPlanned<{ first: number[]; second: number[]; hasSecond: boolean; hasMore: boolean }>(
    db,
    sql`
    with first as materialized (${ofTier(0, id, held)} limit ${most}::integer),
      second as materialized (${ofTier(1, id, held)} limit ${most}::integer - (select count(*) from first))
    select array(select product_id from first) as first, array(select product_id from second) as second,
      ${raw(holdsAny(1))} as "hasSecond", ${raw(holdsAny(2))} as "hasMore"`,
  );
  const { first, second, hasSecond, hasMore } = row!;
  const enough = Math.ceil(most * enoughOfTiers);
  const ids = [...first, ...second];
  if (ids.length < enough) return null;
  if (first.length >= enough) return { ids: first, partial: first.length >= most || hasSecond };
  return { ids, partial: ids.length >= most || hasMore };
}
