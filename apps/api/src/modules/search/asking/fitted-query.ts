import type { Db } from "../../../platform/database/database.ts";
import { withoutTerms } from "../reading/narrow-query.ts";
import type { Query } from "../reading/query.ts";
import { hasDigit, isProperty } from "../reading/terms/term-kinds.ts";
import { withBroaderNames, type Term } from "../reading/terms/terms.ts";
import { narrowed, type Narrowing } from "./conditions.ts";
import { ofGoods } from "./meant.ts";
import { allOf, ofTerm } from "./tsquery.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { headsMeet, whichHeads } from "./which-match.ts";

// What a query is read as once it is known which of its goods and models there are.

/** The query without synonyms that no document has: each would be a part of every condition on its term. */
export function keptToListed(query: Query, { has }: Vocabulary): Query {
  const kept = new Map(query.terms.map((term) => [term, { ...term, other: term.other.filter(has) }]));
  const keptOf = (term: Term | null) => (term === null ? null : (kept.get(term) ?? term));
  const { terms, good, thing } = query;
  return { ...query, terms: terms.map((term) => kept.get(term)!), good: keptOf(good), thing: keptOf(thing) };
}

/** The query restricted to the kind of goods that it names, if there are any: a charger for an iPhone 13 must not find the phone. */
export async function keptToGoods(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const among = ofGoods(query, query.kinds);
  if (among === null) return query;
  return (await headsMeet(db, allOf([narrowed(narrowing), among]))) ? { ...query, among } : query;
}

/**
 * The query with terms that no head has replaced by broader ones: charger for `car charger`. A property
 * is broadened only if it is the only term: `phone fast charging` means phones. Models are left out.
 */
export async function broadened(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const met = await whichHeads(
    db,
    query.terms.map((term) => allOf([ofTerm(term), narrowed(narrowing)])),
  );
  const terms = query.terms.map((term, index) =>
    met[index] || (met.length > 1 && isProperty(term)) ? term : withBroaderNames(term),
  );
  return withoutTerms(
    { ...query, terms },
    terms.map((term, index) => met[index]! || !hasDigit(term) || term.measure !== undefined),
  );
}
