import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { editsBetween, nearKeys, nearKeysAsked } from "./near.ts";
import { dictionary } from "./words/dictionary.ts";
import { fold } from "./words/fold.ts";
import type { Query, Unit } from "./query.ts";
import { singular } from "./words/english.ts";

/** A word of the catalogue that may have been meant. */
interface Known {
  word: string;
  frequency: number;
}

/** Spellings that are tried. */
const mostTries = 3;
/** So much more often must a word stand in the catalogue to be meant by one that stands there too. */
const muchMore = 10;
/** Words looked at for one that was typed; codes of one family share their halves. */
const mostNear = 2000;

/**
 * The texts that may have been meant by one that found nothing: words that the catalogue does
 * not know replaced by those one or two edits away, or cut in two where both halves are known;
 * where it knows them all, the rare ones by common ones near them. The likeliest first; empty
 * where no word is near.
 */
export async function correctQuery(db: Queryable, query: Query): Promise<string[]> {
  const units = query.terms.flatMap((term) => term.units);
  const found = await Promise.all(units.map((unit) => replacementsOf(db, unit)));
  const unknown = found.some(({ known, words }) => !known && words.length > 0);
  const replacements = found.map(({ known, words }) => (known && unknown ? [] : words));
  if (replacements.every((words) => words.length === 0)) return [];
  const choices = units.map((unit, index) => (replacements[index]!.length > 0 ? replacements[index]! : [unit.text]));
  const tries = Math.max(...choices.map((words) => words.length));
  const divider = (unit: Unit) => (unit.run.script === "latin" ? " " : "");
  return Array.from({ length: tries }, (_, rank) =>
    units.map((unit, index) => (choices[index]![rank] ?? choices[index]![0]!) + divider(unit)).join("").trim(),
  );
}

interface Replacements {
  /** The catalogue has the word itself. */
  known: boolean;
  words: string[];
}

async function replacementsOf(db: Queryable, unit: Unit): Promise<Replacements> {
  const typed = unit.code?.joined ?? unit.text;
  const keys = nearKeysAsked(typed);
  if (keys.length === 0 || /^\d+$/.test(typed) || dictionaryWords.has(typed)) return { known: true, words: [] };
  const { rows } = await db.execute<Known & Record<string, unknown>>(sql`
    select word, frequency from search_words where near && ${sql.param(keys)}::text[] limit ${mostNear}`);
  const itself = rows.find(({ word }) => word === typed || word === singular(typed));
  if (itself) return { known: true, words: best(typed, rows.filter(({ frequency }) => frequency >= itself.frequency * muchMore), 1) };
  const near = best(typed, [...rows, ...dictionaryWordsNear(keys)], 2);
  if (near.length > 0) return { known: false, words: near };
  const halves = await cutInTwo(db, typed);
  return { known: false, words: halves ? [halves] : best(typed, await alike(db, typed), 2) };
}

/** Words of the dictionary stand for others that the catalogue has. */
const dictionaryWords = new Set(dictionary.flat().map((word) => fold(word)).filter((word) => nearKeys(word).length > 0 && !word.includes(" ")));
const dictionaryByKey = new Map<string, string[]>();
for (const word of dictionaryWords) for (const key of nearKeys(word)) dictionaryByKey.set(key, [...(dictionaryByKey.get(key) ?? []), word]);

function dictionaryWordsNear(keys: readonly string[]): Known[] {
  return [...new Set(keys.flatMap((key) => dictionaryByKey.get(key) ?? []))].map((word) => ({ word, frequency: 1 }));
}

function best(typed: string, words: readonly Known[], most: number): string[] {
  return words
    .map((known) => ({ ...known, edits: editsBetween(typed, known.word, most) }))
    // Two edits make any short word of any other.
    .filter(({ edits, word }) => edits <= (Math.min(typed.length, word.length) < 5 ? 1 : most))
    .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index)
    .sort((a, b) => a.edits - b.edits || Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) || b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
    .slice(0, mostTries)
    .map(({ word }) => word);
}

/** Two words typed as one: `powerbank`, where the catalogue writes `power bank`. */
async function cutInTwo(db: Queryable, typed: string): Promise<string | undefined> {
  if (!/^[a-z]{6,24}$/.test(typed)) return undefined;
  const cuts = Array.from({ length: typed.length - 4 }, (_, index) => [typed.slice(0, index + 2), typed.slice(index + 2)] as const);
  const { rows } = await db.execute<Known & Record<string, unknown>>(sql`
    select word, frequency from search_words where word = any(${sql.param(cuts.flat())}::text[])`);
  const known = new Map(rows.map(({ word, frequency }) => [word, frequency]));
  const likeliest = cuts
    .map(([first, second]) => ({ text: `${first} ${second}`, frequency: Math.min(known.get(first) ?? 0, known.get(second) ?? 0) }))
    .filter(({ frequency }) => frequency > 0)
    .sort((a, b) => b.frequency - a.frequency)[0];
  return likeliest?.text;
}

/** Words with many letters in the same places, for two edits that leave no key alone. */
async function alike(db: Queryable, typed: string): Promise<Known[]> {
  if (typed.length < 6) return [];
  const { rows } = await db.execute<Known & Record<string, unknown>>(sql`
    select word, frequency from search_words where word % ${typed} order by similarity(word, ${typed}) desc, frequency desc limit 50`);
  return rows;
}

