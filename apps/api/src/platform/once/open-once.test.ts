import { expect, test, vi } from "vitest";
import { openOnce } from "./open-once.ts";

test("what opens is opened once for all who use it, also at once", async () => {
  const opened = new WeakMap<object, Promise<number>>();
  const key = {};
  const open = vi.fn(async () => 7);
  expect(await Promise.all([openOnce(opened, key, open), openOnce(opened, key, open)])).toEqual([7, 7]);
  expect(await openOnce(opened, key, open)).toBe(7);
  expect(open).toHaveBeenCalledTimes(1);
});

test("what fails to open fails for all who wait, and is opened at the next use", async () => {
  const opened = new WeakMap<object, Promise<number>>();
  const key = {};
  const open = vi.fn(async () => 7).mockRejectedValueOnce(new Error("no"));
  const first = [openOnce(opened, key, open), openOnce(opened, key, open)];
  for (const one of first) await expect(one).rejects.toThrow("no");
  expect(await openOnce(opened, key, open)).toBe(7);
  expect(open).toHaveBeenCalledTimes(2);
});
