import { toMinor, type Currency } from "@shop/kit/money";

/** Money that a bank tells of. */
export interface ToldMoney {
  /** Minor units; null where it is no amount of a currency that the shop counts in, such as 19.6 riel. */
  amount: number | null;
  currency: Currency | null;
  /** What the bank said, for people to read. */
  told: string;
}

/** Reads an amount and the code of its currency exactly; a part of a unit is never rounded away. */
export function readMoney(major: number, code: string): ToldMoney {
  const currency = code === "USD" || code === "KHR" ? code : null;
  return { amount: currency && toMinor(major, currency), currency, told: `${major} ${code}` };
}
