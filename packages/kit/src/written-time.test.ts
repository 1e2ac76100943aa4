import { expect, test } from "vitest";
import { readWrittenTime } from "./written-time.ts";

test.for([
  ["2026-12-31", "2026-12-31T16:59:59.000Z"],
  ["2026-12-31T18:00", "2026-12-31T11:00:00.000Z"],
  ["2026-12-31T18:00:30.5", "2026-12-31T11:00:30.500Z"],
  ["2026-12-31T18:00:00+07:00", "2026-12-31T11:00:00.000Z"],
  ["2026-12-31T18:00:00Z", "2026-12-31T18:00:00.000Z"],
] as const)("%s is a time in Cambodia unless it has an offset", ([text, iso]) => {
  expect(readWrittenTime(text, "end")?.toISOString()).toBe(iso);
});

test("a day means its start or its end", () => {
  expect(readWrittenTime("2026-12-31", "start")?.toISOString()).toBe("2026-12-30T17:00:00.000Z");
});

test.for([
  "",
  "tomorrow",
  "31/12/2026",
  "2026",
  "2026-12",
  "2026-02-31",
  "2026-02-31T10:00",
  "2026-12-31 18:00",
  "2026-12-31T25:00",
  "2026-12-31T18:00 GMT",
  "1735689600",
  "0001-01-01",
  "1969-12-31",
  "2101-01-01",
  "9999-12-31T00:00Z",
])("%j is not a time", (text) => {
  expect(readWrittenTime(text, "end")).toBeNull();
});
