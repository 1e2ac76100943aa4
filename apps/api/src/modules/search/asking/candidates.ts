import { sql, type SQL } from "drizzle-orm";
import {
  conditionsOf,
  meets,
  narrowed,
  onlyInBody,
  quickest,
  quickestAnywhere,
  tsquery,
  type Narrowing,
  type Searched,
} from "./conditions.ts";
import { scoring } from "./score.ts";
import { byTier, ofTier } from "../documents/by-tier.ts";
import { bestTiers, holdsAny, tiers, type Tier } from "../documents/tiers.ts";
import { allOf } from "./tsquery.ts";
import { hasDigit } from "../reading/terms/term-kinds.ts";

/**
 * Most products that one search looks at. Common words match hundreds of thousands in a large
 * catalogue; the best-selling of those are taken.
 */
export const mostCandidates = 1000;

/**
 * A tier is skipped if the tiers before it have filled this share of `most`: a
 * shopper pages through 300 products at most, and is suggested 12 of 60.
 */
export const enoughOfTiers = 0.3;

/**
 * For suggestions a large tier, which takes most of the time, is only searched if those before have fewer than twice the
 * number of suggestions. Usually that many of the hundred thousand best-selling products have all words. Codes are
 * searched for in the usual way.
 */
const enoughTyped = 24;

function enoughBeforeLarge({ query, demand, typing }: Asked, most: number): number {
  const hasCode = query.terms.some(hasDigit);
  return typing && demand === "every" && !hasCode ? enoughTyped : most * enoughOfTiers;
}

interface LargeTiers {
  /** The same condition in another form for the large tiers. */
  inLarge?: SQL | undefined;
  /** With this many from the tiers before, a large tier is skipped. */
  beforeLarge?: number;
}

const isLarge = (tier: Tier) => !bestTiers.some((best) => best === tier);

/**
 * Rows of search documents that meet `condition`, the best-selling tier first, otherwise in no
 * order; `partial` says whether there may be more. The condition of the large tiers, which hold most
 * documents, can be written in another way.
 */
function inTiers(
  columns: SQL,
  condition: SQL,
  most: number,
  { inLarge = condition, beforeLarge = most * enoughOfTiers }: LargeTiers = {},
): SQL {
  const enough = (tier: Tier) => sql.raw(String(Math.ceil(isLarge(tier) ? beforeLarge : most * enoughOfTiers)));
  const rows = (tier: Tier) => sql.raw(`tier_${tier}`);
  const found = tiers.map((tier) => sql`(select count(*) from ${rows(tier)})`);
  const sumOf = (tierCounts: SQL[]) => (tierCounts.length === 0 ? sql`0` : sql.join(tierCounts, sql` + `));
  const before = (tier: Tier) => sumOf(found.slice(0, tier));
  const each = tiers.map(
    (tier) => sql`${rows(tier)} as materialized (
      ${ofTier(tier, columns, sql`${isLarge(tier) ? inLarge : condition} and ${before(tier)} < ${enough(tier)}`)} limit ${most} - (${before(tier)}))`,
  );
  const isSkipped = tiers.slice(1).map((tier) => sql`(${before(tier)} >= ${enough(tier)} and ${holdsAny(tier)})`);
  return sql`(
    with ${sql.join(each, sql`, `)},
    partly as materialized (select ${sumOf(found)} >= ${most} or ${sql.join(isSkipped, sql` or `)} as partial)
    select taken.*, partial from (${sql.join(
      tiers.map((tier) => sql`select * from ${rows(tier)}`),
      sql` union all `,
    )}) taken, partly)`;
}

/** The products of a narrowing, the best-selling tier first: (product_id, attributes, partial, score). */
export function members(narrowing: Narrowing, most = mostCandidates): SQL {
  return sql`select *, 0::real as score from ${inTiers(unweighed, sql`head @@ ${tsquery(narrowed(narrowing)!)}`, most)} d`;
}

