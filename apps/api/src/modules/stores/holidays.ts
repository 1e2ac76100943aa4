import type { Holiday as ShownHoliday } from "@shop/contract/types";
import { cambodianMidnight, addDays } from "@shop/kit/date";
import { inLanguage, languages, type Language } from "@shop/kit/locale";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { changeSettings } from "./change-settings.ts";
import type { Store } from "./read-store.ts";
import type { Holiday } from "./tables.ts";

type Settings = Pick<Store, "settings">;

/** How many days before a holiday public pages begin to show it. */
const noticeDays = 21;
/** Maximum number of holidays of a store that are not over. */
const mostHolidays = 30;
/** Maximum length of a holiday in days: a longer one is rather a wrong year. */
const longestHoliday = 31;
const longestText = 120;
/** How long after midnight pages change: the clocks of servers differ a little. */
const graceMs = 500;

/** Whether the store is closed on a day, such as 2027-04-14. */
export const isClosedOn = ({ settings }: Settings, day: string): boolean =>
  (settings.holidays ?? []).some(({ from, to }) => from <= day && day <= to);

/** The holidays that are not over on a day. */
export const holidaysFrom = ({ settings }: Settings, day: string): Holiday[] =>
  (settings.holidays ?? []).filter(({ to }) => to >= day);

/** The holidays between two days, both included, as shoppers see them. */
export const shownHolidays = (store: Settings, from: string, to: string, language: Language): ShownHoliday[] =>
  holidaysFrom(store, from)
    .filter((holiday) => holiday.from <= to)
    .map(({ text, ...days }) => ({ ...days, text: inLanguage(text, language) }));

/** Those that public pages show on a day. */
export const announcedHolidays = (store: Settings, day: string, language: Language): ShownHoliday[] =>
  shownHolidays(store, day, addDays(day, noticeDays), language);

function assertHoliday({ from, to, text }: Holiday, today: string): void {
  if (to < from) throw new StaffError(`${to} is before ${from}`);
  if (to < today) throw new StaffError(`${to} is over`);
  if (to >= addDays(from, longestHoliday))
    throw new StaffError(`${from} to ${to} are more than ${longestHoliday} days: give several holidays`);
  for (const language of languages) {
    const length = text[language]?.trim().length ?? 0;
    if (length === 0 || length > longestText)
      throw new StaffError(`The text in ${language} must have 1 to ${longestText} characters`);
  }
}

interface HolidayChange {
  code: string;
  actor: string;
  /** In Cambodia. */
  today: string;
}

/** Adds days on which a store is closed, and forgets those that are over. */
export async function addHoliday(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { code, actor, today }: HolidayChange,
  holiday: Holiday,
): Promise<void> {
  assertHoliday(holiday, today);
  const { id } = await changeSettings(tx, {
    code,
    actor,
    action: "add-holiday",
    part: "holidays",
    change(store) {
      const kept = holidaysFrom(store, today);
      const same = kept.find(({ from, to }) => from <= holiday.to && holiday.from <= to);
      if (same)
        throw new StaffError(
          `${code} is closed from ${same.from} to ${same.to} already: holiday remove ${same.from} --store ${code}`,
        );
      if (kept.length >= mostHolidays)
        throw new StaffError(`${code} already has ${mostHolidays} holidays: remove one first`);
      return [...kept, holiday].sort((a, b) => a.from.localeCompare(b.from));
    },
  });
  for (const day of [addDays(holiday.from, -noticeDays), addDays(holiday.to, 1)])
    if (day > today)
      await jobs.enqueue(
        tx,
        "show-holidays",
        { storeId: id },
        { startAfter: new Date(cambodianMidnight(day).getTime() + graceMs), key: `${id} ${day}` },
      );
}

/** Removes the holiday that begins on a day. */
export async function removeHoliday(tx: Tx, { code, actor, today }: HolidayChange, from: string): Promise<void> {
  await changeSettings(tx, {
    code,
    actor,
    action: "remove-holiday",
    part: "holidays",
    change(store) {
      const known = holidaysFrom(store, today);
      const kept = known.filter((holiday) => holiday.from !== from);
      if (kept.length === known.length)
        throw new StaffError(
          `${code} has no holiday that begins on ${from}; there are ${known.map((each) => each.from).join(", ") || "none"}`,
        );
      return kept;
    },
  });
}

/** Starts the job that invalidates cached pages when they begin or end to show a holiday. If it was removed meanwhile, that does no harm. */
export async function startShowingHolidays({ jobs, database }: Pick<Services, "jobs" | "database">): Promise<void> {
  await jobs.work("show-holidays", ({ storeId }) => publishChange(database.db, { kind: "store", storeId }));
}
