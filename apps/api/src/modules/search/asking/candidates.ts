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
 * For suggestions the last tier, which takes most of the time, is only searched if the others have fewer than twice the
 * number of suggestions. Usually that many of the hundred thousand best-selling products have all words. Codes are
 * searched for in the usual way.
 */
const enoughTyped = 24;

function enoughBeforeLast({ query, demand, typing }: Asked, most: number): number {
  const hasCode = query.terms.some(hasDigit);
  return typing && demand === "every" && !hasCode ? enoughTyped : most * enoughOfTiers;
}

interface LastTier {
  /** The same condition in another form for the last tier. */
  inLast?: SQL | undefined;
  /** With this many from the tiers before, the last tier is skipped. */
  beforeLast?: number;
}

/**
 * Rows of search documents that meet `condition`, the best-selling tier first, otherwise in no
 * order; `partial` says whether there may be more. The condition of the last tier, which holds most
 * documents, can be written in another way.
 */
function inTiers(
  columns: SQL,
  condition: SQL,
  most: number,
  { inLast = condition, beforeLast = most * enoughOfTiers }: LastTier = {},
): SQL {
  const [enough, enoughForLast] = [most * enoughOfTiers, beforeLast].map((number) =>
    sql.raw(String(Math.ceil(number))),
  );
  const tier = (number: number, before: SQL) => sql`
    select ${columns} from search_documents
    where tier = ${sql.raw(String(number))} and ${number === 2 ? inLast : condition} and ${before} < ${number === 2 ? enoughForLast : enough} limit ${most}`;
  const [first, second] = [sql`(select count(*) from first_tier)`, sql`(select count(*) from second_tier)`];
  return sql`(
    with first_tier as materialized (${tier(0, sql`0`)}), second_tier as materialized (${tier(1, first)}), last_tier as materialized (${tier(2, sql`${first} + ${second}`)}),
    partly as materialized (
      select ${first} >= ${most} or ${first} + ${second} + (select count(*) from last_tier) >= ${most}
        or (${first} >= ${enough} and exists (select from search_documents where tier + 0 = 1 and tier + 0 < 2))
        or (${first} < ${enough} and ${first} + ${second} >= ${enoughForLast}) as partial)
    select taken.*, partial from (select * from first_tier union all select * from second_tier union all select * from last_tier limit ${most}) taken, partly)`;
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

function everything(conditions: readonly string[], inLast: SQL): Everything {
  const inBest = meets(sql`head`, conditions);
  const inTier = (tier: number, held: SQL) =>
    sql`select product_id from search_documents where tier = ${sql.raw(String(tier))} and ${held}`;
  const best = sql`${inTier(0, inBest)} union all ${inTier(1, inBest)}`;
  return {
    // One, since a head is decompressed for each.
    condition: sql`head @@ ${tsquery(allOf(conditions)!)}`,
    ids: (most) => sql`(${best} union all ${inTier(2, inLast)} limit ${most})`,
    count: (most) => sql`(select count(*) from (${best} limit ${most}) best)`,
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
      inLast: inHeads === null ? undefined : quickest(sql`head`, asked, narrowing, "head"),
      beforeLast: enoughBeforeLast(asked, most),
    });
  const described = (columns: SQL, bodies: number) => sql`
    select *, count(*) over () >= ${bodies} as partial from (select ${columns} from search_documents where ${onlyInBody(asked, narrowing)} limit ${bodies}) d`;
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
