import { expect, test } from "vitest";
import { changedParts } from "./changed-parts.ts";

test.each([
  ["nothing", { a: 1, b: { c: [1] } }, { a: 1, b: { c: [1] } }, {}],
  ["a value", { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }],
  ["a part of a part", { a: { b: { c: 1, d: 2 }, e: 3 } }, { a: { b: { c: 4, d: 2 }, e: 3 } }, { a: { b: { c: 1 } } }],
  ["what was not there", { a: {} }, { a: { b: 1 } }, { a: { b: null } }],
  ["what was taken away", { a: { b: 1, c: 2 } }, { a: { c: 2 } }, { a: { b: 1 } }],
  ["a part in place of null", { a: null }, { a: { b: 1 } }, { a: null }],
  ["an item of a list", { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, { a: [{ b: 1 }, { b: 2 }] }],
])("%s", (_, before, after, changed) => expect(changedParts(before, after)).toEqual(changed));
