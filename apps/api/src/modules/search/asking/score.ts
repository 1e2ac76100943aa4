import { sql, type SQL } from "drizzle-orm";
import { isOfDigits } from "../reading/begun-text.ts";
import { narrowKinds } from "../reading/kinds-named.ts";
import { besideColours, inAnyColour, thingAlone } from "../reading/narrow-query.ts";
import type { Query } from "../reading/query.ts";
import { isMaker } from "../reading/terms/term-kinds.ts";
import type { Term } from "../reading/terms/terms.ts";
import { keyOf } from "../reading/terms/units.ts";
import { isCommonWord } from "../words/common.ts";
import { knownKind } from "../words/kinds.ts";
import { synonymsOf } from "../words/synonyms.ts";
import { tsquery } from "./conditions.ts";
import { companionNamed, ofOtherKind, categoryMarksOf } from "./meant.ts";
import {
  allOf,
  anyLexeme,
  anyOf,
  countedWords,
  everyMeasure,
  everyTerm,
  inOrder,
  lexeme,
  noneOf,
  ofTerm,
  wholeWords,
  wrongWay,
  type TsQuery,
} from "./tsquery.ts";
import type { Demand, Vocabulary } from "./vocabulary.ts";

/** How much each sign of a good match adds to the score. */
const weights = {
  /** A whole code matches, so nothing else was meant. */
  code: 10,
  nameAsTyped: 4.5,
  name: 1,
  nameBrandCategory: 0.5,
  wholeWords: 3,
  inOrder: 0.2,
  /** The query is the name of the product's category. This counts more than the word in a name. */
  category: 11,
  /**
   * The query names the category, but the product's own name says something else: a laptop sleeve among the laptops.
   */
  categoryOnly: -13,
  partlyCategory: 1.5,
  /** The product is of the kind that is meant, not for goods of that kind. */
  kind: 4,
  /** In addition, it fits what is named: `iphone 15 screen` means the screen for an iPhone 15, not a protector for it. */
  kindFitting: 8,
  /** It is known to be of a kind that the query does not name: a wall mount for a TV, where TVs are meant. */
  otherKind: -6,
  /** It is called by a synonym of what was typed: a headset, for `headphones`. */
  synonym: -2,
  /** Its name says what is asked for the other way round: VGA to HDMI, for `hdmi to vga`. */
  wrongWay: -6,
  /** Its brand is asked for: a case by OtterBox, for `otterbox`, before a lens for such cases, although cases are companions. */
  brand: 9,
  /** It is goods of the named maker, not what is said to fit those: HP's own cartridges, for 硒鼓 惠普, before others `equivalent to HP`. */
  maker: 4,
  /** Its numbers have the units that are asked for. */
  measures: 6,
  /** It has what is preferred, such as a year. */
  preferred: 6,
  /** It is a companion that the query does not name, and the main goods are among the results: `iphone` means the phone, not its case. */
  companion: -6,
  /**
   * It is a companion whose category or kind is named: for `phone charger` the charger is meant, not a phone that
   * mentions one.
   */
  namedCompanion: 4,
  terms: 3,
  saying: 7,
  popularity: 0.2,
  /** Its name goes on with a word that begins with the letter being typed. */
  letter: 3,
  /**
   * For products that have only some of the words: the share of them, whether the product is of the kind that is
   * meant, and whether it is by the named maker.
   */
  share: 10,
  looseKind: 5,
  /** It is by the named maker. This counts more than a measure: for `samsung adapter 25w`, Samsung's of 45 W. */
  looseMaker: 7,
};

/** The parts of the score, as SQL. */
interface Scoring {
  /** From the head of one product alone. */
  score: SQL;
  /** See {@link sideOf}. */
  side: SQL;
  /** What the side adds. It depends on all results, each of which needs a column `side`. */
  worthOfSide: SQL;
  /** What the words add, from the columns `head` and `unpacked`, the decompressed body. */
  saying: SQL;
  /** The same, roughly, from `head` alone. */
  sayingByHead: SQL;
}

