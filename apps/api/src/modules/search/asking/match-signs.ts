import { lexeme } from "../documents/lexeme.ts";
import { isOfDigits } from "../reading/begun-text.ts";
import { narrowKinds } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { isMaker } from "../reading/terms/term-kinds.ts";
import type { Term } from "../reading/terms/terms.ts";
import { keyOf } from "../reading/terms/units.ts";
import { isCommonWord } from "../words/common.ts";
import { knownKind } from "../words/kinds.ts";
import { synonymsOf } from "../words/synonyms.ts";
import { ofOtherKind } from "./meant.ts";
import {
  allOf,
  anyLexeme,
  anyOf,
  everyMeasure,
  everyTerm,
  inOrder,
  noneOf,
  ofTerm,
  wholeWords,
  wrongWay,
  type TsQuery,
} from "./tsquery.ts";
import { weights } from "./weights.ts";

/** A condition on the head, and what it adds if it is met. */
export type Sign = [condition: TsQuery, weight: number];

/** Condition: the product belongs to all that the query names, which is a category, a maker or a property. */
export function member(query: Query): TsQuery {
  if (query.isMaker) return everyTerm(query, { weights: "AB" });
  return query.isNamed ? anyLexeme(query.wholePhrases) : everyTerm(query);
}

/**
 * How well a product matches, from its head. Best is the exact model, then all words in the name, then brand and
 * category, then the rest. Within each of these, products of the kind that is meant come before accessories of it,
 * whole words before prefixes, and what sells well before what does not.
 */
export function matchSigns(query: Query): Sign[] {
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
    [anyOf([category, ofNamedKind(query)]), weights.category],
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

/** Condition: only goods are asked for, by a name of several words, and the product's own name is that, whatever its category is called: a `power adapter` among the chargers. */
const ofNamedKind = ({ terms, good, kinds }: Query): TsQuery =>
  good && good.units.length > 1 && terms.length === 1 && kinds[0] === `$${keyOf(good.units)}` ? lexeme(kinds[0]) : null;

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

/** At how many positions after the last complete word the next one may stand: `samsung s` finds Samsung Galaxy S25. */
const nextPlaces = [1, 2, 3];

/**
 * Signs: the name goes on with a word that begins with the letter being typed. For digits, which may stand anywhere in a
 * name: it has a number that begins so, and one that is exactly this.
 */
export function letterSigns({ terms }: Query, letter: string): Sign[] {
  const next = lexeme(letter, true, "A");
  if (isOfDigits(letter))
    return [
      [next, weights.letter],
      [lexeme(letter, false, "A"), weights.letter],
    ];
  const { own, other } = terms.at(-1)!;
  const goesOn = [...own, ...other]
    .map((form) => form.at(-1)!)
    .flatMap(({ lexeme: word, prefix }) =>
      nextPlaces.map((places) => `(${lexeme(word, prefix, "A")} <${places}> ${next})`),
    );
  return [[anyOf(goesOn), weights.letter]];
}

/**
 * If no product has all of the words, those with most of them come first, and among these the ones of the kind that is
 * meant.
 */
export function looseSigns({ terms, kinds }: Query, weighed: Query): Sign[] {
  // A word in the name, brand or category counts twice, one in facts or in what a product fits once.
  const each = terms.flatMap((term) => [ofTerm(term, { weights: "AB" }), ofTerm(term)]);
  const makers = allOf(terms.filter(isMaker).map((term) => ofTerm(term, { weights: "AB" })));
  return [
    ...each.map((condition): Sign => [condition, weights.share / each.length]),
    [anyOf([anyLexeme(kinds), member(weighed)]), weights.looseKind],
    [makers, weights.looseMaker],
  ];
}
