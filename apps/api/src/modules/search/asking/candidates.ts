import sql, { raw, type Sql } from "sql-template-tag";
import {
  conditionsOf,
  meets,
  narrowed,
  onlyInBody,
  quickest,
  tsquery,
  type Narrowing,
  type Searched,
} from "./conditions.ts";
import type { Best } from "./every-match.ts";
import { enoughOfTiers, inTiers } from "./in-tiers.ts";
import { scoring } from "./score.ts";
import { byTier } from "../documents/by-tier.ts";
import { hasDigit } from "../reading/terms/term-kinds.ts";

/**
 * Most products that one search looks at. Common words match hundreds of thousands in a large
 * catalogue; the best-selling of those are taken.
 */
export const mostCandidates = 1000;

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

/** The products of a narrowing, the best-selling tier first: (product_id, attributes, partial, score). */
export function members(narrowing: Narrowing, most = mostCandidates): Sql {
  return sql`select *, 0::real as score from ${inTiers(unweighed, sql`head @@ ${tsquery(narrowed(narrowing)!)}`, most)} d`;
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
  companions: Sql;
}

/** Most products to look at that match only in their descriptions: they come after all others. */
const mostBodies = 300;

/**
 * The products that a query finds, each with its score: (product_id, attributes, partial, score). There must
 * be a condition that can be met. With `body`, descriptions and further facts are searched too, and rank below
 * all matches in heads. The best-selling ones need not be looked up if they are known.
 */
export function candidates(asked: Asked, narrowing: Narrowing, most: number, known?: Best): Sql {
  const { body, vocabulary } = asked;
  const inHeads = conditionsOf(asked, narrowing, vocabulary.head);
  const wanted = meets(sql`head`, inHeads ?? conditionsOf(asked, narrowing, vocabulary.body));
  const best = (columns: Sql) =>
    known
      ? sql`(select ${columns}, ${known.partial}::boolean as partial from search_documents where product_id = any(${known.ids}::integer[]) offset 0)`
      : inTiers(columns, wanted, most, {
          inLarge: inHeads === null ? undefined : quickest(sql`head`, asked, narrowing, "head"),
          beforeLarge: enoughBeforeLarge(asked, most),
        });
  const bodies = Math.min(most, mostBodies);
  const described = (columns: Sql) => sql`
    select *, count(*) over () >= ${bodies} as partial from ${byTier(columns, onlyInBody(asked, narrowing), bodies)} d`;
  if (asked.ordered) {
    const found = sql`select product_id, attributes, partial from ${best(unweighed)} d`;
    return sql`select *, 0::real as score from (${body ? sql`${found} union all ${described(unweighed)}` : found}) found`;
  }
  const { score, side, worthOfSide, saying, sayingByHead } = scoring(asked);
  const heads = sql`select *, ${score} as score, ${side} as side from ${best(read)} d`;
  const inBodies = sql`select *, ${score} - 5 as score, ${side} as side from (${described(read)}) d`;
  return sql`
    select product_id, attributes, partial, (score + case when place <= ${raw(String(mostRead))} then ${saying} else ${sayingByHead} end)::real as score
    from (
      select *, row_number() over (order by score desc, popularity desc, product_id) as place
      from (
        select product_id, head, body, attributes, popularity, name_words, partial,
          score + ${worthOfSide} as score
        from (${body ? sql`(${heads}) union all (${inBodies})` : heads}) scored
      ) weighed
    ) placed left join lateral (select placed.body || '' as unpacked where place <= ${describedOf(most)} offset 0) said on true`;
}
