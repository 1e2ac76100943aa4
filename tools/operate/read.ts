import { toMinor, type Currency } from "@shop/kit/money";
import type { Queryable } from "@shop/api/platform/database";
import { StaffError } from "@shop/api/platform/staff-error";
import { stores } from "@shop/api/modules/stores/tables";
import { eq } from "drizzle-orm";
import type { Values } from "./command.ts";

/** The store of a code as staff write it. */
export async function readStoreRef(db: Queryable, code: string): Promise<{ id: number; code: string; currency: Currency }> {
  const [store] = await db.select({ id: stores.id, code: stores.code, currency: stores.currency }).from(stores).where(eq(stores.code, code.toUpperCase()));
  if (!store) throw new StaffError(`There is no store ${code}`);
  return store;
}

/** The id of the store that `--store` names, if any. */
export async function readStoreOption(db: Queryable, { options }: Values): Promise<number | undefined> {
  return options.store === undefined ? undefined : (await readStoreRef(db, options.store)).id;
}

/** An amount in major units, such as 12.50, as minor units. */
export function readAmount(text: string, currency: Currency): number {
  const minor = /^\d{1,12}(\.\d+)?$/.test(text) ? toMinor(Number(text), currency) : null;
  if (minor === null) throw new StaffError(`"${text}" is not an amount of ${currency}, as ${currency === "USD" ? "12.50" : "50000"}`);
  return minor;
}

export function readWholeNumber(text: string): number {
  const value = /^\d{1,8}$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(value)) throw new StaffError(`"${text}" is not a whole number from 0 to 99999999`);
  return value;
}

const looksLikeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A day of the calendar: JavaScript would read the 31st of February as the 3rd of March. */
export function readDay(text: string): string {
  const time = looksLikeDay(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) throw new StaffError(`"${text}" is not a day, as 2026-12-31`);
  return text;
}

/** A day is its end in Cambodia; a full time stands as it is written. */
export function readTime(text: string): Date {
  const time = new Date(looksLikeDay(text) ? `${readDay(text)}T23:59:59+07:00` : text);
  if (Number.isNaN(time.getTime())) throw new StaffError(`"${text}" is not a day, as 2026-12-31, nor a time, as 2026-12-31T18:00:00+07:00`);
  return time;
}
