import { expect, test } from "vitest";
import { readableWait } from "./readable-wait.ts";

test("uses minutes above 90 seconds and hours above 90 minutes, rounded up", () => {
  expect(readableWait(1)).toEqual({ unit: "seconds", count: 1 });
  expect(readableWait(90)).toEqual({ unit: "seconds", count: 90 });
  expect(readableWait(91)).toEqual({ unit: "minutes", count: 2 });
  expect(readableWait(896)).toEqual({ unit: "minutes", count: 15 });
  expect(readableWait(90 * 60)).toEqual({ unit: "minutes", count: 90 });
  expect(readableWait(90 * 60 + 1)).toEqual({ unit: "hours", count: 2 });
  expect(readableWait(24 * 60 * 60)).toEqual({ unit: "hours", count: 24 });
});
