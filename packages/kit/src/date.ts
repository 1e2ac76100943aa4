import type { Language } from "./locale.ts";

/** Cambodia's time, whatever the clock of server or phone says. */
const timeZone = "Asia/Phnom_Penh";

const khmerMonths = ["មករា", "កុម្ភៈ", "មីនា", "មេសា", "ឧសភា", "មិថុនា", "កក្កដា", "សីហា", "កញ្ញា", "តុលា", "វិច្ឆិកា", "ធ្នូ"];
const englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

let made: Intl.DateTimeFormat | undefined;
/** Made when a date is first written: a cheap phone takes tens of milliseconds for it, and most pages show none. */
const numbers = () =>
  (made ??= new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }));

/**
 * A date, or date and time, of Cambodia in a language: `21 Nov 2026, 10:43`. `Intl` gives the
 * numbers only: browsers differ in what they know of Khmer, and what the server wrote must be
 * what the browser writes again.
 */
export function formatDate(iso: string, language: Language, style: "date" | "time"): string {
  const part = Object.fromEntries(numbers().formatToParts(new Date(iso)).map(({ type, value }) => [type, value])) as Record<string, string>;
  const { year, month, day, hour, minute } = part;
  const months = language === "km" ? khmerMonths : englishMonths;
  const date = language === "zh" ? `${year}年${month}月${day}日` : `${day} ${months[Number(month) - 1]} ${year}`;
  if (style === "date") return date;
  const time = `${hour}:${minute}`;
  return language === "en" ? `${date}, ${time}` : language === "km" ? `${date} ម៉ោង ${time}` : `${date} ${time}`;
}
