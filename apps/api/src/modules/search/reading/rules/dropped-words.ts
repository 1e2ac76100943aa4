import { isGoods, isNumber, keyOfPhrase, keysOf } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { devices } from "../../words/small-words.ts";
import { namesInEnglish } from "../../words/synonyms.ts";
import { isBeforeCount } from "../../words/wishes.ts";

const deviceKeys = keysOf(devices);
const allInOne = keyOfPhrase("一体机");
const computers: readonly string[] = ["computer", "desktop", "monitor"];

/** Drops the number of products that are wanted: `top 10 laptops`. */
export const withoutCounts = (terms: readonly Term[]): readonly Term[] =>
  terms.filter((term, at) => at === 0 || !isNumber(term) || !isBeforeCount(keyOf(terms[at - 1]!.units)));

/** Drops the Khmer and Chinese words for `device`, if goods are named. */
export function withoutDevices(terms: readonly Term[]): readonly Term[] {
  return terms.some(isGoods) ? terms.filter(({ units }) => !deviceKeys.has(keyOf(units))) : terms;
}

/** Drops the Chinese word for `all in one` after goods other than computers: 监控一体机 is a camera, 打卡一体机 a terminal. */
export function withoutAllInOne(terms: readonly Term[]): readonly Term[] {
  const isPlain = (term: Term | undefined) =>
    term !== undefined && isGoods(term) && !namesInEnglish(keyOf(term.units)).some((name) => computers.includes(name));
  return terms.filter(({ units }, at) => keyOf(units) !== allInOne || !isPlain(terms[at - 1]));
}

/** Drops `replacement` before goods, and where none are named: a `replacement battery` is a battery, and so is a `band replacement` a band, while a `battery replacement` is a service. */
export function withoutReplacement(terms: readonly Term[]): readonly Term[] {
  const isGiven = (next: Term | undefined) => (next ? isGoods(next) : terms.length > 1 && !terms.some(isGoods));
  return terms.filter((term, at) => keyOf(term.units) !== "replacement" || !isGiven(terms[at + 1]));
}
