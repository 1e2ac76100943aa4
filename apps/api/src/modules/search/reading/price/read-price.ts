import { areCalled, goodsIn, isRound, leastBare, mostBare, without } from "./likely-price.ts";
import { around, leastRiel, type PriceMoney } from "./price-money.ts";
import { patterns, type Bound } from "./price-patterns.ts";
import { plain, whole } from "./price-text.ts";
import { readMatch, type Limits } from "./read-match.ts";
import { saysNothing } from "../typed-terms.ts";
import { withNumbersInDigits } from "../../words/numbers/number-words.ts";
import { dollars, prices, riel } from "../../words/numbers/price-words.ts";

/** The price that a search text asks for, and the text without it. */
export interface PricedText extends Limits {
  /** Empty if nothing else is asked for: `under 100`, `anything below $50`. */
  text: string;
}

/** Whether a text asks for a price beyond doubt: by more than a bare number, which may be in a name. */
export const isCertain = ({ unless, guessed }: Limits): boolean => !unless && !guessed;

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

/** Matches a currency or a word for prices. With one, an amount alone is a price: `200 dollars`, តម្លៃ 200. */
const namesMoney = new RegExp(`${dollars}|${riel}|${prices}`, "iu");

function readDigits(typed: string, money: PriceMoney): PricedText | null {
  if (!/\d/.test(typed)) return null;
  const { text, found } = takePrices(typed, money);
  if (found.min === undefined && found.max === undefined) return readBare(text, money);
  if (!saysNothing(text)) return /\p{L}/u.test(text) ? { text, ...found } : null;
  // Without goods, two bare numbers are rather a code, and a guessed price needs a word for money.
  const { unless, guessed, ...range } = found;
  return unless === undefined && (!guessed || namesMoney.test(typed)) ? { text: "", ...range } : null;
}

/** Takes the clearest price out of a text: a range, or else a lower and an upper limit, or else an approximate price. */
function takePrices(typed: string, money: PriceMoney): { text: string; found: Limits } {
  let text = typed;
  const found: Limits = {};
  for (const { bound, pattern, vague } of patterns) {
    if (isKnown(bound, found)) continue;
    for (const match of text.matchAll(pattern)) {
      const read = readMatch({ match, bound, vague, money });
      if (!read) continue;
      Object.assign(found, read);
      text = without(match);
      break;
    }
    if (bound === "range" && found.min !== undefined) break;
  }
  return { text, found };
}

/** Whether what a pattern reads was already found by a clearer one. */
function isKnown(bound: Bound, { min, max }: Limits): boolean {
  if (bound === "range") return false;
  if (bound === "about") return min !== undefined || max !== undefined;
  return (bound === "min" ? min : max) !== undefined;
}

/** A number at the end of a text, after other words. */
const atEnd = /^(.*[^\d\s.,/_+#-])\s*(?<![a-z0-9.,/_+#-])(\d{2,6})$/iu;
/** How far a price may be from a bare number (`laptop 400`), as a share. */
const aboutBare = 0.25;
/** Reads a bare number after goods or a line as an approximate price: `laptop 400`, `iphone 500`. */
function readBare(typed: string, { currency }: PriceMoney): PricedText | null {
  const [, text = "", digits = ""] = atEnd.exec(typed) ?? [];
  const value = Number(digits);
  const [least, most] = currency === "KHR" ? [leastRiel, Infinity] : [leastBare, mostBare];
  if (value < least || value > most || !isRound(value)) return null;
  const goods = goodsIn(text);
  if (!goods.areNamed || areCalled(goods, value)) return null;
  return { text, ...around(value, aboutBare), unless: digits, guessed: true };
}
