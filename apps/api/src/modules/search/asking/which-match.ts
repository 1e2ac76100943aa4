import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { conditionOf, narrowed, onlyInBody, quickest, tsquery, type Narrowing, type Searched } from "./conditions.ts";
import { ofKinds } from "./meant.ts";
import { kindsOfTerm, narrowKinds } from "../reading/kinds-named.ts";
import { withoutTerms } from "../reading/narrow-query.ts";
import { isGoods, tellsApart, type Query } from "../reading/query.ts";
import { hasDigit, isLine, isMaker, isProperty } from "../reading/term-kinds.ts";
import { keyOf, withBroaderNames, withNearModels, type Term } from "../reading/terms.ts";
import { allOf, anyLexeme, anyOf, everyTerm, lexeme, noneOf, ofTerm, termOrJoin, type TsQuery } from "./tsquery.ts";
import { knownKind } from "../words/kinds.ts";
import { goodsKeys, isService } from "../words/synonyms.ts";

const head = (tier: number) => sql`exists (select from search_documents where tier = ${sql.raw(String(tier))} and head @@ asked.condition)`;

/**
 * For each condition whether any product meets it, by its head or by its body. Short enough to be
 * planned in a fraction of the time that a search takes, whether it finds something or not: so
 * spellings are tried, and the fewest searches run.
 */
export const whichMatch = (db: Queryable, conditions: readonly TsQuery[]): Promise<boolean[]> => whichMeet(db, conditions, sql`or exists (select from search_documents where body @@ asked.condition)`);

async function whichMeet(db: Queryable, conditions: readonly TsQuery[], elsewhere = sql``): Promise<boolean[]> {
  if (conditions.every((condition) => condition === null)) return conditions.map(() => false);
  const { rows } = await db.execute<{ met: boolean }>(sql`
    select ${head(0)} or ${head(1)} or ${head(2)} ${elsewhere} as met
    from unnest(${sql.param(conditions)}::text[]) with ordinality as given (text, place)
    cross join lateral (select given.text::tsquery as condition offset 0) asked
    order by given.place`);
  return rows.map(({ met }) => met);
}

/** Whether any product meets a condition by its head. */
export async function headsMeet(db: Queryable, condition: TsQuery): Promise<boolean> {
  if (condition === null) return false;
  const { rows } = await db.execute<{ met: boolean }>(sql`select ${head(0)} or ${head(1)} or ${head(2)} as met from (select ${tsquery(condition)} as condition offset 0) asked`);
  return rows[0]!.met;
}

/** Whether any of the hundred thousand best-selling products meets a condition by its head: where none does that is soon said. */
export async function bestMeet(db: Queryable, condition: TsQuery): Promise<boolean> {
  if (condition === null) return false;
  const { rows } = await db.execute<{ met: boolean }>(sql`select ${head(0)} or ${head(1)} as met from (select ${tsquery(condition)} as condition offset 0) asked`);
  return rows[0]!.met;
}

/** So many of those that say the words are looked at for others than are meant: nobody turns further. */
export const mostBeside = 300;

/** So many heads that meet a condition, the best-selling first: each tier has an index of its own, and the last is looked into where the others have too few. */
export function headsOf(condition: string): SQL {
  const inTier = (tier: number) => sql`select head from search_documents where tier = ${sql.raw(String(tier))} and head @@ ${tsquery(condition)}`;
  return sql`${inTier(0)} union all ${inTier(1)} union all ${inTier(2)} limit ${mostBeside}::integer`;
}

/** Whether heads and bodies have anything that is none of `only`, which products are kept to. */
export async function bodiesBeside(db: Queryable, asked: Searched, only: string, narrowing: Narrowing): Promise<boolean> {
  const all = sql`select head from search_documents where ${quickest(sql`body`, { ...asked, only: null }, narrowing, "body")} limit ${mostBeside}::integer`;
  const { rows } = await db.execute<{ met: boolean }>(sql`select exists (select from (${all}) found where not head @@ ${tsquery(only)}) as met`);
  return rows[0]!.met;
}

