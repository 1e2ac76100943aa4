import sql, { type Sql } from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import { conditionOf, narrowed, onlyInBody, quickest, tsquery, type Narrowing, type Searched } from "./conditions.ts";
import { ofGoods, ofKinds, ofOtherKind } from "./meant.ts";
import { inEnglish, narrowKinds } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { hasDigit, isLine, isMaker, keysOfNames } from "../reading/terms/term-kinds.ts";
import type { Term } from "../reading/terms/terms.ts";
import { keyOf } from "../reading/terms/units.ts";
import { allOf, anyLexeme, anyOf, everyTerm, noneOf, ofTerm, termOrJoin, type TsQuery } from "./tsquery.ts";
import { anyMeets, byTier } from "../documents/by-tier.ts";
import { bestTiers } from "../documents/tiers.ts";
import { lexeme } from "../documents/lexeme.ts";
import { devicesOfOthers } from "../words/relations/goods-together.ts";
import { isCommonWord } from "../words/common.ts";
import { isService, synonymsOf } from "../words/synonyms.ts";

const inHead = sql`head @@ asked.condition`;

/** The answer of a statement that asks whether something is `met`. */
export async function isMet(db: Db, statement: Sql): Promise<boolean> {
  const [row] = await runPlanned<{ met: boolean }>(db, statement);
  return row!.met;
}

/**
 * For each condition, whether any product meets it by its head or body. The statement is so short that it is planned in
 * a fraction of the time of a search, so spellings can be tried and few full searches are needed.
 */
export const whichMatch = (db: Db, conditions: readonly TsQuery[]): Promise<boolean[]> =>
  whichMeet(db, conditions, sql`or ${anyMeets(sql`body @@ asked.condition`)}`);

/** The same by heads alone. */
export const whichHeads = (db: Db, conditions: readonly TsQuery[]): Promise<boolean[]> => whichMeet(db, conditions);

async function whichMeet(db: Db, conditions: readonly TsQuery[], elsewhere = sql``): Promise<boolean[]> {
  if (conditions.every((condition) => condition === null)) return conditions.map(() => false);
  const rows = await runPlanned<{ met: boolean }>(
    db,
    sql`
    select ${anyMeets(inHead)} ${elsewhere} as met
    from unnest(${conditions}::text[]) with ordinality as given (text, place)
    cross join lateral (select given.text::tsquery as condition offset 0) asked
    order by given.place`,
  );
  return rows.map(({ met }) => met);
}

/** Whether any product meets a condition by its head. */
export async function headsMeet(db: Db, condition: TsQuery): Promise<boolean> {
  if (condition === null) return false;
  return isMet(
    db,
    sql`select ${anyMeets(inHead)} as met from (select ${tsquery(condition)} as condition offset 0) asked`,
  );
}

/** Whether any of the hundred thousand best-selling products meets a condition by its head; quick even if none does. */
export async function bestMeet(db: Db, condition: TsQuery): Promise<boolean> {
  if (condition === null) return false;
  return isMet(
    db,
    sql`select ${anyMeets(inHead, bestTiers)} as met from (select ${tsquery(condition)} as condition offset 0) asked`,
  );
}

/** Most matches that are checked for not being what is meant: nobody pages further. */
export const mostBeside = 300;

/** The heads that meet a condition, at most {@link mostBeside}, of the best-selling products first. */
export const headsOf = (condition: string): Sql => byTier(sql`head`, sql`head @@ ${tsquery(condition)}`, mostBeside);

/** Whether any document matches the words but not `only`, the condition that the search was restricted to. */
export async function bodiesBeside(db: Db, asked: Searched, only: string, narrowing: Narrowing): Promise<boolean> {
  const all = byTier(sql`head`, quickest(sql`body`, { ...asked, only: null }, narrowing, "body"), mostBeside);
  return isMet(db, sql`select exists (select from ${all} found where not head @@ ${tsquery(only)}) as met`);
}

/**
 * Whether each code before the last word, which may be half typed, occurs in some document. A code that
 * occurs nowhere is detected at once this way, while a search for it together with a common prefix
 * reads all matches of the prefix. Other words are known by the vocabulary.
 */
export async function codesExist(db: Db, query: Query): Promise<boolean> {
  const conditions = query.terms
    .slice(0, -1)
    .flatMap((term, index) => (hasDigit(term) ? [anyOf([termOrJoin(query, index), anyLexeme(query.codes)])] : []));
  return (await whichMatch(db, conditions)).every(Boolean);
}

/** Whether a product that the query finds also has the word `code`, or one that begins with it. */
export async function saysToo(db: Db, query: Query, code: string, narrowing: Narrowing): Promise<boolean> {
  const [met] = await whichMatch(db, [allOf([conditionOf({ query, demand: "every" }, narrowing), lexeme(code, true)])]);
  return met!;
}

/** Units of numbers that goods are called by, such as a 100 W charger. */
const countedIn = ["gb", "tb", "hz", "w", "v", "va", "inch", "mah", "port"];

