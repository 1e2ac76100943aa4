import { phrasesOf, wholeOf } from "./phrases.ts";
import type { Query } from "./query.ts";
import { isColour, isLine, isMaker, isModelWord, isProperty } from "./term-kinds.ts";
import type { Term } from "./terms.ts";

/** A query for some of its terms alone. */
function onlyTerms(query: Query, terms: Term[]): Query {
  return { ...query, terms, joins: [], codes: [], phrases: phrasesOf(terms), wholePhrases: wholeOf(terms) };
}

/** A query for nothing but the thing that is meant, where other words tell no things apart. */
export const thingAlone = (query: Query): Query => (query.thing ? onlyTerms(query, [query.thing]) : query);

/** A query without those of its terms that tell nothing. */
export function withoutTerms(query: Query, saying: readonly boolean[]): Query {
  const kept = query.terms.filter((_, index) => saying[index]);
  return kept.length === query.terms.length || kept.length === 0 ? query : { ...onlyTerms(query, kept), isMaker: kept.every(isMaker) };
}

/** A query without colours, where goods of a line are asked for in one: no name need say in which it is to be had. */
export function inAnyColour(query: Query): Query {
  const { terms } = query;
  const isLineAlone = query.isLine && terms.every((term) => isLine(term) || isMaker(term) || isModelWord(term) || isProperty(term));
  return isLineAlone ? withoutTerms(query, terms.map((term) => !isColour(term))) : query;
}
