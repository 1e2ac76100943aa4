import { isMixed } from "../documents/category-phrases.ts";
import { markOfLevel } from "../documents/document.ts";
import { lexeme } from "../documents/lexeme.ts";
import { inEnglish } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { categoriesMeant, type Category } from "./categories-meant.ts";
import { allOf, anyLexeme, anyOf, everyTerm, noneOf, ofTerm, type TsQuery } from "./tsquery.ts";
import { keysOfNames } from "../reading/terms/term-kinds.ts";
import { keyOf } from "../reading/terms/units.ts";
import { isGood, knownKind } from "../words/kinds.ts";
import { isService } from "../words/synonyms.ts";

/** A category, and whether its products are companions: goods that go with others, such as cases. */
export interface Place extends Category {
  companion: boolean;
}

/** Condition: the query names the product's category or kind, so that a companion is meant too. */
export const companionNamed = (query: Query): TsQuery =>
  anyLexeme([
    ...query.phrases,
    ...(query.terms.length > 1 ? query.kinds : query.kinds.filter((kind) => namedKinds(query).includes(kind))),
  ]);

/** Condition: a product is of one of these kinds, by its name or its category. */
export const ofKinds = (kinds: readonly string[]): TsQuery => anyLexeme([...kinds, ...categoryMarksOf(kinds)]);
/** The marks of categories that have the names of these kinds. */
export const categoryMarksOf = (kinds: readonly string[]): string[] => kinds.map((kind) => kind.replace("$", "^"));

/** The kinds that the text names literally, in English, without broader ones: `car camera`, not `camera`. */
const namedKinds = ({ phrases }: Query): string[] =>
  phrases.filter(inEnglish).map((phrase) => phrase.replace("^", "$"));

/** All marks that conditions ask for what a query names by. */
export const marksNamed = (query: Query): string[] => [
  ...new Set([
    ...query.kinds,
    ...categoryMarksOf(query.kinds),
    ...query.phrases,
    ...query.wholePhrases,
    ...namedKinds(query),
  ]),
];

/** Names for goods of many kinds. Goods that are found by these are called something else. */
const collective = keysOfNames(["accessory", "spare part", "pc part", "toy"]);
export const isCollective = ({ kinds }: Pick<Query, "kinds">): boolean =>
  kinds.some((kind) => collective.has(kind.slice(1)));

/**
 * Condition: the product is of a known kind, but of none that the query names. Null if the query names no kind of
 * goods.
 */
export function ofOtherKind(query: Query): TsQuery {
  if (!query.kinds.some(isGood) || isCollective(query)) return null;
  return allOf([lexeme(knownKind), noneOf(anyLexeme([...query.kinds, ...namedKinds(query)]))]);
}

/** Condition: the product is of the goods that the query names; null if it names none. */
export function ofGoods({ good }: Query, kinds: readonly string[]): TsQuery {
  if (good === null) return null;
  // Goods that are only named after a service, such as `Repair tools`, are not meant by it.
  const named = isService(keyOf(good.units))
    ? null
    : allOf([ofTerm(good, { weights: "AB" }), noneOf(lexeme(knownKind))]);
  return anyOf([ofKinds(kinds), named]);
}

/**
 * Conditions for a product to be what a query means, the most certain first:
 * - by its category, if its name does not say that it is something else (a bag among the laptops); in a category of
 *   several kinds the name must also say that it is of this one;
 * - by its category alone, by its kind, or by its line;
 * - because it is no companion. If only a maker is searched for (`Apple`), the maker's companions count too.
 */
export function waysToBeMeant(query: Query, places: readonly Place[]): TsQuery[] {
  if (!query.isNamed) return [];
  const companion = marksOf(places.filter((place) => place.companion));
  const byItself = companion && anyOf([noneOf(companion), companionNamed(query)]);
  const categories = categoriesMeant(query, places);
  const category = marksOf(categories);
  const kind = anyOf([ofKinds(query.kinds), anyLexeme(query.wholePhrases)]);
  const line = query.isLine ? everyTerm(query, { weights: "AB" }) : null;
  const mixed = marksOf(categories.filter(({ name }) => isMixed(name)));
  const ofOne = marksOf(categories.filter(({ name }) => !isMixed(name)));
  const itself = anyOf([
    ofOne && allOf([ofOne, noneOf(ofOtherKind(query))]),
    mixed && allOf([mixed, anyLexeme(query.kinds)]),
  ]);
  const ways = [itself, category, kind, line].flatMap((way) => (way === null ? [] : [allOf([way, byItself])]));
  return byItself === null
    ? ways
    : [...ways, anyOf([byItself, query.isMaker ? everyTerm(query, { weights: "B" }) : null])];
}

const marksOf = (places: readonly Category[]) => anyLexeme(places.map(({ id, level }) => markOfLevel[level - 1]!(id)));
