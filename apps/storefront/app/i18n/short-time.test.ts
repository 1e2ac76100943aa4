import { expect, test } from "vitest";
import { shortTime } from "./short-time.ts";

test.each([
  ["en", "Sun 22/11 06:00"],
  ["km", "អាទិត្យ 22/11 06:00"],
  ["zh", "周日 11/22 06:00"],
] as const)("a moment is told as it is in Cambodia, %s", (language, text) => {
  expect(shortTime("2026-11-21T23:00:00.000Z", language)).toBe(text);
});
