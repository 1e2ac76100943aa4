import type { Db } from "../../../platform/database/database.ts";
import { withoutTerms } from "../reading/narrow-query.ts";
import type { Query } from "../reading/query.ts";
import { hasDigit, isLine, isMaker, isProperty, keysOfNames, tellsApart } from "../reading/terms/term-kinds.ts";
import { withBroaderNames, withNearModels, type Term } from "../reading/terms/terms.ts";
import { keyOf } from "../reading/terms/units.ts";
import { devicesOfOthers } from "../words/relations/goods-together.ts";
import { narrowed, type Narrowing } from "./conditions.ts";
import { isCollective, ofGoods } from "./meant.ts";
import { allOf, anyOf, ofTerm, type TsQuery } from "./tsquery.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { headsMeet, whichHeads, whichMatch } from "./which-match.ts";

// What a query is read as once it is known which of its makers, goods and models there are.

/** The query without synonyms that no document has: each would be a part of every condition on its term. */
export function keptToListed(query: Query, { has }: Vocabulary): Query {
  const kept = new Map(query.terms.map((term) => [term, { ...term, other: term.other.filter(has) }]));
  const keptOf = (term: Term | null) => (term === null ? null : (kept.get(term) ?? term));
  const { terms, good, thing } = query;
  return { ...query, terms: terms.map((term) => kept.get(term)!), good: keptOf(good), thing: keptOf(thing) };
}

/** The query without models that the named maker does not have: in `Samsung A12` the model counts only if Samsung has it. */
export async function keptToMaker(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const maker = query.terms.find(isMaker);
  const isModel = query.terms.map(hasDigit);
  if (!maker || !isModel.includes(true)) return query;
  const met = await whichMatch(
    db,
    query.terms.map((term) => allOf([ofTerm(maker), ofTerm(term), narrowed(narrowing)])),
  );
  // What a maker that is not sold here does not have says nothing of the models of others.
  if (!met[query.terms.indexOf(maker)]) return query;
  return withoutTerms(
    query,
    met.map((has, index) => has || !isModel[index]),
  );
}

/**
 * The query restricted to the kind of goods that it names, if there are any: a charger for an iPhone 13 must not find the phone.
 * A device that is named with its code is what has that code, whatever its name calls it: the LCD of an `la1951g monitor`.
 */
export async function keptToGoods(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const among = ofGoods(query, query.kinds);
  // Parts and toys are called something else, so the other words tell more of them.
  if (among === null || isCollective(query)) return query;
  const ways = [codeOfDevice(query), among];
  const met = await whichHeads(
    db,
    ways.map((way) => way && allOf([narrowed(narrowing), way])),
  );
  const at = met.indexOf(true);
  return at < 0 ? query : { ...query, among: ways[at]! };
}

const deviceKeys = keysOfNames(devicesOfOthers);
/** So long is a code that hardly anything else is called so. */
const longCode = 6;

/** The code in a query for a device by its code alone. */
function codeOfDevice({ good, terms }: Query): TsQuery {
  const [code, ...others] = terms.filter((term) => term !== good);
  const isCode = ({ units, measure }: Term) =>
    !measure &&
    units.every(({ code: each }) => each?.hasDigit && /^[a-z].*\d/.test(each.joined) && each.joined.length >= longCode);
  return good && code && others.length === 0 && deviceKeys.has(keyOf(good.units)) && isCode(code) ? ofTerm(code) : null;
}

/**
 * For a query restricted to goods: makes them the thing that is meant if none of them is by the named maker. If there
 * are cameras of other makers only, `Canon camera` means those, and no accessory for a Canon.
 */
export async function keptToThing(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const { good, among, terms } = query;
  const makers = terms.filter(isMaker);
  if (
    good === null ||
    among === null ||
    makers.length === 0 ||
    terms.some((term) => tellsApart(term) && !isMaker(term))
  )
    return query;
  const byMaker = allOf([narrowed(narrowing), among, anyOf(makers.map((maker) => ofTerm(maker, { weights: "AB" })))]);
  return (await headsMeet(db, byMaker)) ? query : { ...query, thing: good };
}

/**
 * The query with terms that no head has replaced by broader ones: charger for `car charger`. A property
 * is broadened only if it is the only term: `phone fast charging` means phones. A model is replaced by near ones, an S25 for an S24,
 * and left out if the named maker or line has none.
 */
export async function broadened(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const meet = (terms: readonly Term[], beside: TsQuery = null) =>
    whichHeads(
      db,
      terms.map((term) => allOf([ofTerm(term), beside, narrowed(narrowing)])),
    );
  const met = await meet(query.terms);
  const isModel = query.terms.map((term, index) => !met[index] && hasDigit(term) && !term.measure);
  const terms = query.terms.map((term, index) =>
    met[index] || (met.length > 1 && isProperty(term))
      ? term
      : isModel[index]
        ? withNearModels(term)
        : withBroaderNames(term),
  );
  const ofWhom = allOf(terms.flatMap((term) => (isMaker(term) || isLine(term) ? [ofTerm(term)] : [])));
  const near = isModel.includes(true) ? await meet(terms, ofWhom) : met;
  return withoutTerms(
    { ...query, terms },
    terms.map((_, index) => !isModel[index] || near[index]!),
  );
}
