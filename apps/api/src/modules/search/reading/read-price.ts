import type { Currency } from "@shop/kit/money";
import { countedBy } from "./beside.ts";
import { atLeast, atMost, patterns, type Bound } from "./price-patterns.ts";
import { parseQuery, saysNothing } from "./query.ts";
import { keysOfNames } from "./term-kinds.ts";
import { isGood } from "../words/kinds.ts";
import { leftOver } from "../words/left-over.ts";
import { withNumbersInDigits } from "../words/number-words.ts";
import { dollars, multiples, prices, riel, units } from "../words/price-words.ts";
import { typedText } from "../words/typed-text.ts";

/** What a search text says of the price, and the text without it. */
export interface PricedText {
  /** Empty where nothing else is asked for: `under 100`, `anything below $50`. */
  text: string;
  /** Major units of the store's currency. */
  min?: number | undefined;
  max?: number | undefined;
  /**
   * The digits of a range or number that nothing but its place says to be a price (`phone 200-300`, `phone 200`): where
   * products are called so (`lens 70-200`, `honor 200`) it is none.
   */
  unless?: string | undefined;
  /** Nothing but its currency, its place or the goods beside it says the number to be a price (`laptop 500$`, `laptop 500`, `phone up to 200`): where nothing costs that, it is none. */
  guessed?: boolean;
}

