import type { Language } from "./locale.ts";

/** Cambodia has one time zone, seven hours ahead of UTC, and no summer time. */
const aheadMs = 7 * 3_600_000;

/** A moment as clocks in Cambodia show it, whatever server or phone are set to: `2026-11-21T14:05`. */
export const cambodianTime = (at: Date): string => new Date(at.getTime() + aheadMs).toISOString().slice(0, 16);

/** The day of a moment in Cambodia: `2026-11-21`. */
export const cambodianDay = (at: Date): string => cambodianTime(at).slice(0, 10);

/** The moment at which a day such as `2026-11-21` begins in Cambodia. */
export const cambodianMidnight = (day: string): Date => new Date(Date.parse(day) - aheadMs);

const khmerMonths = ["មករា", "កុម្ភៈ", "មីនា", "មេសា", "ឧសភា", "មិថុនា", "កក្កដា", "សីហា", "កញ្ញា", "តុលា", "វិច្ឆិកា", "ធ្នូ"];
const englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A day as each language writes it, and a time behind it. */
const written: Record<Language, (year: number, month: number, day: number, time: string) => string> = {
  en: (year, month, day, time) => `${day} ${englishMonths[month - 1]} ${year}${time && `, ${time}`}`,
  km: (year, month, day, time) => `${day} ${khmerMonths[month - 1]} ${year}${time && ` ម៉ោង ${time}`}`,
  zh: (year, month, day, time) => `${year}年${month}月${day}日${time && ` ${time}`}`,
};

/**
 * A date, or date and time, of Cambodia in a language: `21 Nov 2026, 10:43`. Without `Intl`, which
 * takes a cheap phone tens of milliseconds to make ready: browsers differ in what they know of
 * Khmer, and what the server wrote must be what the browser writes again.
 */
export function formatDate(iso: string, language: Language, style: "date" | "time"): string {
  const [day = "", time = ""] = cambodianTime(new Date(iso)).split("T");
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return written[language](year, month, date, style === "time" ? time : "");
}
