import { sql, type SQL } from "drizzle-orm";
import { conditionOf, narrowed, onlyInBody, quickest, quickestAnywhere, tsquery, type Narrowing, type Searched } from "./conditions.ts";
import { companionNamed } from "./meant.ts";
import { inEnglish, thingAlone, type Query } from "./query.ts";
import { allOf, anyLexeme, anyOf, countedWords, everyMeasure, everyTerm, inOrder, lexeme, noneOf, ofTerm, wholeWords, type TsQuery } from "./tsquery.ts";
import { isGood, knownKind } from "./words/kinds.ts";

/**
 * Most products that one search looks at. Common words have hundreds of thousands in a large
 * catalogue; the best-selling of those are taken.
 */
export const mostCandidates = 1000;

/**
 * Where the tiers before have so large a part of what is looked at, a tier is not looked into: a
 * shopper turns no further than 300 products, and is suggested 12 of 60.
 */
const enoughOfTiers = 0.3;

/**
 * While words are typed the last tier, which most of the time goes into, is looked into for fewer than twice
 * what is suggested: of the hundred thousand that sell best so many have all words. Whole codes are looked for further.
 */
const enoughTyped = 24;

function enoughBeforeLast({ query, demand, typing }: Asked, most: number): number {
  const hasCode = query.terms.some(({ units }) => units.some(({ code }) => code?.hasDigit));
  return typing && demand === "every" && !hasCode ? enoughTyped : most * enoughOfTiers;
}

interface LastTier {
  /** The condition in another way of writing. */
  inLast?: SQL | undefined;
  /** With so many from the tiers before it is not looked into. */
  beforeLast?: number;
}

/**
 * Rows of search documents that hold `condition`, the best-selling tier first, in no further
 * order; `partial` says whether there may be more. The condition of the last tier, which holds most
 * documents, can be written in another way.
 */
function inTiers(columns: SQL, condition: SQL, most: number, { inLast = sql`head @@ ${condition}`, beforeLast = most * enoughOfTiers }: LastTier = {}): SQL {
  const [enough, enoughForLast] = [most * enoughOfTiers, beforeLast].map((number) => sql.raw(String(Math.ceil(number))));
  const tier = (number: number, before: SQL) => sql`
    select ${columns} from search_documents
    where tier = ${sql.raw(String(number))} and ${number === 2 ? inLast : sql`head @@ ${condition}`} and ${before} < ${number === 2 ? enoughForLast : enough} limit ${most}`;
  const [first, second] = [sql`(select count(*) from first_tier)`, sql`(select count(*) from second_tier)`];
  return sql`(
    with first_tier as materialized (${tier(0, sql`0`)}), second_tier as materialized (${tier(1, first)}), last_tier as materialized (${tier(2, sql`${first} + ${second}`)}),
    partly as materialized (
      select ${first} >= ${most} or ${first} + ${second} + (select count(*) from last_tier) >= ${most}
        or (${first} >= ${enough} and exists (select from search_documents where tier + 0 = 1 and tier + 0 < 2))
        or (${first} < ${enough} and ${first} + ${second} >= ${enoughForLast}) as partial)
    select taken.*, partial from (select * from first_tier union all select * from second_tier union all select * from last_tier limit ${most}) taken, partly)`;
}

/** Products that belong to what is asked for, best-selling first: (product_id, attributes, partial, score). */
export function members(narrowing: Narrowing, most = mostCandidates): SQL {
  return sql`select *, 0::real as score from ${inTiers(unweighed, tsquery(narrowed(narrowing)!), most)} d`;
}

/** All that is asked for, however many there are. */
export interface Everything {
  /** What a product's head must hold. */
  condition: SQL;
  /** Ids (product_id) of those that hold it, in no order; what the store does not sell may be among them. */
  ids: (most: number) => SQL;
  /** Whether so many of those that sell best hold it. */
  isOften: (many: number) => SQL;
}

/** Everything that belongs to what is asked for. */
export function everyMember(narrowing: Narrowing): Everything {
  const condition = tsquery(narrowed(narrowing)!);
  return everything(condition, sql`head @@ ${condition}`);
}

/** Everything that a query finds by heads; some must be able to meet its condition. */
export function everyHead(asked: Searched, narrowing: Narrowing): Everything {
  return everything(tsquery(conditionOf(asked, narrowing, asked.vocabulary.head)!), quickestAnywhere(sql`head`, asked, narrowing, "head"));
}

