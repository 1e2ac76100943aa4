import type { Currency } from "@shop/kit/money";
import { countedBy } from "../rules/counts.ts";
import { atLeast, atMost, patterns, type Bound } from "./price-patterns.ts";
import { parseQuery, saysNothing } from "../query.ts";
import { keysOfNames } from "../terms/term-kinds.ts";
import { isGood } from "../../words/kinds.ts";
import { leftOver } from "../../words/left-over.ts";
import { withNumbersInDigits } from "../../words/numbers/number-words.ts";
import { dollars, multiples, prices, riel, units } from "../../words/numbers/price-words.ts";
import { typedText } from "../../words/typed-text.ts";

/** The price that a search text asks for, and the text without it. */
export interface PricedText {
  /** Empty if nothing else is asked for: `under 100`, `anything below $50`. */
  text: string;
  /** Major units of the store's currency. */
  min?: number | undefined;
  max?: number | undefined;
  /**
   * Set for a bare range or number (`phone 200-300`, `phone 200`): its digits. If products have these in their names
   * (`lens 70-200`, `honor 200`), the caller must not take it for a price.
   */
  unless?: string | undefined;
  /**
   * Set if only the currency, the place or the goods beside it suggest that the number is a price (`laptop 500$`,
   * `laptop 500`, `phone up to 200`). If no product costs that, the caller must not take it for a price.
   */
  guessed?: boolean;
}

/** The currency of a store, and its rate of riel for one dollar if it shows both. */
export interface PriceMoney {
  currency: Currency;
  rielRate: number | null;
}

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const khmerDigit = /[\u17e0-\u17e9]/g;

/** How far a price may be from an approximate one (`about 200`), as a share. */
const about = 0.2;

/** A smaller bare number is rather a size or a model: `monitor 24-32`, `iphone 15-17`. */
const leastBare = 50;
/** A larger bare number is no price in dollars. */
const mostBare = 9999;
/** A smaller number is no price even after a word for prices: `iphone price 5`. */
const leastTold = 10;
/** Least ratio between the ends of a bare range; closer numbers are rather models: `rtx 5060-5070`. */
const leastSpread = 1.2;
/** From this on a bare number means riel, in a store of dollars that has a rate. */
const leastRiel = 20_000;

/**
 * Takes a price out of a search text: `phone under 200`, `ទូរស័ព្ទក្រោម 200$`, `手机200以下`, `below 800000 riel`,
 * `under two hundred`, and without other words `under 100`, `200 dollars`. Null if the text has none, or if the store has
 * no rate for the currency that it names.
 */
export function readPrice(typed: string, money: PriceMoney): PricedText | null {
  const text = plain(typed);
  const read = readDigits(whole(text), money);
  if (read) return read;
  for (const inDigits of withNumbersInDigits(text)) {
    const priced = readDigits(whole(inDigits), money);
    if (priced) return priced;
  }
  return null;
}

/** The beginnings of a word that may be half typed: from two letters, or one character of another script. */
const beginningsOf = (words: string) => Array.from(words, (_, length) => words.slice(0, length)).filter((begun) => begun.length > (/[a-z]/.test(words) ? 1 : 0));
const halfOf = (words: readonly string[], after: string) => new RegExp(String.raw`(?<=\d\s?${after})\s?(?:${words.flatMap(beginningsOf).join("|")})$`, "iu");
/** Half a word for a limit at the end: 以 in 500美元以, which may become 以下. */
const halfBound = halfOf([...atMost, ...atLeast], `(?:${dollars}|${riel}|${Object.keys(multiples).join("|")})?`);
const halfCurrencies = ["dollars", "riel", "美元", "美金", "瑞尔", "ដុល្លារ", "រៀល"].map((name) => ({ name, half: halfOf([name], `(?:${Object.keys(multiples).join("|")})?`) }));

/** Completes a price that is being typed: drops half a word for a limit, and completes half a currency. */
function whole(typed: string): string {
  const text = typed.replace(halfBound, "");
  const currency = halfCurrencies.find(({ half }) => half.test(text));
  return currency ? text.replace(currency.half, ` ${currency.name}`) : text;
}

/** Matches a currency or a word for prices. With one, an amount alone is a price: `200 dollars`, តម្លៃ 200. */
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
  // Without goods, two bare numbers are rather a code, and a guessed price needs a word for money.
  const { unless, guessed, ...range } = found;
  return unless === undefined && (!guessed || namesMoney.test(typed)) ? { text: "", ...range } : null;
}

