/**
 * Money is an integer of minor units: cents for US dollars, whole riel for Cambodian riel (no
 * subunit of the riel is in use, although `Intl` assumes two decimals).
 */
export type Currency = "USD" | "KHR";

/** An amount in one of the currencies. */
export interface Money {
  /** Minor units: cents of a dollar, or riel. Always a safe integer. */
  amount: number;
  currency: Currency;
}

const minorUnits: Record<Currency, number> = { USD: 100, KHR: 1 };

/** Minor units to decimal major units, as the API sends them: 1250 US cents → 12.5. */
export function toMajor(amount: number, currency: Currency): number {
  return amount / minorUnits[currency];
}

/**
 * Decimal major units to minor units, exactly. Null if the number has more decimals than the
 * currency or is outside the range of safe integers.
 */
export function toMinor(major: number, currency: Currency): number | null {
  if (!Number.isFinite(major)) return null;
  const perMajor = minorUnits[currency];
  const minor = Math.round(major * perMajor);
  return Number.isSafeInteger(minor) && Math.abs(minor / perMajor - major) < 1e-9 ? minor : null;
}

/** US cents to riel at a store's rate (riel per dollar), rounded up to hundreds, as in cash payments. */
export function toRiel(cents: number, rielPerDollar: number): number {
  return Math.ceil((cents * rielPerDollar) / 100 / 100) * 100;
}

/**
 * Groups the digits of an integer, `1,234`. The same for all languages and browsers, since
 * hydration requires the same text as on the server and not all browsers support Khmer. `Intl` would
 * take fifty times as long, a hundred times per product list.
 */
export function groupDigits(whole: number): string {
  const text = String(Math.abs(whole));
  const grouped = text.length > 3 ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
  return whole < 0 ? `-${grouped}` : grouped;
}

/**
 * Formats money, the same in all languages: `$1,234.50` and `5,061,000៛`. `Intl` would put `$` last
 * in Khmer and write riel as `KHR 5,061,000.00`.
 */
export function formatMoney({ amount, currency }: Money): string {
  const sign = amount < 0 ? "−" : "";
  const minor = Math.abs(amount);
  if (currency === "KHR") return `${sign}${groupDigits(minor)}៛`;
  return `${sign}$${groupDigits(Math.floor(minor / 100))}.${String(minor % 100).padStart(2, "0")}`;
}
