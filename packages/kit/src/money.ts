/**
 * Money is an integer of minor units: cents for US dollars, whole riel for Cambodian riel
 * (the riel has no subunit in use, though `Intl` believes in two decimals).
 */
export type Currency = "USD" | "KHR";
export interface Money {
  /** Minor units: cents of a dollar, or riel. Always a safe integer. */
  amount: number;
  currency: Currency;
}

const minorUnits: Record<Currency, number> = { USD: 100, KHR: 1 };

/** Minor units to the decimal major units of the wire: 1250 US cents → 12.5. */
export function toMajor(amount: number, currency: Currency): number {
  return amount / minorUnits[currency];
}

/**
 * Decimal major units to minor units, exactly; null when the number has more decimals than
 * the currency or leaves the range of safe integers.
 */
export function toMinor(major: number, currency: Currency): number | null {
  if (!Number.isFinite(major)) return null;
  const perMajor = minorUnits[currency];
  const minor = Math.round(major * perMajor);
  return Number.isSafeInteger(minor) && Math.abs(minor / perMajor - major) < 1e-9 ? minor : null;
}

/** US cents in riel at a store's rate (riel for one dollar), rounded up to full hundreds as cash is. */
export function toRiel(cents: number, rielPerDollar: number): number {
  return Math.ceil((cents * rielPerDollar) / 100 / 100) * 100;
}

/**
 * A whole number in groups of three, `1,234`: one form for all languages and for every browser,
 * since not all of them know Khmer, and what the server wrote must be what the browser writes
 * again. `Intl` writes the same in fifty times the time, which a list of products spends a hundred times.
 */
export function groupDigits(whole: number): string {
  const text = String(Math.abs(whole));
  const grouped = text.length > 3 ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
  return whole < 0 ? `-${grouped}` : grouped;
}

/**
 * Money for reading, the same in three languages: `$1,234.50` and `5,061,000៛`. The symbol's
 * place is ours: `Intl` sets `$` last in Khmer and writes riel as `KHR 5,061,000.00`.
 */
export function formatMoney({ amount, currency }: Money): string {
  const sign = amount < 0 ? "−" : "";
  const minor = Math.abs(amount);
  if (currency === "KHR") return `${sign}${groupDigits(minor)}៛`;
  return `${sign}$${groupDigits(Math.floor(minor / 100))}.${String(minor % 100).padStart(2, "0")}`;
}
