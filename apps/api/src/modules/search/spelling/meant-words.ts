import { editsBetween } from "@shop/kit/edits-between";
import { nearKeys } from "../words/near-keys.ts";
import { dictionary } from "../words/dictionary/dictionary.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { synonymsOf } from "../words/synonyms.ts";

/** A word of the catalogue or the dictionary. */
export interface Known {
  word: string;
  frequency: number;
}

/** A word that may have been meant, and its distance from the typed one in edits. */
export interface Meant {
  word: string;
  edits: number;
}

/** Most corrections that are tried for one word. */
export const mostTries = 3;

export const isShopName = (word: string): boolean => synonymsOf(singular(word)) !== undefined;

/** All words of the dictionary, including those of its phrases. They are known even if no product has them, since their synonyms may find products. */
export const named = new Set(dictionary.flat().flatMap((phrase) => fold(phrase).split(" ")));
const dictionaryWords = [...named].filter((word) => nearKeys(word).length > 0);
const dictionaryByKey = new Map<string, string[]>();
for (const word of dictionaryWords)
  for (const key of nearKeys(word)) dictionaryByKey.set(key, [...(dictionaryByKey.get(key) ?? []), word]);

/** Words of the dictionary that have one of these keys. */
export function dictionaryWordsNear(keys: readonly string[]): Known[] {
  return [...new Set(keys.flatMap((key) => dictionaryByKey.get(key) ?? []))].map((word) => ({ word, frequency: 1 }));
}

/** From this length on a word is recognised even with two mistakes, wherever they are. */
const longName = 7;
const longNames = dictionaryWords.filter((word) => word.length >= longName && /^[a-z]+$/.test(word));

/**
 * Long words of the dictionary that have the same beginning as a typed one and about the same length. With two mistakes
 * it may share no key with them.
 */
export const dictionaryWordsAlike = (typed: string): Known[] =>
  typed.length < longName
    ? []
    : longNames
        .filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) < 3)
        .map((word) => ({ word, frequency: 1 }));

/** Names of one word, in the order of the dictionary, which has goods first. */
export const namesOfOneWord: readonly string[] = [...named].filter(
  (word) => /^[a-z]{5,}$/.test(word) && isShopName(word),
);

/** The beginnings of a name that differ from the typed word by one edit before the last letter, or by two swapped letters. */
const beginningsNear = (typed: string, name: string): string[] =>
  [-1, 0, 1]
    .map((more) => name.slice(0, typed.length + more))
    .filter(
      (beginning, index) =>
        beginning.length === typed.length + index - 1 &&
        editsBetween(typed, beginning, 1) === 1 &&
        (beginning.at(-1) === typed.at(-1) || isSwapped(typed, beginning)),
    );
/** Whether two words have the same letters. */
export const isSwapped = (typed: string, word: string) => sorted(typed) === sorted(word);

/**
 * Names that a half-typed word with one mistake may become: `blutoo`. Swapped letters are likelier than other mistakes.
 * In a word of four letters only those are accepted, and a left-out letter if only one name begins so: `iphn`, `kebo`.
 */
export function begunNear(typed: string): Meant[] {
  if (!/^[a-z]{4,}$/.test(typed)) return [];
  const near = namesOfOneWord
    .filter((name) => name[0] === typed[0] && name.length > typed.length)
    .map((word) => ({ word, beginnings: beginningsNear(typed, word) }));
  const swapped = near.filter(({ beginnings }) => beginnings.some((beginning) => isSwapped(typed, beginning)));
  const without = near.filter(({ beginnings }) => beginnings.some(({ length }) => length > typed.length));
  const others =
    typed.length > 4
      ? near.filter((each) => each.beginnings.length > 0 && !swapped.includes(each))
      : swapped.length === 0 && without.length === 1
        ? without
        : [];
  return [...swapped, ...others].slice(0, mostTries).map(({ word }) => ({ word, edits: 1 }));
}

/** Whether words are long enough to be two edits apart. Two edits turn any short word into another, and the more so if the first letter differs: `scale` is no `cable`. */
export const canBeTwoAway = (typed: string, word: string) =>
  Math.min(typed.length, word.length) > (typed[0] === word[0] ? 4 : 6);

/** From this length on a code is still recognisable if a digit is missing. */
const longCode = 8;

/**
 * Whether a typed code can be a mistake for another one. Different digits mean another product: a TN-2320 is no TN-2120.
 * Letters may differ, and neighbours be swapped. In a long code a digit may be missing or extra; that is only "nearly"
 * the same, and counts if no second code is as near.
 */
