import type { Sort } from "@shop/contract/types";
import { takeApart } from "./numbers/codes.ts";
import { phraseKey } from "./english.ts";
import { fold } from "./fold.ts";
import { leftOver } from "./left-over.ts";
import { runsOf } from "./scripts.ts";
import { superlatives, type Superlative } from "./superlatives.ts";
import {
  anything,
  denying,
  excepting,
  excluding,
  having,
  joining,
  purpose,
  reduced,
  universal,
  wishes,
} from "./wish-words.ts";

const keyOf = (phrase: string) =>
  phraseKey(runsOf(fold(phrase)).flatMap((run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text])));
const keysOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(keyOf));

const sortOfKey = new Map(
  Object.entries(wishes).flatMap(([sort, phrases]) => phrases.map((phrase) => [keyOf(phrase), sort as Sort])),
);
const superlativeOfKey = new Map(superlatives.map(([word, superlative]) => [keyOf(word), superlative]));
/** The number of words of the longest phrase that asks for an order. */
export const longestWish = Math.max(...[...sortOfKey.keys()].map((key) => key.split(" ").length));
const reducedKeys = keysOf(reduced);
const anythingKeys = keysOf(anything);
const joiningKeys = keysOf([...joining, ...having]);
const purposeKeys = keysOf(purpose);
const excludingKeys = keysOf(excluding);
const denyingKeys = keysOf(denying);
const exceptingKeys = keysOf(excepting);
const universalKeys = keysOf(universal);

const isLatin = (phrase: string) => /[a-z]/.test(phrase);
const anyOf = (phrases: readonly string[]) =>
  phrases
    .toSorted((a, b) => b.length - a.length)
    .join("|")
    .replaceAll(" ", String.raw`\s+`);
/** Matches a reduction in percent with its words: `50% off`, `discount up to 30 percent`, បញ្ចុះ ៥០%, 打5折. */
function shareOff(words: readonly string[]): RegExp {
  const share = String.raw`(?:up\s*to\s+|save\s+|រហូតដល់\s*|高达|最高)?(?<![\p{L}\d.,])[\d០-៩]{1,2}\s*(?:%|％|percent|ភាគរយ)`;
  const reduction = anyOf(words);
  return new RegExp(
    String.raw`${share}\s*(?:off(?![a-z])|${reduction})|(?:${reduction})\s*${share}(?:\s*off(?![a-z]))?|打?[\d一二两三四五六七八九](?:[.\d]\d?)?折(?!叠)`,
    "giu",
  );
}
const shareOffTyped = shareOff(reduced);
const shareOffFolded = shareOff(reduced.map(fold));

/** Replaces reductions in percent by `sale` in a folded text, since no product is found by the number. */
export const withOffers = (folded: string): string =>
  /[%折]|percent|ភាគរយ/.test(folded) ? folded.replace(shareOffFolded, " sale ") : folded;

/** The words for promotions with the prepositions around them. Latin ones must be whole words. */
const reducedLatin = new RegExp(
  String.raw`(?<![a-z0-9])(?:(?:with|in|at|for)\s+(?:a\s+)?)?(?:${anyOf(reduced.filter(isLatin))})s?(?![a-z0-9])(?:\s+(?:on|for)(?=\s))?`,
  "giu",
);
const reducedUnspaced = new RegExp(`(?:កំពុង|正在)?(?:${anyOf(reduced.filter((phrase) => !isLatin(phrase)))})的?`, "gu");

/** A text without its words for promotions, as far as it spells them as the lists above do. */
export const withoutReduced = (text: string): string =>
  leftOver(text.replace(shareOffTyped, " ").replace(reducedLatin, " ").replace(reducedUnspaced, " "));

/** The order that a word or phrase asks for. */
export const wishOf = (key: string): Sort | undefined => sortOfKey.get(key);
/** Whether a number after this word says how many are wanted: `top 10`. */
export const isBeforeCount = (key: string): boolean => key === "top";
/** The superlative that a word or phrase is. */
export const superlativeOf = (key: string): Superlative | undefined => superlativeOfKey.get(key);
/** Whether a word or phrase asks for promotions. */
export const isReduced = (key: string): boolean => reducedKeys.has(key);
export const isAnything = (key: string): boolean => anythingKeys.has(key);
export const isPurpose = (key: string): boolean => purposeKeys.has(key);
export const isExcluding = (key: string): boolean => excludingKeys.has(key);
/** Whether a word excludes the next one, given the words before it. */
export const isDenying = (key: string, before: readonly string[]): boolean =>
  denyingKeys.has(key) || (exceptingKeys.has(key) && before.some((each) => universalKeys.has(each)));
/** Whether the goods that are meant stand before this word. */
export const endsKind = (key: string): boolean => joiningKeys.has(key) || excludingKeys.has(key);

/** Whether words form a phrase of these lists, and so become one term. */
export const isPhrase = (key: string): boolean =>
  sortOfKey.has(key) || reducedKeys.has(key) || anythingKeys.has(key) || joiningKeys.has(key) || excludingKeys.has(key);

/** Words that the segmenter must cut out of texts without spaces. */
export const unspacedWords: readonly string[] = [
  ...Object.values(wishes).flat(),
  ...reduced,
  ...anything,
  ...joining,
  ...excluding,
];
