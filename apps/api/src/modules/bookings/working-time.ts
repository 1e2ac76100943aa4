import { bookableDays } from "@shop/contract/calls/bookings";
import { cambodianDay, cambodianMidnight } from "@shop/kit/date";
import { dayMs, hourMs } from "@shop/kit/durations";
import type { Span } from "./tables.ts";

/** Earliest time from now that can be booked: nobody can be there sooner. */
const leadMs = 2 * hourMs;

/** When a freelancer works: weekdays and hours, except days off. */
export interface WorkingTime {
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  /** First and last hour of the working day, in Cambodian time. */
  fromHour: number;
  toHour: number;
  /** Days in Cambodia, as 2026-11-21. */
  daysOff: readonly string[];
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The span of `hours` from a start. */
export const spanOf = (from: Date, hours: number): Span => ({ from, to: new Date(from.getTime() + hours * hourMs) });

/** The days that can be booked at a given time: today and some after it. */
export function daysFrom(now: Date): string[] {
  return Array.from({ length: bookableDays }, (_, index) => cambodianDay(new Date(now.getTime() + index * dayMs)));
}

/** The spans of `hours` on a day in which the freelancer works, taken or not. */
export function spansOfDay(
  day: string,
  hours: number,
  { weekdays, fromHour, toHour, daysOff }: WorkingTime,
  now: Date,
): Span[] {
  if (!weekdays.includes(weekdayOf(day)) || daysOff.includes(day)) return [];
  const midnight = cambodianMidnight(day).getTime();
  const starts = Array.from(
    { length: Math.max(0, toHour - fromHour - hours + 1) },
    (_, index) => new Date(midnight + (fromHour + index) * hourMs),
  );
  return starts.filter((from) => from.getTime() >= now.getTime() + leadMs).map((from) => spanOf(from, hours));
}

/** Whether work of `hours` may begin at a time, taken or not. */
export function isWorkingTime(from: Date, hours: number, time: WorkingTime, now: Date): boolean {
  const day = cambodianDay(from);
  return (
    daysFrom(now).includes(day) &&
    spansOfDay(day, hours, time, now).some((span) => span.from.getTime() === from.getTime())
  );
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
