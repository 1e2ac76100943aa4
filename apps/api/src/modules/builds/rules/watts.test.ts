import { expect, test } from "vitest";
import { buildOf } from "../../../testing/samples/build.ts";
import { wattsOf } from "./watts.ts";

test("watts: AMD's limit, Intel's, the other parts, 30 % headroom, and the card maker's minimum", () => {
  expect(wattsOf(buildOf())).toEqual({
    estimate: Math.ceil(65 * 1.35 + 200 + 50 + 10 + 8 + 10),
    recommended: 600,
    supply: 750,
    known: true,
  });
  expect(wattsOf(buildOf({ gpu: null, psu: null, cpu: { name: "Intel Core i5-14400F" } }))).toMatchObject({
    estimate: 208,
    recommended: 271,
    supply: null,
  });
  expect(wattsOf(buildOf({ gpu: { tdp: undefined } })).known).toBe(false);
});
