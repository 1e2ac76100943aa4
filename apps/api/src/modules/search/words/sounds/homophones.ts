import { pinyin } from "pinyin-pro";
import { dictionary } from "../dictionary/dictionary.ts";
import { goods } from "../dictionary/goods.ts";
import { fold } from "../fold.ts";
import { isShopWord } from "../segments.ts";
import { namesInEnglish } from "../synonyms.ts";

const syllablesOf = (word: string): string[] => pinyin(word, { toneType: "none", type: "array" });
/** Merges -ing with -in and -eng with -en, which many speakers do not distinguish. */
const asSaid = (syllable: string) => syllable.replace(/(?<=[ie])ng$/, "n");
/** The sound of a word, in pinyin without tones. People type pinyin and pick a word from a list, so they may pick another of the same sound. */
const soundOf = (word: string): string => syllablesOf(word).map(asSaid).join(" ");

const isHan = (word: string) => /^\p{Script=Han}{2,}$/u.test(word);
const syllables = dictionary
  .flat()
  .map(fold)
  .filter(isHan)
  .reverse()
  .map((word) => [word, syllablesOf(word)] as const);
const bySound = new Map(syllables.map(([word, each]) => [each.map(asSaid).join(" "), word]));
/** Words by their pinyin as typed; keyboards write ü as v. */
const byPinyin = new Map(syllables.map(([word, each]) => [each.join("").replaceAll("ü", "v"), word]));

/** The word of the dictionary whose pinyin was typed instead of its characters: `shouji`. */
export const wordOfPinyin = (typed: string): string | undefined => byPinyin.get(typed);

/** Half a syllable begins too many names. */
const fewestBegun = 5;
const goodsInPinyin = [...new Set(goods.flat().map(fold).filter(isHan))]
  .map((word) => ({ word, spelt: syllablesOf(word).join("").replaceAll("ü", "v") }))
  .toSorted((a, b) => a.spelt.length - b.spelt.length);

/** The shortest name of goods whose pinyin begins so: `shouj`. */
export const nameBegunInPinyin = (typed: string): string | undefined =>
  typed.length < fewestBegun ? undefined : goodsInPinyin.find(({ spelt }) => spelt.startsWith(typed))?.word;

const isOneKind = (names: readonly string[]): boolean =>
  new Set(names.map((word) => namesInEnglish(word)[0])).size === 1;

/** Names by what is left of them without the sign at one of these places, where that is left of one kind of goods only. */
function bySignLostAt(placesOf: (word: string) => readonly number[]): [left: string, word: string][] {
  const lost = [...new Set(goods.flat().map(fold).filter(isHan))].flatMap((word) =>
    placesOf(word).map((at) => ({ word, left: word.slice(0, at) + word.slice(at + 1) })),
  );
  const byLeft = [...Map.groupBy(lost, ({ left }) => left)].map(
    ([left, all]) => [left, all.map(({ word }) => word)] as const,
  );
  return byLeft.flatMap(([left, names]) => (left.length > 1 && isOneKind(names) ? [[left, names.at(-1)!]] : []));
}

/** The first sign is rarely the one that is left out: 路器 is 路由器 (router) rather than 断路器 (breaker). Without the last a name is a beginning, which may go on otherwise: 加湿机. */
const bySignLost = new Map([
  ...bySignLostAt(() => [0]),
  ...bySignLostAt((word) => Array.from({ length: word.length - 2 }, (_, index) => index + 1)),
]);

/** The name that pieces are without one sign. Two signs of which one is a name may be another word: 手套 (gloves) is no 手机套 (phone case). */
const withoutSign = (pieces: readonly string[]) =>
  pieces.join("").length > 2 || !pieces.some(isShopWord) ? bySignLost.get(pieces.join("")) : undefined;

/** Most pieces that are tried as one word; the segmenter cuts a wrongly typed word into several. */
const mostPieces = 5;

/**
 * Finds the word of the dictionary that a Chinese text begins with by its sound, or but for one sign, the longest run of
 * pieces first: 充电气 for 充电器 (charger), 建盘 for 键盘 (keyboard), 扫地器人 for 扫地机器人 (robot vacuum).
 * At least two pieces are needed: a word that the dictionary or the segmenter knows is one piece, and never replaced.
 */
export function firstHomophone(pieces: readonly string[]): { length: number; word: string } | undefined {
  for (let length = Math.min(mostPieces, pieces.length); length > 1; length--) {
    const taken = pieces.slice(0, length);
    const word = taken.every(isShopWord) ? undefined : (bySound.get(soundOf(taken.join(""))) ?? withoutSign(taken));
    if (word !== undefined) return { length, word };
  }
  return undefined;
}
