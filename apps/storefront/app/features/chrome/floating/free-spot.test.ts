import { expect, test } from "vitest";
import { freeSpot } from "./free-spot.ts";

const control = (top: number, bottom: number, most = 0) => ({ top, bottom, most });
// Two buttons of 48 pixels, 8 apart, that end at 700.
const tops = [596, 652];

test("with nothing in their column they stay where they are", () => {
  expect(freeSpot(tops, 700, [control(100, 500)])).toEqual({ shift: 0, hidden: 0 });
});

test("they move up just far enough to cover nothing", () => {
  expect(freeSpot(tops, 700, [control(690, 720)])).toEqual({ shift: 16, hidden: 0 });
});

test("a part may be covered that is not higher than its allowance", () => {
  expect(freeSpot(tops, 700, [control(690, 720, 10)])).toEqual({ shift: 0, hidden: 0 });
});

test("where not both fit, only the lower one is shown, in the gap that it needs", () => {
  const lines = [control(0, 600), control(660, 1000)];
  expect(freeSpot(tops, 700, lines)).toEqual({ shift: 40, hidden: 1 });
});

test("where none fits, all are hidden, where they would be", () => {
  expect(freeSpot(tops, 700, [control(0, 1000)])).toEqual({ shift: 0, hidden: 2 });
});

test("they do not move beyond half a phone's screen", () => {
  expect(freeSpot(tops, 700, [control(330, 1000)])).toEqual({ shift: 0, hidden: 2 });
});

test("nor off a screen that is lower, with large text or in landscape", () => {
  const low = [146, 202];
  expect(freeSpot(low, 250, [control(100, 300)])).toEqual({ shift: 152, hidden: 1 });
  expect(freeSpot(low, 250, [control(40, 300)])).toEqual({ shift: 0, hidden: 2 });
});
