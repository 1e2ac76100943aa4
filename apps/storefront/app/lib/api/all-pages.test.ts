import { expect, it, vi } from "vitest";
import { allPages } from "./all-pages.ts";

const list = (last_page: number) => vi.fn(async (page: number) => ({ data: [`${page}a`, `${page}b`], last_page }));

it("reads every page once, in order", async () => {
  const read = list(3);
  expect(await allPages(10, read)).toEqual(["1a", "1b", "2a", "2b", "3a", "3b"]);
  expect(read).toHaveBeenCalledTimes(3);
});

it("reads one page of an empty list, and stops at the maximum", async () => {
  expect(await allPages(10, async () => ({ data: [], last_page: 1 }))).toEqual([]);
  expect(await allPages(2, list(1000))).toHaveLength(4);
});
