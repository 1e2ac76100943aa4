import { parseQuery, type Query } from "./query.ts";
import { isHalf, isLine, isModelWord } from "./terms/term-kinds.ts";
import { isCutOff } from "./terms/half-typed.ts";
import { keyOf } from "./terms/units.ts";
import { saysNothing } from "./typed-terms.ts";
import { isCommonWord } from "../words/common.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";
import { segment } from "../words/segments.ts";
import { goodsBegunBy, synonymsOf } from "../words/synonyms.ts";

/**
 * A text that ends in a single letter, split off because it may be the beginning of a word; beside goods also a single
 * digit. Null if nothing else remains, or if the letter belongs to what stands before it: `type c`, `65 w`, the model
 * `iphone 1`, the price `phone under 5`, the beginning of goods in `wireless m`.
 */
export function withoutLetter(query: Query): { text: string; letter: string } | null {
  const { text, words, terms } = query;
  const typed = text.trimEnd();
  const letter = fold(typed.slice(-1));
  const last = words.at(-1);
  if (
    !/^[a-z\d]$/.test(letter) ||
    last?.text !== letter ||
    terms.at(-1)?.standsFor ||
    terms.some(({ units }) => units.length > 1 && units.includes(last))
  )
    return null;
  const before = typed.slice(0, -1).trimEnd();
  return parseQuery(before).terms.length > 0 && (!isOfDigits(letter) || countsGoods(query))
    ? { text: before, letter }
    : null;
}

export const isOfDigits = (typed: string): boolean => /^\d+$/.test(typed);

/** A text that ends in up to three digits, split off because they may be the beginning of a longer number: `rtx 5`, `rtx50`. */
export function withoutDigits(text: string): { text: string; letter: string } | null {
  const [, before = "", letter = ""] = /^(.*[a-z]{3})\s*(\d{1,3})$/.exec(fold(text).trim()) ?? [];
  return letter === "" ? null : { text: before, letter };
}

/** Up to three letters after a space, or a Khmer letter with its signs or a Chinese one, which need none. */
const halfWord =
  /^(.*\S)(?:\s+([a-z]{1,3})|((?<!\u17d2)[\u1780-\u17b3](?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d1])*|\p{Script=Han}))$/u;

/** A text that ends in such letters after goods, split off because they may begin any word: `phone un` does not mean Uniview yet. */
export function withoutHalfWord(text: string): { text: string; letter: string } | null {
  const [, before = "", latin = "", unspaced = ""] = halfWord.exec(fold(text)) ?? [];
  const letter = latin || unspaced;
  if (unspaced && segment(runsOf(fold(text)).at(-1)!).at(-1) !== unspaced) return null;
  const isWord = letter === "" || synonymsOf(letter) !== undefined || (letter.length > 1 && isCommonWord(letter));
  const { good } = parseQuery(before);
  return isWord || good === null || isHalf(good) ? null : { text: before, letter };
}

/** A text that ends in half a name of goods, with the whole one: a `macbook charg` is found by rules for chargers. */
export function withNameCompleted(text: string): { text: string } | null {
  const units = parseQuery(text, { typing: true }).terms.at(-1)?.units ?? [];
  const key = keyOf(units);
  if (units.length === 0 || !isCutOff(units.at(-1)!) || synonymsOf(key) !== undefined) return null;
  const rest = goodsBegunBy(key)
    .map((name) => name.slice(key.length))
    .find((end) => !end.includes(" "));
  return rest === undefined ? null : { text: text.trimEnd() + rest };
}

/** Whether the last digit stands beside goods, and is not part of a model or of a price such as `under 5`. */
function countsGoods({ text, words, terms, good }: Query): boolean {
  const before = words.at(-2);
  return (
    good !== null &&
    /\s\S$/.test(text.trimEnd()) &&
    !terms.some((term) => isLine(term) || isModelWord(term)) &&
    before !== undefined &&
    !saysNothing(before.text)
  );
}