function numberOf(typed: string, code: string): "same" | "nearly" | "another" {
  const [digits, others] = [typed, code].map((text) => text.replace(/\D/g, "")) as [string, string];
  if (digits === others) return "same";
  if (editsBetween(typed, code, 1) > 1) return "another";
  if (typed.length !== code.length) return Math.min(typed.length, code.length) >= longCode ? "nearly" : "another";
  return digits.length !== others.length || [...digits].sort().join("") === [...others].sort().join("")
    ? "same"
    : "another";
}

/** Short words resemble many others. One of up to 4 letters is corrected only to a word of the dictionary with the same first letter (`slow` is not `show`), and one of up to 3 never by replacing a letter (`cat` is not `cam`). */
const isShort = (typed: string) => /^[a-z]{1,4}$/.test(typed);
const isMeantByShort = (typed: string, word: string) =>
  (isShopName(word) || named.has(word)) &&
  word[0] === typed[0] &&
  (typed.length > 3 || word.length !== typed.length || sorted(word) === sorted(typed));
const sorted = (word: string) => [...word].sort().join("");

/** Names with swapped letters after the first, if there are any, otherwise all: `tablte` is rather a tablet than a table. */
function swappedOrAll<Near extends Meant>(typed: string, words: readonly Near[]): readonly Near[] {
  const isLikely = ({ word, edits }: Near) =>
    edits === 1 && word[0] === typed[0] && isSwapped(typed, word) && isShopName(word);
  const swapped = words.filter(isLikely);
  return swapped.length > 0 ? swapped : words;
}

/** The words nearest to a typed one, with at most `most` edits, the likeliest first. Beside a code a short word may be any other whose neighbours were swapped: `trx 5060`. */
export function best(
  typed: string,
  words: readonly Known[],
  most: number,
  besideCode = false,
  tries = mostTries,
): Meant[] {
  const numbered = words
    .map((known) => ({ ...known, number: numberOf(typed, known.word) }))
    .filter(({ number }) => number !== "another");
  const isAmbiguous = numbered.filter(({ number }) => number === "nearly").length > 1;
  const near = numbered
    .filter(({ number }) => number === "same" || !isAmbiguous)
    .map((known) => ({ ...known, edits: editsBetween(typed, known.word, most) }))
    .filter(
      ({ edits, word }) =>
        edits <= (canBeTwoAway(typed, word) ? most : 1) &&
        (!isShort(typed) || isMeantByShort(typed, word) || (besideCode && isSwapped(typed, word))),
    )
    .filter(({ word }, index, all) => all.findIndex((other) => other.word === word) === index);
  return swappedOrAll(typed, near)
    .toSorted(
      (a, b) =>
        a.edits - b.edits ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        Number(isShopName(b.word)) - Number(isShopName(a.word)) ||
        Number(named.has(b.word)) - Number(named.has(a.word)) ||
        b.frequency - a.frequency ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, tries)
    .map(({ word, edits }) => ({ word, edits }));
}

/** The ways to split a plain word in two. A half of two letters must be a known name: `tv`, `hp`. */
export function cutsOf(text: string): [string, string][] {
  if (!/^[a-z]{6,24}$/.test(text)) return [];
  const cuts = Array.from({ length: text.length - 3 }, (_, index): [string, string] => [
    text.slice(0, index + 2),
    text.slice(index + 2),
  ]);
  return cuts.filter((halves) => halves.every((half) => half.length > 2 || isShopName(half)));
}

/** Whether a word or its singular is in the dictionary. */
export const isOfNames = (half: string) => named.has(half) || named.has(singular(half));

/** Two words of the dictionary that were written as one: `gamingpc`. */
export const namesIn = (text: string): string | undefined =>
  cutsOf(text)
    .find((halves) => halves.every(isOfNames))
    ?.join(" ");

/** The split whose rarer half is the most common. A word that only the dictionary has counts as rare. */
export function likeliestCut(text: string, halves: readonly Known[]): string | undefined {
  const known = new Map(halves.map(({ word, frequency }) => [word, frequency]));
  const often = (half: string) => known.get(half) ?? Number(isOfNames(half));
  const likeliest = cutsOf(text)
    .map(([first, second]) => ({ text: `${first} ${second}`, frequency: Math.min(often(first), often(second)) }))
    .filter(({ frequency }) => frequency > 0)
    .sort((a, b) => b.frequency - a.frequency)[0];
  return likeliest?.text;
}