interface Weighed {
  query: Query;
  demand: Demand;
  vocabulary: Pick<Vocabulary, "pruned">;
  companions: SQL;
  letter?: string | undefined;
}

export function scoring({ query, demand, vocabulary, companions, letter }: Weighed): Scoring {
  const { pruned } = vocabulary;
  // Products that have only some of the words are scored by the thing alone: phones for `phone with nice pictures`.
  const weighed = demand === "every" ? besideColours(query) : thingAlone(query);
  const signs = [
    ...signsOf(weighed),
    ...(demand === "every" ? [] : looseSignsOf(query, weighed)),
    ...(letter === undefined ? [] : goesOn(query, letter).map((condition): Sign => [condition, weights.letter])),
  ];
  return {
    score: sql`(${sumOf(signs.map(([condition, weight]) => [pruned(condition), weight]))} + least(ln(popularity + 1), 12)::real * ${real(weights.popularity)})`,
    side: sideOf(inAnyColour(query), companions, pruned),
    worthOfSide: sql`case side when 2 then ${real(weights.namedCompanion)} when -1 then case when count(*) filter (where side = 1) over () >= ${fewestThings}::integer then ${real(weights.companion)} else 0 end else 0 end`,
    saying: sql`${sayingOf(weighed, pruned)} * ${sql.raw(String(weights.saying))}`,
    sayingByHead: sql`${holds(pruned(member(weighed)))} * ${real(ofMember.saying * weights.saying)}`,
  };
}

/** A condition on the head, and what it adds if it is met. */
type Sign = [condition: TsQuery, weight: number];

/** The numbers of conditions that statements have. A statement has the next higher one, so that few are different and have to be planned. */
const numbersOfSigns = [16, 32, 64, 128];

/** The sum of what the conditions add that are met. For a single word several signs have the same condition, so their weights are added up and it is checked once. */
function sumOf(signs: readonly Sign[]): SQL {
  const worth = new Map<TsQuery, number>();
  for (const [condition, weight] of signs)
    if (condition !== null) worth.set(condition, (worth.get(condition) ?? 0) + weight);
  const number = numbersOfSigns.find((most) => most >= worth.size) ?? worth.size;
  const none: Sign = [null, 0];
  const all: Sign[] = [...worth, ...Array.from({ length: number - worth.size }, () => none)];
  return sql.join(
    all.map(([condition, weight]) => sql`case when head @@ ${tsquery(condition)} then ${real(weight)} else 0 end`),
    sql` + `,
  );
}

/**
 * `real`, since calculating with `numeric` is slow. A parameter, so that all queries with the same number of words
 * share one planned statement.
 */
const real = (number: number) => sql`${number}::real`;

/** Condition: the product belongs to all that the query names, which is a category, a maker or a property. */
function member(query: Query): TsQuery {
  if (query.isMaker) return everyTerm(query, { weights: "AB" });
  return query.isNamed ? anyLexeme(query.wholePhrases) : everyTerm(query);
}

/**
 * How well a product matches, from its head. Best is the exact model, then all words in the name, then brand and
 * category, then the rest. Within each of these, products of the kind that is meant come before accessories of it,
 * whole words before prefixes, and what sells well before what does not.
 */
