import { expect, test } from "vitest";
import { editsBetween } from "./edits-between.ts";

test.each([
  ["iphone", "iphone", 0],
  ["ipone", "iphone", 1],
  ["iphnoe", "iphone", 1],
  ["iphonee", "iphone", 1],
  ["samsumg", "samsung", 1],
  ["headfones", "headphones", 2],
  ["camera", "printer", 3],
])("%s and %s are %i edits apart", (a, b, edits) => expect(editsBetween(a, b)).toBe(edits));