/** A number at the end of a text, after other words. */
const atEnd = /^(.*[^\d\s.,/_+#-])\s*(?<![a-z0-9.,/_+#-])(\d{2,6})$/iu;
/** How far a price may be from a bare number (`laptop 400`), as a share. */
const aboutBare = 0.25;
/** Round numbers that are rather a resolution: `720`. */
const pictureSizes = new Set([360, 480, 720]);
/** Goods whose models are called by thousands (a GPU 1650), and goods that are asked for by their capacity. A bare number beside those is no price. */
const calledByThousands = keysOfNames(["graphics card", "cpu", "printer"]);
const calledByNumber = keysOfNames(["ram", "ssd", "m.2 ssd", "portable ssd", "hard drive", "external hard drive", "flash drive", "memory card"]);

/** Whether a number looks like a price that people ask for: a multiple of ten or one less, from a thousand on of fifty. */
const isRound = (value: number) => (value < 1000 ? value % 10 === 0 || Math.floor(value) % 10 === 9 : value % 50 === 0 || Math.floor(value) % 100 === 99) && !pictureSizes.has(value);

interface Goods {
  /** Their kinds, by English names. */
  names: readonly string[];
  /** Whether goods are named, or a line and nothing else. */
  areNamed: boolean;
}

function goodsIn(text: string): Goods {
  const { kinds, isLine, terms } = parseQuery(text);
  return { names: kinds.map((kind) => kind.slice(1)), areNamed: kinds.some(isGood) || (isLine && terms.length === 1) };
}

/** Whether the number may be a model or a capacity of these goods. */
const areCalled = ({ names }: Goods, value: number) => value < leastRiel && names.some((name) => calledByNumber.has(name) || (value >= 1000 && calledByThousands.has(name)));

/** Reads a bare number after goods or a line as an approximate price: `laptop 400`, `iphone 500`. */
function readBare(typed: string, { currency }: PriceMoney): PricedText | null {
  const [, text = "", digits = ""] = atEnd.exec(typed) ?? [];
  const value = Number(digits);
  const [least, most] = currency === "KHR" ? [leastRiel, Infinity] : [leastBare, mostBare];
  if (value < least || value > most || !isRound(value)) return null;
  const goods = goodsIn(text);
  if (!goods.areNamed || areCalled(goods, value)) return null;
  return { text, min: near(value, -aboutBare), max: near(value, aboutBare), unless: digits, guessed: true };
}

/** `m` for million before riel (`1m riel`), which would otherwise be read as metres. */
const millions = new RegExp(String.raw`(?<=\d)\s?m(?=\s?${riel})`, "giu");

/** Normalises a text: one form of each character, Latin digits, single spaces, nothing invisible. */
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
  // In `1-2 million` the multiplier of the end also applies to the beginning.
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

/** Whether a number without a currency is a price by its place: at the end of the text, at the beginning (`under 200 phone`), or if a word in Khmer or Chinese ends the match. */
const standsAlone = (match: RegExpExecArray) => afterMatch(match).trim() === "" || match.index === 0 || /[\u1780-\u17ff\p{Script=Han}]$/u.test(match[0]);

/** Pixels of a camera, as Chinese counts them in ten thousands: 500万. */
const pixels = /^[1-9]\d?00[万萬]$/;

/**
 * Whether a number is likely a price although neither a currency nor its place says so: it looks like a price, and
 * stands beside goods whose models or sizes are no such numbers (`phone under 200 samsung`, `laptop max 500`), after a
 * word for prices (预算200), or is a number of riel by its size (5ម៉ឺន).
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
  const priceCurrency = named ?? (currency === "USD" && rielRate !== null && value >= leastRiel ? "KHR" : currency);
  if (priceCurrency === currency) return value;
  if (rielRate === null) return null;
  return priceCurrency === "KHR" ? Math.round((value / rielRate) * 100) / 100 : Math.round(value * rielRate);
}

/** A price that is off by a share, rounded to the cent. */
const near = (value: number, share: number) => Math.round(value * (1 + share) * 100) / 100;

/** The text without the matched price, and without words that only led to it. */
function without(match: RegExpExecArray): string {
  const after = afterMatch(match).replace(/^\s*(?:的|之间的?)/u, "");
  return leftOver(`${match.input.slice(0, match.index)} ${after}`);
}
