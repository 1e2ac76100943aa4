import { sql, type SQL } from "drizzle-orm";
import { tsquery } from "./conditions.ts";
import { companionNamed, ofOtherKind, shelvesOf } from "./meant.ts";
import { isOfDigits } from "../reading/begun-text.ts";
import { narrowKinds } from "../reading/kinds-named.ts";
import { inAnyColour, thingAlone } from "../reading/narrow-query.ts";
import type { Query } from "../reading/query.ts";
import { allOf, anyLexeme, anyOf, countedWords, everyMeasure, everyTerm, inOrder, lexeme, noneOf, ofTerm, wholeWords, type TsQuery } from "./tsquery.ts";
import type { Demand } from "./vocabulary.ts";
import { knownKind } from "../words/kinds.ts";

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
  /** It says the year that is asked for. */
  year: 6,
  /** The product goes with others, the query names nothing of its kind, and what it goes with is there: a phone's name means the phone, not its case. */
  companion: -6,
  /** The same where its category is named: a phone that also says `charger` is not meant. */
  namedCompanion: 4,
  terms: 3,
  saying: 7,
  popularity: 0.2,
  /** A word that begins with the letter that is typed next comes after the words. */
  letter: 3,
  /** Where only some of the words are there: how many, and whether what is meant is among them. */
  share: 10,
  looseKind: 5,
};

/** What a query's products are ordered by. */
interface Scoring {
  /** Of a product by itself, from its head. */
  score: SQL;
  /** On which side it stands, as {@link sideOf} says. */
  side: SQL;
  /** What that is worth among all that is found, each with its `side`. */
  worthOfSide: SQL;
  /** What its words add, read from `head` and the `unpacked` body. */
  saying: SQL;
}

interface Weighed {
  query: Query;
  demand: Demand;
  companions: SQL;
  letter?: string | undefined;
}

export function scoring({ query, demand, companions, letter }: Weighed): Scoring {
  // What has but some of the words is weighed as the thing: phones for `phone with nice pictures`.
  const weighed = demand === "every" ? inAnyColour(query) : thingAlone(query);
  const further = [...(demand === "every" ? [] : [looseScoreOf(query, weighed)]), ...(letter === undefined ? [] : goesOn(query, letter).map((condition) => sql`${holds(condition)} * ${real(weights.letter)}`))];
  return {
    score: sql.join([scoreOf(weighed), ...further], sql` + `),
    side: sideOf(inAnyColour(query), companions),
    worthOfSide: sql`case side when 2 then ${real(weights.namedCompanion)} when -1 then case when count(*) filter (where side = 1) over () >= ${fewestThings}::integer then ${real(weights.companion)} else 0 end else 0 end`,
    saying: sql`${sayingOf(weighed)} * ${sql.raw(String(weights.saying))}`,
  };
}

/**
 * How well a product matches, from its head. Best is the exact model, then all words in the name, then brand and
 * category, then the rest. Within each of these, products of the kind that is meant come before accessories of it,
 * whole words before prefixes, and what sells well before what does not.
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

/** That a product belongs to all that a query names: a category, a maker, or what is like that. */
function member(query: Query): TsQuery {
  if (query.isMaker) return everyTerm(query, { weights: "AB" });
  return query.isNamed ? anyLexeme(query.wholePhrases) : everyTerm(query);
}

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
      [query.year && ofTerm(query.year, { weights: "ABC" }), weights.year],
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

const holds = (condition: TsQuery) => (condition === null ? sql`0` : sql`(head @@ ${tsquery(condition)})::integer`);

/** Fewer things than these among what is found may be so called by chance: then what goes with them is all that there is of them. */
const fewestThings = 2;

/**
 * On which side a product stands: 1 as a thing that is named (a battery fan is no battery), -1 as one
 * that goes with others and is not named, 2 as one whose category or kind is named too, whichever word
 * that is (a charger for `charger iphone` as for `iphone charger`), 0 as none of these.
 */
function sideOf(query: Query, companions: SQL): SQL {
  const shelved = query.kinds.length > 0 ? allOf([anyLexeme(shelvesOf(query.kinds)), noneOf(lexeme(knownKind))]) : null;
  const thing = anyOf([anyLexeme(query.kinds), shelved, allOf([everyTerm(query, { weights: "A" }), noneOf(ofOtherKind(query))])]);
  return sql`(case when (head @@ ${companions}) is true then case when head @@ ${tsquery(companionNamed(query)!)} then 2 else -1 end else ${holds(thing)} end)`;
}

/** How closely after the last word that was typed the next one is looked for: `samsung s` is a Samsung Galaxy S25. */
const nextPlaces = [1, 2, 3];

/** That a name goes on with a word that begins so; of numbers, which stand anywhere in names, that it has one, and that it is this. */
function goesOn({ terms }: Query, letter: string): TsQuery[] {
  const next = lexeme(letter, true, "A");
  if (isOfDigits(letter)) return [next, lexeme(letter, false, "A")];
  const { own, other } = terms.at(-1)!;
  return [anyOf([...own, ...other].map((form) => form.at(-1)!).flatMap(({ lexeme: word, prefix }) => nextPlaces.map((places) => `(${lexeme(word, prefix, "A")} <${places}> ${next})`)))];
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
 * BM25). From 0 to about 2. All goods of a maker, all of a category and all that are like something (`Wi-Fi`) are meant alike
 * where a query names nothing else: those that sell come first, not those that repeat its name. What is of the kind that several
 * words name says so, in whatever words: a camcorder for `video camera`.
 */
function sayingOf(query: Query): SQL {
  const { terms } = query;
  const among = (length: SQL, expected: number) => sql`(2.2 / (1.3 + 0.9 * ${length} / ${sql.raw(String(expected))}))`;
  const each = terms.flatMap((term) => {
    const words = countedWords(term);
    if (words === null) return [];
    // A body that is joined with nothing is unpacked once, as heads are.
    const mentions = (weights: string, column: SQL) => sql`ts_rank(${sql.raw(`'${weights}'`)}, ${column}, ${tsquery(words)}) * 1.64`;
    const byKind = term === query.good && term.units.length > 1 ? [sql`${holds(anyLexeme(narrowKinds(query)))} * ${real(ofMember.saying)}`] : [];
    return [sql`greatest(${sql.join([...byKind, sql`${mentions("{0,0.3,0.6,1}", sql`head`)} * ${among(sql`name_words`, usual.name)}`], sql`, `)},
      ${mentions("{1,0,0,0}", sql`unpacked`)} * ${among(sql`length(unpacked)`, usual.document)} * 0.8)`];
  });
  if (each.length === 0) return sql`0`;
  const isMember = holds(member(query));
  return sql`((${sql.join(each, sql` + `)}) / ${terms.length}::integer * (1 - ${real(1 - ofMember.further)} * ${isMember}) + ${real(ofMember.saying)} * ${isMember})`;
}
