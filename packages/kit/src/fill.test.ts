import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("fills each placeholder with its value, as often as it occurs", () => {
  expect(fill("{store}: {count} of {count} at {store}", { store: "Angkor", count: 0 })).toBe(
    "Angkor: 0 of 0 at Angkor",
  );
});

test("a placeholder without a value stays", () => {
  expect(fill("{a} {b}", { a: 1 })).toBe("1 {b}");
});

test("values are inserted unchanged, whatever characters they have", () => {
  expect(fill("{store}: {number}", { store: "{number} $& $1", number: "N-1" })).toBe("{number} $& $1: N-1");
});
