import { expect, test } from "vitest";
import { daysFrom, isWorkingTime, overlaps, spanOf, spansOfDay, type WorkingTime } from "./working-time.ts";

// A Saturday, ten in the morning in Cambodia.
const now = new Date("2026-11-21T10:00:00+07:00");
const time: WorkingTime = { weekdays: [1, 2, 3, 4, 5, 6], fromHour: 8, toHour: 17, daysOff: ["2026-11-24"] };
const hoursOf = (day: string, hours: number) =>
  spansOfDay(day, hours, time, now).map(({ from }) => (from.getUTCHours() + 7) % 24);

test.each<[day: string, hours: number, expected: number[], why: string]>([
  ["2026-11-21", 1, [12, 13, 14, 15, 16], "today from two hours on"],
  ["2026-11-22", 1, [], "no Sunday"],
  ["2026-11-23", 4, [8, 9, 10, 11, 12, 13], "work must end with the day"],
  ["2026-11-23", 9, [8], "all day"],
  ["2026-11-23", 10, [], "longer than the day"],
  ["2026-11-24", 1, [], "a day off"],
])("%s for %i hours begins at %j: %s", (day, hours, expected, _why) => {
  expect(hoursOf(day, hours)).toEqual(expected);
});

test("there are fourteen days, in Cambodia's time zone, from today", () => {
  const days = daysFrom(now);
  expect([days.length, days[0], days[13]]).toEqual([14, "2026-11-21", "2026-12-04"]);
});

test("only full hours of the coming days are working hours", () => {
  const may = (at: string, hours = 1) => isWorkingTime(new Date(at), hours, time, now);
  expect([may("2026-11-23T08:00:00+07:00"), may("2026-11-23T01:00:00Z"), may("2026-11-23T16:00:00+07:00", 1)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    may("2026-11-23T08:30:00+07:00"),
    may("2026-11-23T16:00:00+07:00", 2),
    may("2026-12-07T08:00:00+07:00"),
    may("2026-11-21T11:00:00+07:00"),
    may("2026-11-20T11:00:00+07:00"),
  ]).toEqual([false, false, false, false, false]);
});

test("times that only touch do not overlap", () => {
  const at = (hour: number, hours: number) => spanOf(new Date(Date.UTC(2026, 10, 23, hour)), hours);
  expect([overlaps(at(8, 2), at(10, 1)), overlaps(at(8, 2), at(9, 1)), overlaps(at(9, 1), at(8, 3))]).toEqual([
    false,
    true,
    true,
  ]);
});
