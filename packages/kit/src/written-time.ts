import { cambodianMidnight } from "./date.ts";

/** A day of the calendar as `2026-12-31`: JavaScript would read the 31st of February as the 3rd of March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const clock = /^T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * A time as people write it for a shop in Cambodia, wherever the server stands: a day is its start
 * or its end there, a time without an offset is Cambodia's, one with an offset is what it says.
 * Null for any other form, and for years that no shop means: before 1970 or after 2100.
 */
export function readWrittenTime(text: string, day: "start" | "end"): Date | null {
  const [date, time] = [text.slice(0, 10), text.slice(10)];
  if (!isDay(date) || date < "1970" || date > "2100-12-31") return null;
  if (time === "") return day === "start" ? cambodianMidnight(date) : new Date(`${date}T23:59:59+07:00`);
  const parts = clock.exec(time);
  const found = parts && new Date(`${text}${parts[1] ? "" : "+07:00"}`);
  return found && !Number.isNaN(found.getTime()) ? found : null;
}
