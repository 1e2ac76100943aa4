import { phrasesOf, wholePhrasesOf } from "./phrases.ts";
import { parseQuery, type Query } from "./query.ts";
import { isColour, isLine, isMaker, isModelWord, isProperty } from "./terms/term-kinds.ts";
import { alsoCalled, type Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { kindsOfLines } from "../words/relations/lines-and-makers.ts";
import { substitutes } from "../words/relations/other-goods.ts";
import { goodsKeys, namesInEnglish } from "../words/synonyms.ts";

/** The query reduced to some of its terms. */
function onlyTerms(query: Query, terms: Term[]): Query {
  return { ...query, terms, joins: [], codes: [], phrases: phrasesOf(terms), wholePhrases: wholePhrasesOf(terms) };
}

/** The query reduced to the goods that it names, if its other words do not tell one product from another. */
export const thingAlone = (query: Query): Query => (query.thing ? onlyTerms(query, [query.thing]) : query);

/** The query reduced to the terms that are marked true; unchanged if that would leave none. */
export function withoutTerms(query: Query, saying: readonly boolean[]): Query {
  const remaining = query.terms.filter((_, index) => saying[index]);
  return remaining.length === query.terms.length || remaining.length === 0
    ? query
    : { ...onlyTerms(query, remaining), isMaker: remaining.every(isMaker) };
}

/** The query without its colours, if it asks for a line in a colour. Product names often do not say the colours, as they are options. */
export function inAnyColour(query: Query): Query {
  const { terms } = query;
  const isLineAlone =
    query.isLine && terms.every((term) => isLine(term) || isMaker(term) || isModelWord(term) || isProperty(term));
  return isLineAlone
    ? withoutTerms(
        query,
        terms.map((term) => !isColour(term)),
      )
    : query;
}

/** The query without its colours, if it names goods or a line: a colour that a product can be had in is as good as one in its name. */
export function besideColours(query: Query): Query {
  return query.good || query.isLine
    ? withoutTerms(
        query,
        query.terms.map((term) => !isColour(term)),
      )
    : query;
}

/** The query for goods that go with a line as those that go with its kind: a battery for a `thinkpad` is one for laptops. Null if they have no such name. */
export function asOfLine({ good, terms }: Query): Query | null {
  const namesOf = (term: Term) => namesInEnglish(keyOf(term.units));
  const kinds = terms.flatMap((term) => namesOf(term).flatMap((line) => kindsOfLines.get(line) ?? []));
  const name =
    good && kinds.flatMap((kind) => namesOf(good).map((each) => `${kind} ${each}`)).find((each) => goodsKeys.has(each));
  return name ? parseQuery(terms.map((term) => (term === good ? name : keyOf(term.units))).join(" ")) : null;
}

/** The query for what does the work of the goods that it names, too; null if nothing else does. */
export function withSubstitutes(query: Query): Query | null {
  const { good, thing, terms, kinds } = query;
  const names = good ? namesInEnglish(keyOf(good.units)).flatMap((name) => substitutes.get(name) ?? []) : [];
  if (good === null || names.length === 0) return null;
  const served = alsoCalled(good, names);
  return {
    ...query,
    good: served,
    thing: thing && served,
    terms: terms.map((term) => (term === good ? served : term)),
    kinds: [...kinds, ...names.map((name) => `$${name}`)],
    phrases: [...query.phrases, ...names.map((name) => `^${name}`)],
  };
}
