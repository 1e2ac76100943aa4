import { expect, test } from "vitest";
import { radiatorFits } from "./case-rules.ts";

test.each([
  [240, [360], true],
  [360, [240], false],
  [280, [360], undefined],
  [360, [420], true],
  [280, [280, 240], true],
  [240, [280], true],
  [120, [], false],
])("a radiator of %i mm where %j have room: %s", (radiator, room, does) =>
  expect(radiatorFits(radiator, room)).toBe(does),
);
