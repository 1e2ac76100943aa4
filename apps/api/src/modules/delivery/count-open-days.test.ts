import { expect, test } from "vitest";
import { daysUntilDelivery } from "./count-open-days.ts";

const newYear = ["2027-04-14", "2027-04-15", "2027-04-16"];

test.each([
  ["no holiday on the way", 2, "2027-04-10", [], 2],
  ["a holiday after it", 2, "2027-04-11", newYear, 2],
  ["a holiday on the way", 2, "2027-04-12", newYear, 5],
  ["one that would be the day of delivery", 1, "2027-04-13", newYear, 4],
  ["the same day, closed: the next open one", 0, "2027-04-15", newYear, 2],
  ["closed today: it leaves on the next open day", 1, "2027-04-14", newYear, 4],
  ["two holidays", 2, "2027-04-13", [...newYear, "2027-04-18"], 6],
])("days until delivery: %s", (_, days, today, closed, expected) =>
  expect(daysUntilDelivery(days, today, (day) => closed.includes(day))).toBe(expected),
);
