import { expect, test } from "vitest";
import { atLeast } from "./at-least.ts";

test.each([
  [1, "1+"],
  [9, "9+"],
  [10, "10+"],
  [26, "20+"],
  [301, "300+"],
  [999, "900+"],
  [1000, "1,000+"],
  [56_159, "50,000+"],
])("that there are at least %i is written with a round number", (count, written) => {
  expect(atLeast(count)).toBe(written);
});
