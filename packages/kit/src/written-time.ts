import { cambodianMidnight } from "./date.ts";

/** Whether a text is a calendar day such as `2026-12-31`. JavaScript alone would read February 31st as March 3rd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const clock = /^T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Parses a time as people write it for a shop in Cambodia, whatever the server's time zone. A day
 * means its start or end there; a time without an offset is Cambodia's. Null for any other form, and for years before
 * 1970 or after 2100.
 */
export function readWrittenTime(text: string, day: "start" | "end"): Date | null {
  const [date, time] = [text.slice(0, 10), text.slice(10)];
  if (!isDay(date) || date < "1970" || date > "2100-12-31") return null;
  if (time === "") return day === "start" ? cambodianMidnight(date) : new Date(`${date}T23:59:59+07:00`);
  const parts = clock.exec(time);
  const found = parts && new Date(`${text}${parts[1] ? "" : "+07:00"}`);
  return found && !Number.isNaN(found.getTime()) ? found : null;
}
