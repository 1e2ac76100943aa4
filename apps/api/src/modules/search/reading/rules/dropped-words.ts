import { hasDigit, isGoods, isNumber, keyOfPhrase, keysOf, keysOfNames } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { kindsOfLines, linesOfOneKind } from "../../words/relations/lines-and-makers.ts";
import { partsOfBoards } from "../../words/relations/numbers.ts";
import { devices, forms } from "../../words/small-words.ts";
import { namesInEnglish } from "../../words/synonyms.ts";
import { isBeforeCount, isExcluding } from "../../words/wishes.ts";

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

const formKeys = keysOf(forms);
/** Drops in what form goods come, if they are named before: the sheets of `a4 label sheets`, 片装 of 光盘100片装. */
export const withoutForms = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ units }, at) => !formKeys.has(keyOf(units)) || !terms.slice(0, at).some(isGoods));

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

const [boards, onBoards] = [keysOfNames(["motherboard"]), keysOfNames(partsOfBoards)];
const forKeys = keysOf(["for", "សម្រាប់"]);

/** Drops the motherboard that a part is for, if a socket or another code says which: a `cpu for am4 motherboard` is one with that socket. */
export function withoutBoards(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ units }) => forKeys.has(keyOf(units)));
  const isPart = terms.slice(0, Math.max(at, 0)).some(({ units }) => onBoards.has(keyOf(units)));
  return isPart && terms.slice(at).some(hasDigit)
    ? terms.filter(({ units }, index) => index < at || !boards.has(keyOf(units)))
    : terms;
}

/** Drops the kind of goods that a line already implies. */
export function withoutKindsOfLines(terms: readonly Term[]): readonly Term[] {
  // In `tablet without iPad` the kind is what the shopper wants.
  if (terms.some(({ units }) => isExcluding(keyOf(units)))) return terms;
  const names = terms.flatMap(({ units }) => namesInEnglish(keyOf(units)));
  const kinds = linesOfOneKind.filter((line) => names.includes(line)).map((line) => kindsOfLines.get(line)!);
  return terms.filter(({ units }) => !namesInEnglish(keyOf(units)).some((name) => kinds.includes(name)));
}