function signsOf(query: Query): Sign[] {
  const category = anyLexeme(query.wholePhrases);
  // The name need not say it if the category does: `Galaxy S25` among the phones.
  const named = (sign: TsQuery) => anyOf([sign, member(query)]);
  return [
    [anyLexeme(query.codes), weights.code],
    [named(everyTerm(query, { typed: true, weights: "A" })), weights.nameAsTyped],
    [named(everyTerm(query, { weights: "A" })), weights.name],
    [everyTerm(query, { whole: true, weights: "AB" }), weights.nameBrandCategory],
    [named(wholeWords(query)), weights.wholeWords],
    [inOrder(query), weights.inOrder],
    [category, weights.category],
    [namedOnlyByCategory(query), weights.categoryOnly],
    [anyLexeme(query.phrases), weights.partlyCategory],
    [anyOf([anyLexeme(narrowKinds(query)), category && allOf([category, noneOf(lexeme(knownKind))])]), weights.kind],
    [anyOf([ofOtherKind(query), query.thing && noneOf(ofTerm(query.thing, { weights: "AB" }))]), weights.otherKind],
    [bySynonym(query), weights.synonym],
    [wrongWay(query), weights.wrongWay],
    [byBrand(query), weights.brand],
    [ofMaker(query), weights.maker],
    [everyMeasure(query), weights.measures],
    [query.preferred && ofTerm(query.preferred, { weights: "ABC" }), weights.preferred],
    [
      query.terms.length > 1 ? allOf([anyLexeme(query.kinds), everyTerm(query, { typed: true, weights: "AC" })]) : null,
      weights.kindFitting,
    ],
    ...query.terms.map((term): Sign => [
      ofTerm(term, { whole: true, weights: "AB" }),
      weights.terms / query.terms.length,
    ]),
  ];
}

/** Condition: the product's brand is what is asked for, by a query of nothing but makers or by a word that is neither common nor in the dictionary. */
const byBrand = ({ terms, isMaker: isMakerAlone }: Query): TsQuery =>
  anyOf(
    terms.flatMap((term) => (isMakerAlone || isUnknown(term) ? [ofTerm(term, { typed: true, weights: "B" })] : [])),
  );
const isUnknown = ({ units }: Term): boolean =>
  units.every(({ code, text }) => code && !code.hasDigit && !isCommonWord(text)) &&
  synonymsOf(keyOf(units)) === undefined;

/**
 * Condition: the category is what is asked for, but the name, which says what the product is, uses the words for
 * something else. Only for Latin words, since kinds are known by their English names.
 */
function namedOnlyByCategory(query: Query): TsQuery {
  if (!query.terms.every(({ units }) => units.every(({ code }) => code))) return null;
  return allOf([
    anyLexeme(query.wholePhrases),
    everyTerm(query, { typed: true, weights: "A" }),
    lexeme(knownKind),
    noneOf(anyLexeme(query.kinds)),
  ]);
}

/**
 * Condition: the product's name says a kind that is meant, but not with the word that was typed. Kinds are English, so only
 * for goods typed in English, and only by one word: those of several words have synonyms that mean the same.
 */
function bySynonym({ good, kinds }: Query): TsQuery {
  const typed = good?.units.length === 1 ? keyOf(good.units) : "";
  const said = kinds.filter((kind) => ` ${kind.slice(1)} `.includes(` ${typed} `));
  return said[0] === `$${typed}` ? allOf([lexeme(knownKind), anyLexeme(kinds), noneOf(anyLexeme(said))]) : null;
}

/** Condition: the product is of the goods and by the maker that the query names; a brand has weight B. */
function ofMaker({ good, kinds, terms }: Query): TsQuery {
  const makers = terms.filter(isMaker).map((term) => ofTerm(term, { weights: "B" }));
  return good && makers.length > 0 ? allOf([anyLexeme(kinds), anyOf(makers)]) : null;
}

/** 1 where a condition is met, otherwise 0, also where there is none. */
const holds = (condition: TsQuery) => sql`case when head @@ ${tsquery(condition)} then 1 else 0 end`;

/** If fewer main goods than this are found, they may have the name by chance; then companions are not moved down. */
const fewestThings = 2;

/**
 * The side of a product: 1 for a thing that is named (a battery fan is no battery); -1 for a companion that is not
 * named; 2 for a companion whose category or kind is named, by whichever word (a charger for both `charger iphone` and
 * `iphone charger`); 0 for all others.
 */
function sideOf(query: Query, companions: SQL, pruned: Vocabulary["pruned"]): SQL {
  const byCategory =
    query.kinds.length > 0 ? allOf([anyLexeme(categoryMarksOf(query.kinds)), noneOf(lexeme(knownKind))]) : null;
  const thing = anyOf([
    anyLexeme(query.kinds),
    byCategory,
    allOf([everyTerm(query, { weights: "A" }), noneOf(ofOtherKind(query))]),
  ]);
  return sql`(case when (head @@ ${companions}) is true then case when head @@ ${tsquery(pruned(companionNamed(query)))} then 2 else -1 end else ${holds(pruned(thing))} end)`;
}