/** All products that match, however many there are. */
export interface Everything {
  /** The condition on a product's head, for products that are looked at one by one. */
  condition: SQL;
  /** Their ids (product_id), in no order; products that the store does not sell may be among them. */
  ids: (most: number) => SQL;
  /** How many of the best-selling products match, counted up to a limit. */
  count: (most: number) => SQL;
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

function everything(conditions: readonly string[], inLarge: SQL): Everything {
  const inBest = meets(sql`head`, conditions);
  const id = sql`product_id`;
  const all = tiers.map((tier) => ofTier(tier, id, isLarge(tier) ? inLarge : inBest));
  return {
    // One, since a head is decompressed for each.
    condition: sql`head @@ ${tsquery(allOf(conditions)!)}`,
    ids: (most) => sql`(${sql.join(all, sql` union all `)} limit ${most})`,
    count: (most) => sql`(select count(*) from ${byTier(id, inBest, most, bestTiers)} best)`,
  };
}

/** The columns of products that get no score. */
const unweighed = sql`product_id, attributes`;

/**
 * The columns that scores are computed from. `head || ''` makes PostgreSQL decompress the head once,
 * instead of once for each part of the score.
 */
const read = sql`product_id, head || '' as head, body, attributes, popularity, name_words`;

/**
 * How many of the products with the best score so far also get its most expensive part, which measures how much they
 * say of the words. Of the others those that say it by what they are get that part, or a thousand processors that
 * are equally meant would begin with 300 of them, whether in stock or not.
 */
const mostRead = 300;

/**
 * Descriptions are read for this many of these products: a tenth to a quarter of those looked at. A description is
 * stored apart from its row and decompressed only for this. For products further down it changed no position that
 * mattered in the ratings of relevance.
 */
const describedOf = (most: number) => Math.min(Math.ceil(most / 4), 100);

/** What is searched for, and how. */
export interface Asked extends Searched {
  body: boolean;
  /** For suggestions, while the text is typed. */
  typing?: boolean | undefined;
  /** Names with a next word that begins with this letter come first. */
  letter?: string | undefined;
  /** For an order other than relevance, which needs no scores. */
  ordered?: boolean | undefined;
  /** A tsquery of the marks of accessories; null without any. */
  companions: SQL;
}

/** Most products to look at that match only in their descriptions: they come after all others. */
const mostBodies = 300;

/**
 * The products that a query finds, each with its score: (product_id, attributes, partial, score). There must
 * be a condition that can be met. With `body`, descriptions and further facts are searched too, and rank below
 * all matches in heads.
 */
export function candidates(asked: Asked, narrowing: Narrowing, most: number): SQL {
  const { body, vocabulary } = asked;
  const inHeads = conditionsOf(asked, narrowing, vocabulary.head);
  const wanted = meets(sql`head`, inHeads ?? conditionsOf(asked, narrowing, vocabulary.body));
  const best = (columns: SQL) =>
    inTiers(columns, wanted, most, {
      inLarge: inHeads === null ? undefined : quickest(sql`head`, asked, narrowing, "head"),
      beforeLarge: enoughBeforeLarge(asked, most),
    });
  const described = (columns: SQL, bodies: number) => sql`
    select *, count(*) over () >= ${bodies} as partial from ${byTier(columns, onlyInBody(asked, narrowing), bodies)} d`;
  if (asked.ordered) {
    const found = sql`select product_id, attributes, partial from ${best(unweighed)} d`;
    return sql`select *, 0::real as score from (${body ? sql`${found} union all ${described(unweighed, most)}` : found}) found`;
  }
  const { score, side, worthOfSide, saying, sayingByHead } = scoring(asked);
  const heads = sql`select *, ${score} as score, ${side} as side from ${best(read)} d`;
  const bodies = sql`select *, ${score} - 5 as score, ${side} as side from (${described(read, Math.min(most, mostBodies))}) d`;
  return sql`
    select product_id, attributes, partial, (score + case when place <= ${sql.raw(String(mostRead))} then ${saying} else ${sayingByHead} end)::real as score
    from (
      select *, row_number() over (order by score desc, popularity desc, product_id) as place
      from (
        select product_id, head, body, attributes, popularity, name_words, partial,
          score + ${worthOfSide} as score
        from (${body ? sql`(${heads}) union all (${bodies})` : heads}) scored
      ) weighed
    ) placed left join lateral (select placed.body || '' as unpacked where place <= ${describedOf(most)} offset 0) said on true`;
}