function everything(condition: SQL, inLast: SQL): Everything {
  const inTier = (tier: number, held: SQL) => sql`select product_id from search_documents where tier = ${sql.raw(String(tier))} and ${held}`;
  const best = sql`${inTier(0, sql`head @@ ${condition}`)} union all ${inTier(1, sql`head @@ ${condition}`)}`;
  return {
    condition,
    ids: (most) => sql`(${best} union all ${inTier(2, inLast)} limit ${most})`,
    isOften: (many) => sql`(select count(*) >= ${many} from (${best} limit ${many}) best)`,
  };
}

/** What is read of products that are not weighed. */
const unweighed = sql`product_id, attributes`;

/**
 * What the signs of a match are read from. A head that is joined with nothing is unpacked once,
 * and not again for each of the signs.
 */
const read = sql`product_id, head || '' as head, body, attributes, popularity, name_words`;

/** So many of the best by all other signs are also told apart by how much they say, which costs more than all others. */
const mostRead = 300;

/**
 * Of these so many by their descriptions too, a tenth to a quarter of what is looked at. A description
 * stands apart from its row and is unpacked for this alone; of products that come later it changes no place
 * that anybody rated.
 */
const describedOf = (most: number) => Math.min(Math.ceil(most / 4), 100);

/** What is searched for, and how. */
export interface Asked extends Searched {
  body: boolean;
  /** For suggestions, while the text is typed. */
  typing?: boolean | undefined;
  /** For another order than that of relevance, in which nothing is weighed. */
  ordered?: boolean | undefined;
  /** A tsquery of the marks of what goes with others; null without any. */
  companions: SQL;
}

/** Of products that have it only in their descriptions so many are looked at: they stand below all others. */
const mostBodies = 300;

/**
 * Products that a query finds, each with its score: (product_id, attributes, partial, score). Some must
 * be able to meet its condition. With `body`, descriptions and further facts count too, below
 * everything that heads hold.
 */
export function candidates(asked: Asked, narrowing: Narrowing, most: number): SQL {
  const { query, demand, body, vocabulary, companions } = asked;
  const inHeads = conditionOf(asked, narrowing, vocabulary.head);
  const wanted = tsquery(inHeads ?? conditionOf(asked, narrowing, vocabulary.body)!);
  const best = (columns: SQL) => inTiers(columns, wanted, most, { inLast: inHeads === null ? undefined : quickest(sql`head`, asked, narrowing, "head"), beforeLast: enoughBeforeLast(asked, most) });
  const described = (columns: SQL, bodies: number) => sql`
    select *, count(*) over () >= ${bodies} as partial from (select ${columns} from search_documents where ${onlyInBody(asked, narrowing)} limit ${bodies}) d`;
  if (asked.ordered) {
    const found = sql`select product_id, attributes, partial from ${best(unweighed)} d`;
    return sql`select *, 0::real as score from (${body ? sql`${found} union all ${described(unweighed, most)}` : found}) found`;
  }
  // What has but some of the words is weighed as the thing: phones for `phone with nice pictures`.
  const weighed = demand === "every" ? query : thingAlone(query);
  const score = demand === "every" ? scoreOf(query) : sql`${scoreOf(weighed)} + ${looseScoreOf(query, weighed)}`;
  const side = sideOf(query, companions);
  const heads = sql`select *, ${score} as score, ${side} as side from ${best(read)} d`;
  const bodies = sql`select *, ${score} - 5 as score, ${side} as side from (${described(read, Math.min(most, mostBodies))}) d`;
  return sql`
    select product_id, attributes, partial, (score + case when place <= ${sql.raw(String(mostRead))} then ${saying(weighed)} * ${sql.raw(String(weights.saying))} else 0 end)::real as score
    from (
      select *, row_number() over (order by score desc, popularity desc, product_id) as place
      from (
        select product_id, head, body, attributes, popularity, name_words, partial,
          score + case side when 2 then ${real(weights.namedCompanion)} when -1 then case when count(*) filter (where side = 1) over () >= ${fewestThings}::integer then ${real(weights.companion)} else 0 end else 0 end as score
        from (${body ? sql`(${heads}) union all (${bodies})` : heads}) scored
      ) weighed
    ) placed left join lateral (select placed.body || '' as unpacked where place <= ${describedOf(most)} offset 0) said on true`;
}