/** The store's money: riel for one dollar where it shows both. */
export interface PriceMoney {
  currency: Currency;
  rielRate: number | null;
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const khmerDigit = /[\u17e0-\u17e9]/g;

/** How far from what is asked for a price may be that is about that. */
const about = 0.2;

/** Smaller numbers of a bare range are sizes and models: `monitor 24-32`, `iphone 15-17`. */
const leastBare = 50;
/** Larger ones are no dollars. */
const mostBare = 9999;
/** Smaller ones are no prices though a word for that stands before them: `iphone price 5`. */
const leastTold = 10;
/** Further apart than neighbouring models are: `rtx 5060-5070`. */
const leastSpread = 1.2;
/** So much in a store of dollars with a rate means riel: nobody asks for a phone below 20,000 dollars. */
const leastRiel = 20_000;

/**
 * Takes a price out of a search text, where the words say clearly that it is one: `phone under 200`,
 * `ទូរស័ព្ទក្រោម 200$`, `手机200以下`, `below 800000 riel`, `under two hundred`, also alone: `under 100`, `200 dollars`. Null where they do
 * not, or where the store has no rate for the currency that is named.
 */
export function readPrice(typed: string, money: PriceMoney): PricedText | null {
  const text = plain(typed);
  const read = readDigits(whole(text), money);
  if (read) return read;
  for (const inDigits of withNumbersInDigits(text)) {
    const said = readDigits(whole(inDigits), money);
    if (said) return said;
  }
  return null;
}

/** What is typed so far of words, from two letters or one sign. */
const beginningsOf = (words: string) => Array.from(words, (_, length) => words.slice(0, length)).filter((begun) => begun.length > (/[a-z]/.test(words) ? 1 : 0));
const halfOf = (words: readonly string[], after: string) => new RegExp(String.raw`(?<=\d\s?${after})\s?(?:${words.flatMap(beginningsOf).join("|")})$`, "iu");
/** Of 500美元以 the last sign. */
const halfBound = halfOf([...atMost, ...atLeast], `(?:${dollars}|${riel}|${Object.keys(multiples).join("|")})?`);
const halfCurrencies = ["dollars", "riel", "美元", "美金", "瑞尔", "ដុល្លារ", "រៀល"].map((name) => ({ name, half: halfOf([name], `(?:${Object.keys(multiples).join("|")})?`) }));

/** A text whose price is typed whole: without half a word after it, and with a whole one for its currency. */
function whole(typed: string): string {
  const text = typed.replace(halfBound, "");
  const currency = halfCurrencies.find(({ half }) => half.test(text));
  return currency ? text.replace(currency.half, ` ${currency.name}`) : text;
}

/** That a text names money, which says of an amount alone that it is one: `200 dollars`, តម្លៃ 200. */
const namesMoney = new RegExp(`${dollars}|${riel}|${prices}`, "iu");

function readDigits(typed: string, money: PriceMoney): PricedText | null {
  let text = typed;
  const found: Omit<PricedText, "text"> = {};
  for (const { bound, pattern, vague } of patterns) {
    if (bound === "about" ? found.min !== undefined || found.max !== undefined : bound !== "range" && found[bound] !== undefined) continue;
    for (const match of text.matchAll(pattern)) {
      const read = readMatch(match, { bound, vague, money });
      if (!read) continue;
      Object.assign(found, read);
      text = without(match);
      break;
    }
    if (bound === "range" && found.min !== undefined) break;
  }
  if (found.min === undefined && found.max === undefined) return readBare(text, money);
  if (!saysNothing(text)) return /\p{L}/u.test(text) ? { text, ...found } : null;
  // Two bare numbers alone are rather a code.
  const { unless, guessed, ...range } = found;
  return unless === undefined && (!guessed || namesMoney.test(typed)) ? { text: "", ...range } : null;
}

/** A number at the end of a text, after a name. */
const atEnd = /^(.*[^\d\s.,/_+#-])\s*(?<![a-z0-9.,/_+#-])(\d{2,6})$/iu;
/** How far from a bare number a price may be. */
const aboutBare = 0.25;
/** What pictures measure. */
const pictureSizes = new Set([360, 480, 720]);
/** Goods that are called by thousands (a GPU 1650) and those that have so many of something: their numbers say which. */
const calledByThousands = keysOfNames(["graphics card", "cpu", "printer"]);
const calledByNumber = keysOfNames(["ram", "ssd", "m.2 ssd", "portable ssd", "hard drive", "external hard drive", "flash drive", "memory card"]);

/** Whether people ask for goods by such a price: in tens or one less, above a thousand in fifties. */
const isRound = (value: number) => (value < 1000 ? value % 10 === 0 || Math.floor(value) % 10 === 9 : value % 50 === 0 || Math.floor(value) % 100 === 99) && !pictureSizes.has(value);

interface Goods {
  /** What they are called in English. */
  names: readonly string[];
  /** Whether goods are named at all, or a line and nothing else. */
  areNamed: boolean;
}

function goodsIn(text: string): Goods {
  const { kinds, isLine, terms } = parseQuery(text);
  return { names: kinds.map((kind) => kind.slice(1)), areNamed: kinds.some(isGood) || (isLine && terms.length === 1) };
}

/** Whether goods of these names are called by such a number, or have so many of something. */
const areCalled = ({ names }: Goods, value: number) => value < leastRiel && names.some((name) => calledByNumber.has(name) || (value >= 1000 && calledByThousands.has(name)));

/** A number after the name of goods or of a line as a price about that: `laptop 400`, `iphone 500`. */
function readBare(typed: string, { currency }: PriceMoney): PricedText | null {
  const [, text = "", digits = ""] = atEnd.exec(typed) ?? [];
  const value = Number(digits);
  const [least, most] = currency === "KHR" ? [leastRiel, Infinity] : [leastBare, mostBare];
  if (value < least || value > most || !isRound(value)) return null;
  const goods = goodsIn(text);
  if (!goods.areNamed || areCalled(goods, value)) return null;
  return { text, min: near(value, -aboutBare), max: near(value, aboutBare), unless: digits, guessed: true };
}

/** The m of `1m riel`, which are no metres. */
const millions = new RegExp(String.raw`(?<=\d)\s?m(?=\s?${riel})`, "giu");

/** As the eye reads it: one form of each sign, digits of one kind, single blanks. */
function plain(typed: string): string {
  return typedText(typed)
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(khmerDigit, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replace(/\s+/g, " ")
    .replace(millions, " million")
    .trim();
}

const isRiel = new RegExp(`^${riel}$`, "iu");
const isDollars = new RegExp(`^${dollars}$`, "iu");
const unitFollows = new RegExp(`^\\s*${units}`, "iu");

interface How {
  bound: Bound;
  vague: boolean;
  money: PriceMoney;
}

function readMatch(match: RegExpExecArray, { bound, vague, money }: How): Omit<PricedText, "text"> | null {
  const groups = match.groups!;
  const named = [groups.firstBefore, groups.firstAfter, groups.secondBefore, groups.secondAfter].filter((word) => word !== undefined);
  const isBare = named.length === 0;
  if (isBare && unitFollows.test(afterMatch(match))) return null;
  const inRiel = named.some((word) => isRiel.test(word));
  if (inRiel && named.some((word) => isDollars.test(word))) return null;
  const currency = inRiel ? "KHR" : isBare ? undefined : "USD";
  const first = numberOf(groups.first!, groups.firstTimes);
  if (bound !== "range") {
    const isTold = !isBare || (!vague && standsAlone(match));
    if (!isTold && !isLikely(match, first, { bound, money })) return null;
    const value = inStoreMoney(first, currency, money);
    if (value === null) return null;
    const guessed = (!isTold || (vague && bound === "about")) && { guessed: true };
    return bound === "about" ? { min: near(value, -about), max: near(value, about), ...guessed } : { [bound]: value, ...guessed };
  }
  // `1-2 million`: what multiplies the end multiplies the beginning.
  const second = numberOf(groups.second!, groups.secondTimes);
  const start = groups.firstTimes === undefined && first < second && groups.secondTimes ? numberOf(groups.first!, groups.secondTimes) : first;
  const isPlaced = !isBare || standsAlone(match);
  if (!isPlaced && ![start, second].every((value) => isLikely(match, value, { bound, money }))) return null;
  const bare = vague && isBare;
  if (start >= second || (bare && (first < leastBare || second < start * leastSpread))) return null;
  const [min, max] = [inStoreMoney(start, currency, money), inStoreMoney(second, currency, money)];
  if (min === null || max === null) return null;
  return { min, max, ...(bare && { unless: `${groups.first}${groups.second}`.replaceAll(",", "") }), ...(!isPlaced && { guessed: true }) };
}

/** Whether a number without a currency is a price by its place: at the end of the text, or at its beginning before what is wanted (`under 200 phone`). */
const standsAlone = (match: RegExpExecArray) => afterMatch(match).trim() === "" || match.index === 0 || /[\u1780-\u17ff\p{Script=Han}]$/u.test(match[0]);

/** How many pixels cameras have, as Chinese counts them: 500万. */
const pixels = /^[1-9]\d?00[万萬]$/;

/**
 * Whether a number that neither a currency nor its place tells is a price all the same: beside goods that may cost it and have
 * not so many of something (`phone under 200 samsung`, `laptop max 500`), after a word for a price (预算200), or as so many riel (5ម៉ឺន).
 */
function isLikely(match: RegExpExecArray, value: number, { bound, money }: Omit<How, "vague">): boolean {
  const { told: word, first, firstTimes = "" } = match.groups!;
  const isHinted = word !== undefined || (firstTimes !== "" && value >= leastRiel);
  const least = money.currency === "KHR" ? leastRiel : isHinted ? leastTold : leastBare;
  if ((bound === "about" && !isHinted) || value < least || (value > mostBare && value < leastRiel) || !isRound(value)) return false;
  const goods = goodsIn(without(match));
  if (areCalled(goods, value) || countedBy(value, goods.names) !== undefined) return false;
  if (pixels.test(`${first}${firstTimes}`) && goods.names.some((name) => name.endsWith("camera"))) return false;
  return goods.areNamed || (isHinted && standsAlone(match));
}

const afterMatch = (match: RegExpExecArray) => match.input.slice(match.index + match[0].length);

const numberOf = (digits: string, times: string | undefined) => Number(digits.replaceAll(",", "")) * (times ? multiples[times.toLowerCase()]! : 1);

function inStoreMoney(value: number, named: Currency | undefined, { currency, rielRate }: PriceMoney): number | null {
  if (value <= 0) return null;
  const meant = named ?? (currency === "USD" && rielRate !== null && value >= leastRiel ? "KHR" : currency);
  if (meant === currency) return value;
  if (rielRate === null) return null;
  return meant === "KHR" ? Math.round((value / rielRate) * 100) / 100 : Math.round(value * rielRate);
}

/** To the cent. */
const near = (value: number, share: number) => Math.round(value * (1 + share) * 100) / 100;

/** What is left of a text without the price, nor what only led to it. */
function without(match: RegExpExecArray): string {
  const after = afterMatch(match).replace(/^\s*(?:的|之间的?)/u, "");
  return leftOver(`${match.input.slice(0, match.index)} ${after}`);
}