/**
 * Whether something has each of the words before the last, which may be half typed: one that
 * nothing has is found at once, while a search for it beside the beginning of a common word
 * reads all that begins so. Only codes are asked for: of other words the vocabulary tells.
 */
export async function codesExist(db: Queryable, query: Query): Promise<boolean> {
  const conditions = query.terms.slice(0, -1).flatMap((term, index) => (hasDigit(term) ? [anyOf([termOrJoin(query, index), anyLexeme(query.codes)])] : []));
  return (await whichMatch(db, conditions)).every(Boolean);
}

/** Whether a product that a query finds also says `code`, or what begins so, as one word. */
export async function saysToo(db: Queryable, query: Query, code: string, narrowing: Narrowing): Promise<boolean> {
  const [met] = await whichMatch(db, [allOf([conditionOf({ query, demand: "every" }, narrowing), lexeme(code, true)])]);
  return met!;
}

/**
 * Those of the spellings of a query that are to be believed beside the goods it names: such goods have what was put for other words. A
 * `watch strap` is no watch strip, as only lights are. Where goods or work were put themselves, those are meant.
 */
export async function hadByGoods<Spelling extends { meant: Query }>(db: Queryable, query: Query, spellings: readonly Spelling[], narrowing: Narrowing): Promise<Spelling[]> {
  const typed = new Set(query.terms.map(({ units }) => keyOf(units)));
  const conditions = spellings.map(({ meant }) => {
    const put = meant.terms.filter(({ units }) => !typed.has(keyOf(units)));
    const kinds = meant.terms.filter(isGoods).flatMap(kindsOfTerm);
    const isFree = kinds.length === 0 || put.some(({ units }) => goodsKeys.has(keyOf(units)));
    return isFree ? null : allOf([ofKinds(kinds), ...put.map((term) => ofTerm(term)), narrowed(narrowing)]);
  });
  const met = await whichMatch(db, conditions);
  return spellings.filter((_, index) => conditions[index] === null || met[index]);
}

/** What goods have a number of, by which they are asked for as by a name: a charger of 100 W. */
const countedIn = ["gb", "tb", "hz", "w", "v", "va", "inch", "mah", "port"];

/** Whether goods of the kind that a query names are called by a number, or have so much of something. */
export function goodsSay(db: Queryable, query: Query, digits: string, narrowing: Narrowing): Promise<boolean> {
  const counts = countedIn.map((unit) => `(${lexeme(digits)} <-> ${lexeme(unit)})`);
  const { kinds, wholePhrases } = query;
  const kind = kinds.length > 0 ? anyOf([ofKinds(kinds), anyLexeme(wholePhrases)]) : everyTerm(query, { weights: "AB" });
  return headsMeet(db, allOf([kind, anyOf([lexeme(digits, digits.length > 3, "A"), ...counts]), narrowed(narrowing)]));
}

/** The same query without the models that the maker whom it names does not have: of `Samsung A12` only what is Samsung's tells anything. */
export async function keptToMaker(db: Queryable, query: Query, narrowing: Narrowing): Promise<Query> {
  const maker = query.terms.find(isMaker);
  const isModel = query.terms.map(hasDigit);
  if (!maker || !isModel.includes(true)) return query;
  const met = await whichMatch(db, query.terms.map((term) => allOf([ofTerm(maker), ofTerm(term), narrowed(narrowing)])));
  return withoutTerms(query, met.map((has, index) => has || !isModel[index]));
}

/** The same query for nothing but the goods that it names, where there are any: who asks for a charger for an iPhone 13 wants none of those. */
export async function keptToGoods(db: Queryable, query: Query, narrowing: Narrowing): Promise<Query> {
  const { good, kinds } = query;
  if (good === null) return query;
  // What is called after work, as `Repair tools`, is none.
  const named = isService(keyOf(good.units)) ? null : allOf([ofTerm(good, { weights: "AB" }), noneOf(lexeme(knownKind))]);
  const among = anyOf([ofKinds(kinds), named]);
  return (await headsMeet(db, allOf([narrowed(narrowing), among]))) ? { ...query, among } : query;
}

