import { isMixed } from "../documents/category-phrases.ts";
import { markOfLevel } from "../documents/document.ts";
import { inEnglish } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { shelvesMeant, type Shelf } from "./shelves-meant.ts";
import { allOf, anyLexeme, anyOf, everyTerm, lexeme, noneOf, type TsQuery } from "./tsquery.ts";
import { keysOfNames } from "../reading/term-kinds.ts";
import { isGood, knownKind } from "../words/kinds.ts";

/** A category, and whether its goods go with others. */
export interface Place extends Shelf {
  companion: boolean;
}

/** What else than goods that go with others a query may name: such goods by their category or kind. */
export const companionNamed = (query: Query): TsQuery => anyLexeme([...query.phrases, ...(query.terms.length > 1 ? query.kinds : query.kinds.filter((kind) => namedKinds(query).includes(kind)))]);

/** That a product is of one of these kinds, by its name or its category. */
export const ofKinds = (kinds: readonly string[]): TsQuery => anyLexeme([...kinds, ...shelvesOf(kinds)]);
/** What categories of these kinds are called. */
export const shelvesOf = (kinds: readonly string[]): string[] => kinds.map((kind) => kind.replace("$", "^"));

/** What a query says as a kind, in English: none of the broader ones, a car camera is not any camera. */
const namedKinds = ({ phrases }: Query): string[] => phrases.filter(inEnglish).map((phrase) => phrase.replace("^", "$"));

/** Names of goods of many kinds: what goes by them is called something else. */
const collective = keysOfNames(["accessory", "spare part", "pc part"]);

/** That a product is of a known kind, and of none that the query names, where that asks for a kind of goods. */
export function ofOtherKind(query: Query): TsQuery {
  if (!query.kinds.some(isGood) || query.kinds.some((kind) => collective.has(kind.slice(1)))) return null;
  return allOf([lexeme(knownKind), noneOf(anyLexeme([...query.kinds, ...namedKinds(query)]))]);
}

/**
 * How a product may be what a query means, the surest first: by its category where its name does not say that it is
 * something else (a bag among the laptops) and, in a category of several kinds, says that it is this one; by its
 * category alone, by its kind, by the line that it is of, or as no mere companion. A maker's own companions are its goods like others: `Apple` is searched for.
 */
export function waysToBeMeant(query: Query, places: readonly Place[]): TsQuery[] {
  if (!query.isNamed) return [];
  const companion = marksOf(places.filter((place) => place.companion));
  const byItself = companion && anyOf([noneOf(companion), companionNamed(query)]);
  const shelves = shelvesMeant(query, places);
  const category = marksOf(shelves);
  const kind = anyOf([ofKinds(query.kinds), anyLexeme(query.wholePhrases)]);
  const line = query.isLine ? everyTerm(query, { weights: "AB" }) : null;
  const mixed = marksOf(shelves.filter(({ name }) => isMixed(name)));
  const ofOne = marksOf(shelves.filter(({ name }) => !isMixed(name)));
  const itself = anyOf([ofOne && allOf([ofOne, noneOf(ofOtherKind(query))]), mixed && allOf([mixed, anyLexeme(query.kinds)])]);
  const ways = [itself, category, kind, line].flatMap((way) => (way === null ? [] : [allOf([way, byItself])]));
  return byItself === null ? ways : [...ways, anyOf([byItself, query.isMaker ? everyTerm(query, { weights: "B" }) : null])];
}

const marksOf = (places: readonly Shelf[]) => anyLexeme(places.map(({ id, level }) => markOfLevel[level - 1]!(id)));
