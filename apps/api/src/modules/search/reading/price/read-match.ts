import type { Currency } from "@shop/kit/money";
import { afterMatch, isLikely, leastBare, standsAlone } from "./likely-price.ts";
import { around, inStoreMoney, numberOf, type PriceMoney } from "./price-money.ts";
import type { Bound } from "./price-patterns.ts";
import { riel, units } from "../../words/numbers/price-words.ts";

/** What a text says of a price. */
export interface Limits {
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

/** A match of a pattern, and how it is read. */
interface Told {
  match: RegExpExecArray;
  bound: Bound;
  /** Whether the words beside the number are also used for other things. */
  vague: boolean;
  money: PriceMoney;
}

const isRiel = new RegExp(`^${riel}$`, "iu");
const unitFollows = new RegExp(`^\\s*${units}`, "iu");

/** How far a price may be from an approximate one (`about 200`), as a share. */
const about = 0.2;

/** Least ratio between the ends of a bare range; closer numbers are rather models: `rtx 5060-5070`. */
const leastSpread = 1.2;

/** Reads a match of a pattern of prices. Null if it is no price after all, or in a currency that the store has no rate for. */
export function readMatch(told: Told): Limits | null {
  const currencies = currenciesIn(told.match);
  if (currencies.size > 1 || (currencies.size === 0 && unitFollows.test(afterMatch(told.match)))) return null;
  const [currency = null] = currencies;
  return told.bound === "range" ? readRange(told, currency) : readLimit(told, currency);
}

/** The currencies that are named beside the amounts of a match. */
function currenciesIn({ groups }: RegExpExecArray): ReadonlySet<Currency> {
  const { firstBefore, firstAfter, secondBefore, secondAfter } = groups!;
  const named = [firstBefore, firstAfter, secondBefore, secondAfter].filter((word) => word !== undefined);
  return new Set(named.map((word) => (isRiel.test(word) ? "KHR" : "USD")));
}

/** Reads a limit or an approximate price: `under 200`, `about $200`. */
function readLimit({ match, bound, vague, money }: Told, currency: Currency | null): Limits | null {
  const amount = numberOf(match.groups!.first!, match.groups!.firstTimes);
  const isTold = currency !== null || (!vague && standsAlone(match));
  if (!isTold && !isLikely(match, amount, { bound, money })) return null;
  const value = inStoreMoney(amount, currency, money);
  if (value === null) return null;
  const limits = bound === "about" ? around(value, about) : { [bound]: value };
  return !isTold || (vague && bound === "about") ? { ...limits, guessed: true } : limits;
}

/** Reads a range: `from $200 to $300`, `1-2 million riel`. */
function readRange({ match, bound, vague, money }: Told, currency: Currency | null): Limits | null {
  const { first, firstTimes, second, secondTimes } = match.groups!;
  const [typed, end] = [numberOf(first!, firstTimes), numberOf(second!, secondTimes)];
  // In `1-2 million` the multiplier of the end also applies to the beginning.
  const start = firstTimes === undefined && typed < end ? numberOf(first!, secondTimes) : typed;
  const isPlaced = currency !== null || standsAlone(match);
  if (!isPlaced && ![start, end].every((value) => isLikely(match, value, { bound, money }))) return null;
  const mayBeName = vague && currency === null;
  if (start >= end || (mayBeName && (typed < leastBare || end < start * leastSpread))) return null;
  const [min, max] = [inStoreMoney(start, currency, money), inStoreMoney(end, currency, money)];
  if (min === null || max === null) return null;
  return {
    min,
    max,
    ...(mayBeName && { unless: `${first}${second}`.replaceAll(",", "") }),
    ...(!isPlaced && { guessed: true }),
  };
}
