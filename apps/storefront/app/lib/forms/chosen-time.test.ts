import { expect, test } from "vitest";
import { chosenTime } from "./chosen-time.ts";

test.each([
  ["of its day, in Cambodia", { day: "2026-11-28", starts_at: "2026-11-27T18:00:00.000Z" }, "2026-11-27T18:00:00.000Z"],
  ["of a day that was left for another one", { day: "2026-11-29", starts_at: "2026-11-28T01:00:00.000Z" }, null],
  ["none", { day: "2026-11-28" }, null],
  ["without a day", { starts_at: "2026-11-28T01:00:00.000Z" }, "2026-11-28T01:00:00.000Z"],
  ["made up", { starts_at: "noon" }, null],
])("an hour %s", (_name, form, hour) => {
  expect(chosenTime(form)).toBe(hour);
});
