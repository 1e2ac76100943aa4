import { leastRiel, type PriceMoney } from "./price-money.ts";
import type { Bound } from "./price-patterns.ts";
import { namesGoods, parseQuery } from "../query.ts";
import { countedBy } from "../rules/counts.ts";
import { keysOfNames } from "../terms/term-kinds.ts";
import { leftOver } from "../../words/left-over.ts";

/** A smaller bare number is rather a size or a model: `monitor 24-32`, `iphone 15-17`. */
export const leastBare = 50;
/** A larger bare number is no price in dollars. */
export const mostBare = 9999;
/** A smaller number is no price even after a word for prices: `iphone price 5`. */
const leastTold = 10;

/** Round numbers that are rather a resolution: `720`. */
const pictureSizes = new Set([360, 480, 720]);
/** Goods whose models are called by thousands (a GPU 1650), and goods that are asked for by their capacity. A bare number beside those is no price. */
const calledByThousands = keysOfNames(["graphics card", "cpu", "printer"]);
const calledByNumber = keysOfNames([
  "ram",
  "ssd",
  "m.2 ssd",
  "portable ssd",
  "hard drive",
  "external hard drive",
  "flash drive",
  "memory card",
]);

/** Whether a number looks like a price that people ask for: a multiple of ten or one less, from a thousand on of fifty. */
export const isRound = (value: number): boolean =>
  (value < 1000
    ? value % 10 === 0 || Math.floor(value) % 10 === 9
    : value % 50 === 0 || Math.floor(value) % 100 === 99) && !pictureSizes.has(value);

interface Goods {
  /** Their kinds, by English names. */
  names: readonly string[];
  /** Whether goods are named, or a line and nothing else. */
  areNamed: boolean;
}

export function goodsIn(text: string): Goods {
  const query = parseQuery(text);
  const { kinds, isLine, terms } = query;
  return { names: kinds.map((kind) => kind.slice(1)), areNamed: namesGoods(query) || (isLine && terms.length === 1) };
}

/** Whether the number may be a model or a capacity of these goods. */
export const areCalled = ({ names }: Goods, value: number): boolean =>
  value < leastRiel && names.some((name) => calledByNumber.has(name) || (value >= 1000 && calledByThousands.has(name)));

/** Whether a number without a currency is a price by its place: at the end of the text, at the beginning (`under 200 phone`), or if a word in Khmer or Chinese ends the match. */
export const standsAlone = (match: RegExpExecArray): boolean =>
  afterMatch(match).trim() === "" || match.index === 0 || /[\u1780-\u17ff\p{Script=Han}]$/u.test(match[0]);

/** Pixels of a camera, as Chinese counts them in ten thousands: 500万. */
const pixels = /^[1-9]\d?00[万萬]$/;

/**
 * Whether a number is likely a price although neither a currency nor its place says so: it looks like a price, and
 * stands beside goods whose models or sizes are no such numbers (`phone under 200 samsung`, `laptop max 500`), after a
 * word for prices (预算200), or is a number of riel by its size (5ម៉ឺន).
 */
export function isLikely(
  match: RegExpExecArray,
  value: number,
  { bound, money }: { bound: Bound; money: PriceMoney },
): boolean {
  const { told: word, first, firstTimes = "" } = match.groups!;
  const isHinted = word !== undefined || (firstTimes !== "" && value >= leastRiel);
  const least = money.currency === "KHR" ? leastRiel : isHinted ? leastTold : leastBare;
  if ((bound === "about" && !isHinted) || value < least || (value > mostBare && value < leastRiel) || !isRound(value))
    return false;
  const goods = goodsIn(without(match));
  if (areCalled(goods, value) || countedBy(value, goods.names) !== undefined) return false;
  if (pixels.test(`${first}${firstTimes}`) && goods.names.some((name) => name.endsWith("camera"))) return false;
  return goods.areNamed || (isHinted && standsAlone(match));
}

/** The text after a matched price. */
export const afterMatch = (match: RegExpExecArray): string => match.input.slice(match.index + match[0].length);

/** The text without the matched price, and without words that only led to it. */
export function without(match: RegExpExecArray): string {
  const after = afterMatch(match).replace(/^\s*(?:的|之间的?)/u, "");
  return leftOver(`${match.input.slice(0, match.index)} ${after}`);
}
