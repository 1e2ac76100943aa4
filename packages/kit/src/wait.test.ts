import { expect, test } from "vitest";
import { waitOf } from "./wait.ts";

test("uses minutes above 90 seconds and hours above 90 minutes, rounded up", () => {
  expect(waitOf(1)).toEqual({ unit: "seconds", count: 1 });
  expect(waitOf(90)).toEqual({ unit: "seconds", count: 90 });
  expect(waitOf(91)).toEqual({ unit: "minutes", count: 2 });
  expect(waitOf(896)).toEqual({ unit: "minutes", count: 15 });
  expect(waitOf(90 * 60)).toEqual({ unit: "minutes", count: 90 });
  expect(waitOf(90 * 60 + 1)).toEqual({ unit: "hours", count: 2 });
  expect(waitOf(24 * 60 * 60)).toEqual({ unit: "hours", count: 24 });
});
