import type { Currency } from "@shop/kit/money";
import { multiples } from "../../words/numbers/price-words.ts";

/** The currency of a store, and its rate of riel for one dollar if it shows both. */
export interface PriceMoney {
  currency: Currency;
  rielRate: number | null;
}

/** From this on a bare number means riel, in a store of dollars that has a rate. */
export const leastRiel = 20_000;

/** The number that digits and a multiplier write: `1,200`, `2 million`. */
export const numberOf = (digits: string, times: string | undefined): number =>
  Number(digits.replaceAll(",", "")) * (times ? multiples[times.toLowerCase()]! : 1);

/**
 * An amount in the currency of the store; null if it is none, or if the store has no rate for the currency that is named.
 *
 * @param named - null for a bare number
 */
export function inStoreMoney(value: number, named: Currency | null, { currency, rielRate }: PriceMoney): number | null {
  if (value <= 0) return null;
  const priceCurrency = named ?? (currency === "USD" && rielRate !== null && value >= leastRiel ? "KHR" : currency);
  if (priceCurrency === currency) return value;
  if (rielRate === null) return null;
  return priceCurrency === "KHR" ? Math.round((value / rielRate) * 100) / 100 : Math.round(value * rielRate);
}

/** The prices that are off by at most a share, rounded to the cent. */
export const around = (value: number, share: number): { min: number; max: number } => ({
  min: near(value, -share),
  max: near(value, share),
});
const near = (value: number, share: number) => Math.round(value * (1 + share) * 100) / 100;
