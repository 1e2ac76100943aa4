import { longestNote } from "@shop/contract/limits";
import { toMinor, type Currency } from "@shop/kit/money";
import { isDay, readWrittenTime } from "@shop/kit/written-time";
import type { Queryable } from "@shop/api/platform/database/database";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { readStore, type Store } from "@shop/api/modules/stores/public";
import { stores } from "@shop/api/modules/stores/tables";
import { eq } from "drizzle-orm";
import type { Values } from "../command.ts";

/** Finds a store by its code. */
export async function readStoreRef(
  db: Queryable,
  code: string,
): Promise<{ id: number; code: string; currency: Currency }> {
  const [store] = await db
    .select({ id: stores.id, code: stores.code, currency: stores.currency })
    .from(stores)
    .where(eq(stores.code, code.toUpperCase()));
  if (!store) throw new StaffError(`There is no store ${code}`);
  return store;
}

/** The same, with all its texts and settings. */
export async function readWholeStore(db: Queryable, code: string): Promise<Store> {
  return readStore(db, (await readStoreRef(db, code)).id);
}

/** The id of the store that `--store` names, if any. */
export async function readStoreOption(db: Queryable, { options }: Values): Promise<number | undefined> {
  return options.store === undefined ? undefined : (await readStoreRef(db, options.store)).id;
}

/** An amount in major units, such as 12.50, as minor units. */
export function readAmount(text: string, currency: Currency): number {
  const minor = /^\d{1,12}(\.\d+)?$/.test(text) ? toMinor(Number(text), currency) : null;
  if (minor === null)
    throw new StaffError(`"${text}" is not an amount of ${currency} such as ${currency === "USD" ? "12.50" : "50000"}`);
  return minor;
}

/** A number of pieces, hours or the like. @throws StaffError */
export function readWholeNumber(text: string): number {
  const value = /^\d{1,8}$/.test(text) ? Number(text) : NaN;
  if (!Number.isSafeInteger(value)) throw new StaffError(`"${text}" is not a whole number from 0 to 99999999`);
  return value;
}

/** Why staff did something, which the shopper reads. @throws StaffError */
export function readReason(text: string): string {
  const reason = text.trim();
  if (reason === "" || reason.length > longestNote)
    throw new StaffError(`The reason must have 1 to ${longestNote} characters: the shopper reads it`);
  return reason;
}

/** A day in Cambodia, such as 2026-12-31. @throws StaffError */
export function readDay(text: string): string {
  if (!isDay(text)) throw new StaffError(`"${text}" is not a day such as 2026-12-31`);
  return text;
}

/** Parses a time. A date alone means the start or the end of that day in Cambodia, by `day`. */
export function readTime(text: string, day: "start" | "end"): Date {
  const time = readWrittenTime(text, day);
  if (!time)
    throw new StaffError(
      `"${text}" is not a day such as 2026-12-31 or a time such as 2026-12-31T18:00 (in Cambodia) or 2026-12-31T18:00+09:00`,
    );
  return time;
}
