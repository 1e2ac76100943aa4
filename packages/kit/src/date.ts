import { dayMs, hourMs } from "./durations.ts";
import type { Language } from "./locale.ts";

/** Cambodia has a single time zone, UTC+7, without daylight saving time. */
const aheadMs = 7 * hourMs;

/** Local time in Cambodia, whatever the time zone of server or phone: `2026-11-21T14:05`. */
export const cambodianTime = (at: Date): string => new Date(at.getTime() + aheadMs).toISOString().slice(0, 16);

/** The date in Cambodia: `2026-11-21`. */
export const cambodianDay = (at: Date): string => cambodianTime(at).slice(0, 10);

/** The moment at which a day such as `2026-11-21` begins in Cambodia. */
export const cambodianMidnight = (day: string): Date => new Date(Date.parse(day) - aheadMs);

/** The day so many days after another: `("2026-11-30", 1)` → `2026-12-01`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const khmerMonths = ["មករា", "កុម្ភៈ", "មីនា", "មេសា", "ឧសភា", "មិថុនា", "កក្កដា", "សីហា", "កញ្ញា", "តុលា", "វិច្ឆិកា", "ធ្នូ"];
const englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** How each language writes a date, optionally followed by a time. */
const written: Record<Language, (year: number, month: number, day: number, time: string) => string> = {
  en: (year, month, day, time) => `${day} ${englishMonths[month - 1]} ${year}${time && `, ${time}`}`,
  km: (year, month, day, time) => `${day} ${khmerMonths[month - 1]} ${year}${time && ` ម៉ោង ${time}`}`,
  zh: (year, month, day, time) => `${year}年${month}月${day}日${time && ` ${time}`}`,
};

/**
 * A date, or date and time, in Cambodia's time zone: `21 Nov 2026, 10:43`. Without `Intl`, because
 * initializing it takes a cheap phone tens of milliseconds, and because browsers differ in their
 * support of Khmer, while hydration requires the same text as on the server.
 */
export function formatDate(iso: string, language: Language, style: "date" | "time"): string {
  const [day = "", time = ""] = cambodianTime(new Date(iso)).split("T");
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return written[language](year, month, date, style === "time" ? time : "");
}

/** A day, or the first and the last one of several: `14 Apr 2027 – 16 Apr 2027`. */
export const formatDays = (from: string, to: string, language: Language): string =>
  [...new Set([from, to])].map((day) => formatDate(day, language, "date")).join(" – ");