/** What each sign of a good match is worth. */
const weights = {
  /** The whole of a code: nothing else was meant. */
  code: 10,
  nameAsTyped: 4.5,
  name: 1,
  nameBrandCategory: 0.5,
  wholeWords: 3,
  inOrder: 0.2,
  /** The query is the name of the product's category: it counts for more than the word in a name. */
  category: 11,
  /** Its category is named, but by its own name it is something else: a laptop sleeve among the laptops. */
  categoryOnly: -13,
  partlyCategory: 1.5,
  /** The product is of the kind that is meant, and not merely for it. */
  kind: 4,
  /** It is also for what is named: `iphone 15 screen` means the screen for an iPhone 15, and no protector for such screens. */
  kindFitting: 8,
  /** It is known to be of a kind that the query does not name: a wall mount for a TV, where TVs are meant. */
  otherKind: -6,
  /** Numbers stand beside their units, as asked for. */
  measures: 6,
  /** The product goes with others, the query names nothing of its kind, and what it goes with is there: a phone's name means the phone, not its case. */
  companion: -6,
  /** The same where its category is named: a phone that also says `charger` is not meant. */
  namedCompanion: 4,
  terms: 3,
  saying: 7,
  popularity: 0.2,
  /** Where only some of the words are there: how many, and whether what is meant is among them. */
  share: 10,
  looseKind: 5,
};

/**
 * The best match first: exact model, then all words in the name, then brand and category, then
 * the rest (requirements of search). Within each, products that are what was asked for before
 * those that go with it, whole words before beginnings, short names before long ones, and what
 * sells before what does not.
 */
