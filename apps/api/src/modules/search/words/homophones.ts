import { pinyin } from "pinyin-pro";
import { dictionary } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { isShopWord } from "./segments.ts";

const syllablesOf = (word: string): string[] => pinyin(word, { toneType: "none", type: "array" });
/** Many say -in for -ing and -en for -eng. */
const asSaid = (syllable: string) => syllable.replace(/(?<=[ie])ng$/, "n");
/** How a word sounds, in pinyin. Keyboards that are told a sound offer all words that have it; tones are not typed. */
const soundOf = (word: string): string => syllablesOf(word).map(asSaid).join(" ");

const isHan = (word: string) => /^\p{Script=Han}{2,}$/u.test(word);
const syllables = dictionary.flat().map(fold).filter(isHan).reverse().map((word) => [word, syllablesOf(word)] as const);
const bySound = new Map(syllables.map(([word, each]) => [each.map(asSaid).join(" "), word]));
/** Keyboards write ü as v. */
const byPinyin = new Map(syllables.map(([word, each]) => [each.join("").replaceAll("ü", "v"), word]));

/** The word of the dictionary whose pinyin was typed in place of its signs: `shouji`. */
export const wordOfPinyin = (typed: string): string | undefined => byPinyin.get(typed);

/** A word that is typed wrong is cut into more pieces than it should be. */
const mostPieces = 5;

/**
 * The word of the dictionary that pieces of a Chinese text from `start` on are but for signs that sound alike, the longest first:
 * 充电气, a charger, and 键盘 as 建盘. What the shop, or any dictionary, knows as it is written is one piece, and left alone.
 */
export function homophoneAt(pieces: readonly string[], start: number): { length: number; word: string } | undefined {
  for (let length = Math.min(mostPieces, pieces.length - start); length > 1; length--) {
    const taken = pieces.slice(start, start + length);
    const word = taken.every(isShopWord) ? undefined : bySound.get(soundOf(taken.join("")));
    if (word !== undefined) return { length, word };
  }
  return undefined;
}
