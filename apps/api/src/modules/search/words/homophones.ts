import { pinyin } from "pinyin-pro";
import { dictionary } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { isShopWord } from "./segments.ts";

const syllablesOf = (word: string): string[] => pinyin(word, { toneType: "none", type: "array" });
/** Merges -ing with -in and -eng with -en, which many speakers do not distinguish. */
const asSaid = (syllable: string) => syllable.replace(/(?<=[ie])ng$/, "n");
/** The sound of a word, in pinyin without tones. People type pinyin and pick a word from a list, so they may pick another of the same sound. */
const soundOf = (word: string): string => syllablesOf(word).map(asSaid).join(" ");

const isHan = (word: string) => /^\p{Script=Han}{2,}$/u.test(word);
const syllables = dictionary.flat().map(fold).filter(isHan).reverse().map((word) => [word, syllablesOf(word)] as const);
const bySound = new Map(syllables.map(([word, each]) => [each.map(asSaid).join(" "), word]));
/** Words by their pinyin as typed; keyboards write ü as v. */
const byPinyin = new Map(syllables.map(([word, each]) => [each.join("").replaceAll("ü", "v"), word]));

/** The word of the dictionary whose pinyin was typed instead of its characters: `shouji`. */
export const wordOfPinyin = (typed: string): string | undefined => byPinyin.get(typed);

/** Most pieces that are tried as one word; the segmenter cuts a wrongly typed word into several. */
const mostPieces = 5;

/**
 * Finds the word of the dictionary that pieces of a Chinese text from `start` on sound like, the longest run first:
 * 充电气 for 充电器 (charger), 建盘 for 键盘 (keyboard). At least two pieces are needed: a word that the dictionary or
 * the segmenter knows is one piece, and never replaced.
 */
export function homophoneAt(pieces: readonly string[], start: number): { length: number; word: string } | undefined {
  for (let length = Math.min(mostPieces, pieces.length - start); length > 1; length--) {
    const taken = pieces.slice(start, start + length);
    const word = taken.every(isShopWord) ? undefined : bySound.get(soundOf(taken.join("")));
    if (word !== undefined) return { length, word };
  }
  return undefined;
}