/** At how many positions after the last complete word the next one may stand: `samsung s` finds Samsung Galaxy S25. */
const nextPlaces = [1, 2, 3];

/**
 * Conditions: the name goes on with a word that begins so. For digits, which may stand anywhere in a name: it has a
 * number that begins so, and one that is exactly this.
 */
function goesOn({ terms }: Query, letter: string): TsQuery[] {
  const next = lexeme(letter, true, "A");
  if (isOfDigits(letter)) return [next, lexeme(letter, false, "A")];
  const { own, other } = terms.at(-1)!;
  return [
    anyOf(
      [...own, ...other]
        .map((form) => form.at(-1)!)
        .flatMap(({ lexeme: word, prefix }) =>
          nextPlaces.map((places) => `(${lexeme(word, prefix, "A")} <${places}> ${next})`),
        ),
    ),
  ];
}

/**
 * If no product has all of the words, those with most of them come first, and among these the ones of the kind that is
 * meant.
 */
function looseSignsOf({ terms, kinds }: Query, weighed: Query): Sign[] {
  // A word in the name, brand or category counts twice, one in facts or in what a product fits once.
  const each = terms.flatMap((term) => [ofTerm(term, { weights: "AB" }), ofTerm(term)]);
  const makers = allOf(terms.filter(isMaker).map((term) => ofTerm(term, { weights: "AB" })));
  return [
    ...each.map((condition): Sign => [condition, weights.share / each.length]),
    [anyOf([anyLexeme(kinds), member(weighed)]), weights.looseKind],
    [makers, weights.looseMaker],
  ];
}

/** What a member (see {@link member}) scores at once, and the factor for what it says itself. */
const ofMember = { saying: 0.9, further: 0.02 };

/** Words in an average name, and different words in an average document. */
const usual = { name: 12, document: 120 };

/**
 * How much a product says of what is asked for, from 0 to about 2, by its name or its description, whichever says more.
 * As in BM25, each further mention counts less, and so does a mention in a long text.
 * If a query names only a maker, a category or a property (`Wi-Fi`), all of its goods are meant alike, so that the
 * best-selling come first and not those that repeat the name. A product of a kind that is named by several words counts
 * as saying it, whatever its own words are: a camcorder for `video camera`.
 */
function sayingOf(query: Query, pruned: Vocabulary["pruned"]): SQL {
  const { terms } = query;
  const among = (length: SQL, expected: number) => sql`(2.2 / (1.3 + 0.9 * ${length} / ${sql.raw(String(expected))}))`;
  const each = terms.flatMap((term) => {
    const words = countedWords(term);
    if (words === null) return [];
    // If the body is not concatenated with anything, PostgreSQL decompresses it only once, like the head.
    const mentions = (weights: string, column: SQL) =>
      sql`ts_rank(${sql.raw(`'${weights}'`)}, ${column}, ${tsquery(words)}) * 1.64`;
    const kinds = term === query.good && term.units.length > 1 ? anyLexeme(narrowKinds(query)) : null;
    return [
      sql`greatest(${holds(pruned(kinds))} * ${real(ofMember.saying)}, ${mentions("{0,0.3,0.6,1}", sql`head`)} * ${among(sql`name_words`, usual.name)},
      ${mentions("{1,0,0,0}", sql`unpacked`)} * ${among(sql`length(unpacked)`, usual.document)} * 0.8)`,
    ];
  });
  if (each.length === 0) return sql`0`;
  const isMember = holds(pruned(member(query)));
  return sql`((${sql.join(each, sql` + `)}) / ${terms.length}::integer * (1 - ${real(1 - ofMember.further)} * ${isMember}) + ${real(ofMember.saying)} * ${isMember})`;
}
