import { expect, test } from "vitest";
import { runsOfDays } from "./working-days.ts";

test.each([
  [[1, 2, 3, 4, 5, 6], [[1, 6]]],
  [
    [3, 1, 2, 6],
    [
      [1, 3],
      [6, 6],
    ],
  ],
  [[7], [[7, 7]]],
  [[2, 2], [[2, 2]]],
  [[], []],
])("the weekdays %j are the runs %j", (days, runs) => {
  expect(runsOfDays(days)).toEqual(runs);
});