function scoreOf(query: Query): SQL {
  const { held, others } = signsOf(query);
  // Of a single word several signs ask the same: each question is asked once.
  const worth = new Map<string, number>();
  for (const [condition, weight] of held) if (condition !== null) worth.set(condition, (worth.get(condition) ?? 0) + weight);
  const parts = [...[...worth].map(([condition, weight]) => sql`${holds(condition)} * ${real(weight)}`), ...others.map(([value, weight]) => sql`${value} * ${real(weight)}`)];
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** Not numeric, which is reckoned digit by digit; a parameter, so that queries of as many words are one statement, planned once. */
const real = (number: number) => sql`${number}::real`;

interface Signs {
  /** Conditions that a head holds or not. */
  held: [condition: TsQuery, weight: number][];
  /** Values from 0 to 1 or, for popularity, its logarithm. */
  others: [value: SQL, weight: number][];
}

/** That a product belongs to all that a query names: a category, or a maker. */
const member = (query: Query): TsQuery => (query.isMaker ? everyTerm(query, { weights: "AB" }) : anyLexeme(query.wholePhrases));

function signsOf(query: Query): Signs {
  const category = anyLexeme(query.wholePhrases);
  // It need not say so in its name: `Galaxy S25` among the phones.
  const named = (sign: TsQuery) => anyOf([sign, member(query)]);
  return {
    held: [
      [anyLexeme(query.codes), weights.code],
      [named(everyTerm(query, { typed: true, weights: "A" })), weights.nameAsTyped],
      [named(everyTerm(query, { weights: "A" })), weights.name],
      [everyTerm(query, { weights: "AB" }), weights.nameBrandCategory],
      [named(wholeWords(query)), weights.wholeWords],
      [inOrder(query), weights.inOrder],
      [category, weights.category],
      [namedOnlyByCategory(query), weights.categoryOnly],
      [anyLexeme(query.phrases), weights.partlyCategory],
      [anyOf([anyLexeme(query.kinds), category && allOf([category, noneOf(lexeme(knownKind))])]), weights.kind],
      [anyOf([ofOtherKind(query), query.thing && noneOf(ofTerm(query.thing, { weights: "AB" }))]), weights.otherKind],
      [everyMeasure(query), weights.measures],
      [query.terms.length > 1 ? allOf([anyLexeme(query.kinds), everyTerm(query, { typed: true, weights: "AC" })]) : null, weights.kindFitting],
      ...query.terms.map((term): [TsQuery, number] => [ofTerm(term, { weights: "AB" }), weights.terms / query.terms.length]),
    ],
    others: [
      [sql`least(ln(popularity + 1), 12)::real`, weights.popularity],
    ],
  };
}

/**
 * That a product's category is what is asked for, and its name says the words, but as something
 * else. Kinds are known by English names, so nothing is said of words in other scripts.
 */
function namedOnlyByCategory(query: Query): TsQuery {
  if (!query.terms.every(({ units }) => units.every(({ code }) => code))) return null;
  return allOf([anyLexeme(query.wholePhrases), everyTerm(query, { typed: true, weights: "A" }), noneOf(anyLexeme(query.kinds))]);
}

/** That a product is of a known kind, and of none that the query names, where that asks for a kind of goods. */
function ofOtherKind({ kinds, phrases }: Query): TsQuery {
  if (!kinds.some(isGood)) return null;
  return allOf([lexeme(knownKind), noneOf(anyLexeme([...kinds, ...phrases.filter(inEnglish).map((phrase) => `$${phrase.slice(1)}`)]))]);
}

const holds = (condition: TsQuery) => (condition === null ? sql`0` : sql`(head @@ ${tsquery(condition)})::integer`);

/** Fewer things than these among what is found may be so called by chance: then what goes with them is all that there is of them. */
const fewestThings = 2;

/**
 * On which side a product stands: 1 as a thing that is named (a battery fan is no battery), -1 as one
 * that goes with others and is not named, 2 as one whose category or kind is named too, whichever word
 * that is (a charger for `charger iphone` as for `iphone charger`), 0 as none of these.
 */
function sideOf(query: Query, companions: SQL): SQL {
  const thing = anyOf([anyLexeme(query.kinds), allOf([everyTerm(query, { weights: "A" }), noneOf(ofOtherKind(query))])]);
  return sql`(case when (head @@ ${companions}) is true then case when head @@ ${tsquery(companionNamed(query)!)} then 2 else -1 end else ${holds(thing)} end)`;
}

/** Where nothing has all of the words, those with most of them come first, and of these what is of the kind that is meant. */
function looseScoreOf({ terms, kinds }: Query, weighed: Query): SQL {
  // What name, brand and category have counts whole, what a product is for and its facts half.
  const each = terms.flatMap((term) => [holds(ofTerm(term, { weights: "AB" })), holds(ofTerm(term))]);
  const share = sql`(${sql.join(each, sql` + `)})::real / ${each.length}::integer`;
  return sql`${share} * ${real(weights.share)} + ${holds(anyOf([anyLexeme(kinds), member(weighed)]))} * ${real(weights.looseKind)}`;
}

/** What a member is taken to say, and the part of what it says itself that still counts. */
const ofMember = { saying: 0.9, further: 0.05 };

/** Words of a usual name, and different words of a usual document. */
const usual = { name: 12, document: 120 };

/**
 * How much a product says of what was asked for, by name or by description, whichever says more:
 * each further mention counts for less, and so does a mention among many other words (as in
 * BM25). From 0 to about 2. All goods of a maker, and all of a category, are meant alike where a
 * query names nothing else: those that sell come first, not those that repeat its name.
 */
function saying(query: Query): SQL {
  const { terms } = query;
  const among = (length: SQL, expected: number) => sql`(2.2 / (1.3 + 0.9 * ${length} / ${sql.raw(String(expected))}))`;
  const each = terms.flatMap((term) => {
    const words = countedWords(term);
    if (words === null) return [];
    // A body that is joined with nothing is unpacked once, as heads are.
    const mentions = (weights: string, column: SQL) => sql`ts_rank(${sql.raw(`'${weights}'`)}, ${column}, ${tsquery(words)}) * 1.64`;
    return [sql`greatest(${mentions("{0,0.3,0.6,1}", sql`head`)} * ${among(sql`name_words`, usual.name)},
      ${mentions("{1,0,0,0}", sql`unpacked`)} * ${among(sql`length(unpacked)`, usual.document)} * 0.8)`];
  });
  if (each.length === 0) return sql`0`;
  const isMember = holds(member(query));
  return sql`((${sql.join(each, sql` + `)}) / ${terms.length}::integer * (1 - ${real(1 - ofMember.further)} * ${isMember}) + ${real(ofMember.saying)} * ${isMember})`;
}