/** Whether goods of the kind that the query names have a number in their name, or as a measure. */
export function goodsSay(db: Db, query: Query, digits: string, narrowing: Narrowing): Promise<boolean> {
  const counts = countedIn.map((unit) => `(${lexeme(digits)} <-> ${lexeme(unit)})`);
  const { kinds, wholePhrases } = query;
  const kind =
    kinds.length > 0 ? anyOf([ofKinds(kinds), anyLexeme(wholePhrases)]) : everyTerm(query, { weights: "AB" });
  return headsMeet(db, allOf([kind, anyOf([lexeme(digits, digits.length > 3, "A"), ...counts]), narrowed(narrowing)]));
}

/**
 * Whether only descriptions have the words of a query, and one of these is known neither to the dictionary nor as a
 * common word. Then it is as likely misspelt as meant: `aple` in the description of a case.
 */
export async function isDoubtful(db: Db, asked: Searched, narrowing: Narrowing): Promise<boolean> {
  const isUnknown = ({ units }: Term) =>
    units.every(({ code, text }) => code !== null && !code.hasDigit && text.length > 3 && !isCommonWord(text)) &&
    synonymsOf(keyOf(units)) === undefined;
  return asked.query.terms.some(isUnknown) && !(await headsMeet(db, inHeads(asked, narrowing)));
}

/** Categories of devices that other goods go with, and which therefore mention those. */
const devices = anyLexeme([...keysOfNames(devicesOfOthers)].filter(inEnglish).map((name) => `^${name}`));

/**
 * Whose descriptions count, if the named goods match; null if all do.
 * - By a maker or line: not those of devices. A phone by Samsung only mentions the `samsung charger`.
 * - By a number: nor those of another kind. A graphics card only mentions the `psu 650` that it needs.
 * - In Khmer or Chinese: not those of another kind. English descriptions have those goods only by other words, as the
 *   button and the phone of a case, which is no 老年机.
 */
export async function describedGoods(db: Db, asked: Searched, narrowing: Narrowing): Promise<TsQuery> {
  const { query } = asked;
  if (query.thing?.units.some(({ code }) => code !== null)) return null;
  const goods = ofGoods(query, narrowKinds(query));
  const isOfMaker = query.terms.some((term) => isMaker(term) || isLine(term));
  const others = anyOf([isOfMaker ? null : ofOtherKind(query), query.thing === null ? devices : null]);
  if (goods === null || others === null) return null;
  return (await headsMeet(db, inHeads(asked, narrowing, goods))) ? anyOf([goods, noneOf(others)]) : null;
}

/**
 * Whether the query names goods that the store has none of, and no maker whose other goods could do. A shopper who
 * wants a `laptop bag` has the laptop already, so laptops would be no use as results.
 */
export async function areUnsold(db: Db, { good, kinds, terms }: Query, narrowing: Narrowing): Promise<boolean> {
  if (good === null || isService(keyOf(good.units)) || terms.some(isMaker)) return false;
  return !(await headsMeet(db, allOf([narrowed(narrowing), anyOf([ofKinds(kinds), ofTerm(good, { weights: "AB" })])])));
}

/** Whether the store does the work that a query names on those goods. */
export const isDone = (db: Db, { good: work }: Query, { good }: Query, narrowing: Narrowing): Promise<boolean> =>
  headsMeet(db, allOf([narrowed(narrowing), ...[work, good].map((term) => term && ofTerm(term))]));

/** Whether heads match only as goods of a broader kind than the query names: other hubs, for a `usb hub`, or what has both plugs, for a cable from one `to` the other. */
export async function onlyBroader(db: Db, asked: Searched, narrowing: Narrowing): Promise<boolean> {
  const { query } = asked;
  const narrow = narrowKinds(query);
  const isJoining = query.good === null && query.fromTo !== null && query.kinds.length > 0;
  if (!isJoining && (query.good === null || narrow.length === query.kinds.length)) return false;
  return !(await headsMeet(db, inHeads(asked, narrowing, ofKinds(narrow))));
}

/** The condition for a head to match what is searched for, and `besides`; null if none can, because some word is in no head. */
export function inHeads(asked: Searched, narrowing: Narrowing, besides: TsQuery = null): TsQuery {
  const condition = conditionOf(asked, narrowing, asked.vocabulary.head);
  return condition && allOf([condition, asked.vocabulary.pruned(besides)]);
}

/** Whether a product's name has these words next to each other. */
export async function namesSay(db: Db, words: readonly string[], narrowing: Narrowing): Promise<boolean> {
  const [met] = await whichMatch(db, [
    allOf([`(${words.map((word) => lexeme(word, false, "A")).join(" <-> ")})`, narrowed(narrowing)]),
  ]);
  return met!;
}

/** Whether any product matches only in its description or further facts. */
export const bodiesAdd = (db: Db, asked: Searched, narrowing: Narrowing): Promise<boolean> =>
  isMet(db, sql`select ${anyMeets(onlyInBody(asked, narrowing))} as met`);