/**
 * Whether goods are named that the store has none of, and no maker whose others might do: who asks for a `laptop bag` has
 * the laptop, and for a tripod for an iPhone the phone.
 */
export async function areUnsold(db: Queryable, { good, kinds, terms }: Query, narrowing: Narrowing): Promise<boolean> {
  if (good === null || isService(keyOf(good.units)) || terms.some(isMaker)) return false;
  return !(await headsMeet(db, allOf([narrowed(narrowing), anyOf([ofKinds(kinds), ofTerm(good, { weights: "AB" })])])));
}

/**
 * The same query, kept to goods, of which the goods alone are what is meant where none of them is of a maker that is named: who asks for a
 * Canon camera where there are only those of others wants a camera, and no part of one.
 */
export async function keptToThing(db: Queryable, query: Query, narrowing: Narrowing): Promise<Query> {
  const { good, among, terms } = query;
  const makers = terms.filter(isMaker);
  if (good === null || among === null || makers.length === 0 || terms.some((term) => tellsApart(term) && !isMaker(term))) return query;
  const made = allOf([narrowed(narrowing), among, anyOf(makers.map((maker) => ofTerm(maker, { weights: "AB" })))]);
  return (await headsMeet(db, made)) ? query : { ...query, thing: good };
}

/** Whether heads have what is asked for only as goods of a broader kind than is named: hubs of another sort, for a `usb hub`. */
export async function onlyBroader(db: Queryable, asked: Searched, narrowing: Narrowing): Promise<boolean> {
  const { query } = asked;
  const narrow = narrowKinds(query);
  if (query.good === null || narrow.length === query.kinds.length) return false;
  return !(await headsMeet(db, inHeads(asked, narrowing, ofKinds(narrow))));
}

/**
 * The same query, of which what no head has is looked for as the broader goods that it is: a charger for `car charger`. A property
 * is goods only by itself: of `phone fast charging` phones are meant. A model is looked for as those beside it, an S25 for an S24,
 * and left out where there are none of the maker or line that is named.
 */
export async function broadened(db: Queryable, query: Query, narrowing: Narrowing): Promise<Query> {
  const meet = (terms: readonly Term[], beside: TsQuery = null) => whichMeet(db, terms.map((term) => allOf([ofTerm(term), beside, narrowed(narrowing)])));
  const met = await meet(query.terms);
  const isModel = query.terms.map((term, index) => !met[index] && hasDigit(term) && !term.measure);
  const terms = query.terms.map((term, index) => (met[index] || (met.length > 1 && isProperty(term)) ? term : isModel[index] ? withNearModels(term) : withBroaderNames(term)));
  const ofWhom = allOf(terms.flatMap((term) => (isMaker(term) || isLine(term) ? [ofTerm(term)] : [])));
  const near = isModel.includes(true) ? await meet(terms, ofWhom) : met;
  return withoutTerms({ ...query, terms }, terms.map((_, index) => !isModel[index] || near[index]!));
}

/** What a head must have to be found by what is asked for, and besides; null where none can. Of words that no head has nothing is asked. */
export function inHeads(asked: Searched, narrowing: Narrowing, besides: TsQuery = null): TsQuery {
  const condition = conditionOf(asked, narrowing, asked.vocabulary.head);
  return condition && allOf([condition, besides]);
}

/** Whether a name has these words next to each other. */
export async function namesSay(db: Queryable, words: readonly string[], narrowing: Narrowing): Promise<boolean> {
  const [met] = await whichMatch(db, [allOf([`(${words.map((word) => lexeme(word, false, "A")).join(" <-> ")})`, narrowed(narrowing)])]);
  return met!;
}

/** Whether descriptions and further facts have anything that heads do not. */
export async function bodiesAdd(db: Queryable, asked: Searched, narrowing: Narrowing): Promise<boolean> {
  const { rows } = await db.execute<{ met: boolean }>(sql`select exists (select from search_documents where ${onlyInBody(asked, narrowing)}) as met`);
  return rows[0]!.met;
}
