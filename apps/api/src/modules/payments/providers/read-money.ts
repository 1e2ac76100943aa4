import { toMinor, type Currency } from "@shop/kit/money";

/** An amount as reported by a bank. */
export interface ReportedMoney {
  /** Minor units; null if it is not a valid amount of one of the shop's currencies, such as 19.6 riel. */
  amount: number | null;
  currency: Currency | null;
  /** The bank's own words, for people. */
  reported: string;
}

/** Reads an amount and its currency exactly; fractions of a unit are never rounded. */
export function readMoney(major: number, code: string): ReportedMoney {
  const currency = code === "USD" || code === "KHR" ? code : null;
  return { amount: currency && toMinor(major, currency), currency, reported: `${major} ${code}` };
}
