import { expect, test } from "vitest";
import { mayReload } from "./chunk-reload.ts";

test("a failed chunk load reloads the page, at most once per minute (specification, section 8)", () => {
  expect(mayReload(null, 1_000_000, true)).toBe(true);
  expect(mayReload(1_000_000, 1_000_001, true)).toBe(false);
  expect(mayReload(1_000_000, 1_059_999, true)).toBe(false);
  expect(mayReload(1_000_000, 1_060_000, true)).toBe(true);
});

test("a clock that was set back does not block reloads for long", () => {
  expect(mayReload(2_000_000, 1_000_000, true)).toBe(true);
});

test("offline, the open page stays", () => {
  expect(mayReload(null, 1_000_000, false)).toBe(false);
});
