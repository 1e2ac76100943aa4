import { editsBetween, nearKeys } from "./near.ts";
import { dictionary } from "../words/dictionary.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { synonymsOf } from "../words/synonyms.ts";

/** A word of the catalogue that may have been meant. */
export interface Known {
  word: string;
  frequency: number;
}

/** A word that may have been meant, and by how many edits it is another than the one that was typed. */
export interface Meant {
  word: string;
  edits: number;
}

/** Words that are tried for one. */
export const mostTries = 3;

export const isShopName = (word: string): boolean => synonymsOf(singular(word)) !== undefined;

/** Words of the dictionary and of its phrases stand for others that the catalogue has. */
export const named = new Set(dictionary.flat().flatMap((phrase) => fold(phrase).split(" ")));
const dictionaryWords = [...named].filter((word) => nearKeys(word).length > 0);
const dictionaryByKey = new Map<string, string[]>();
for (const word of dictionaryWords) for (const key of nearKeys(word)) dictionaryByKey.set(key, [...(dictionaryByKey.get(key) ?? []), word]);

/** Words of the dictionary that have one of these keys. */
export function dictionaryWordsNear(keys: readonly string[]): Known[] {
  return [...new Set(keys.flatMap((key) => dictionaryByKey.get(key) ?? []))].map((word) => ({ word, frequency: 1 }));
}

/** Names of one word, in the order of the dictionary: goods first. */
const names = [...named].filter((word) => /^[a-z]{5,}$/.test(word) && isShopName(word));

/** What a name begins with where that is a word as it was typed but for one slip before its last letter. */
const beginningsNear = (typed: string, name: string): string[] =>
  [-1, 0, 1]
    .map((more) => name.slice(0, typed.length + more))
    .filter((beginning, index) => beginning.length === typed.length + index - 1 && editsBetween(typed, beginning, 1) === 1 && (beginning.at(-1) === typed.at(-1) || isSwapped(typed, beginning)));
const isSwapped = (typed: string, word: string) => sorted(typed) === sorted(word);

/** Names that a word, half typed and with a slip in it, may become: `blutoo`. Of four letters two must be swapped, and are likelier so in more. */
export function begunNear(typed: string): Meant[] {
  if (!/^[a-z]{4,}$/.test(typed)) return [];
  const near = names.filter((name) => name[0] === typed[0] && name.length > typed.length).map((word) => ({ word, beginnings: beginningsNear(typed, word) }));
  const swapped = near.filter(({ beginnings }) => beginnings.some((beginning) => isSwapped(typed, beginning)));
  const others = typed.length > 4 ? near.filter((each) => each.beginnings.length > 0 && !swapped.includes(each)) : [];
  return [...swapped, ...others].slice(0, mostTries).map(({ word }) => ({ word, edits: 1 }));
}

/** Two edits make any short word of any other, and nobody errs at the beginning and once more: `scale` is no `cable`. */
const canBeTwoAway = (typed: string, word: string) => Math.min(typed.length, word.length) > (typed[0] === word[0] ? 4 : 6);

/** So long a code is told from others by what is left of it where a digit is missing. */
const longCode = 8;

/**
 * How surely a code is another one typed wrong: of other numbers it is another thing, a TN-2320 no TN-2120. Letters
 * may differ and neighbours be swapped; of a long code a digit may be missing or one too many, where no other code is as near.
 */
function numberOf(typed: string, code: string): "same" | "nearly" | "another" {
  const [digits, others] = [typed, code].map((text) => text.replace(/\D/g, "")) as [string, string];
  if (digits === others) return "same";
  if (editsBetween(typed, code, 1) > 1) return "another";
  if (typed.length !== code.length) return Math.min(typed.length, code.length) >= longCode ? "nearly" : "another";
  return digits.length !== others.length || [...digits].sort().join("") === [...others].sort().join("") ? "same" : "another";
}

/** Short words resemble many. One of 3 or 4 letters is corrected only to a known name with the same beginning (`slow` is not `show`); one of 3 never by replacing a letter (`cat` is not `cam`). */
const isShort = (typed: string) => /^[a-z]{1,4}$/.test(typed);
const isMeantByShort = (typed: string, word: string) => (isShopName(word) || named.has(word)) && word[0] === typed[0] && (typed.length > 3 || word.length !== typed.length || sorted(word) === sorted(typed));
const sorted = (word: string) => [...word].sort().join("");

/** The words that are nearest to one that was typed, by so many edits at most, the likeliest first. */
export function best(typed: string, words: readonly Known[], most: number): Meant[] {
  const numbered = words.map((known) => ({ ...known, number: numberOf(typed, known.word) })).filter(({ number }) => number !== "another");
  const isAmbiguous = numbered.filter(({ number }) => number === "nearly").length > 1;
  return numbered
    .filter(({ number }) => number === "same" || !isAmbiguous)
    .map((known) => ({ ...known, edits: editsBetween(typed, known.word, most) }))
    .filter(({ edits, word }) => edits <= (canBeTwoAway(typed, word) ? most : 1) && (!isShort(typed) || isMeantByShort(typed, word)))
    .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index)
    .sort((a, b) => a.edits - b.edits || Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) || Number(isShopName(b.word)) - Number(isShopName(a.word)) || Number(named.has(b.word)) - Number(named.has(a.word)) || b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
    .slice(0, mostTries)
    .map(({ word, edits }) => ({ word, edits }));
}

/** The ways to cut a plain word in two, of which neither is shorter than three letters, but for a name that the shop knows: `tv`, `hp`. */
export function cutsOf(text: string): [string, string][] {
  if (!/^[a-z]{6,24}$/.test(text)) return [];
  const cuts = Array.from({ length: text.length - 3 }, (_, index): [string, string] => [text.slice(0, index + 2), text.slice(index + 2)]);
  return cuts.filter((halves) => halves.every((half) => half.length > 2 || isShopName(half)));
}

/** Whether a word is one of the dictionary, or of a phrase of it. */
export const isOfNames = (half: string) => named.has(half) || named.has(singular(half));

/** Two words of the dictionary that were written as one: `gamingpc`. */
export const namesIn = (text: string): string | undefined => cutsOf(text).find((halves) => halves.every(isOfNames))?.join(" ");

/** The cut of which the rarer half is the most common. What the dictionary has and the catalogue has not is rare. */
export function likeliestCut(text: string, halves: readonly Known[]): string | undefined {
  const known = new Map(halves.map(({ word, frequency }) => [word, frequency]));
  const often = (half: string) => known.get(half) ?? Number(isOfNames(half));
  const likeliest = cutsOf(text)
    .map(([first, second]) => ({ text: `${first} ${second}`, frequency: Math.min(often(first), often(second)) }))
    .filter(({ frequency }) => frequency > 0)
    .sort((a, b) => b.frequency - a.frequency)[0];
  return likeliest?.text;
}
