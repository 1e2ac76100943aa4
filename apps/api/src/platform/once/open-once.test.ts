import { expect, test, vi } from "vitest";
import { openOnce } from "./open-once.ts";

test("a resource is opened once for all users, also concurrent ones", async () => {
  const opened = new WeakMap<object, Promise<number>>();
  const key = {};
  const open = vi.fn(async () => 7);
  expect(await Promise.all([openOnce(opened, key, open), openOnce(opened, key, open)])).toEqual([7, 7]);
  expect(await openOnce(opened, key, open)).toBe(7);
  expect(open).toHaveBeenCalledTimes(1);
});

test("a failed opening fails for all who wait, and is tried again at the next use", async () => {
  const opened = new WeakMap<object, Promise<number>>();
  const key = {};
  const open = vi.fn(async () => 7).mockRejectedValueOnce(new Error("no"));
  const first = [openOnce(opened, key, open), openOnce(opened, key, open)];
  for (const one of first) await expect(one).rejects.toThrow("no");
  expect(await openOnce(opened, key, open)).toBe(7);
  expect(open).toHaveBeenCalledTimes(2);
});
