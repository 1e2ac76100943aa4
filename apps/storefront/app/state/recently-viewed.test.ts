import { expect, test } from "vitest";
import { readViewed, viewedMax, withViewed } from "./recently-viewed.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

test("the newest is first, without duplicates", () => {
  expect(withViewed(withViewed([1, 2], 3), 1)).toEqual([1, 3, 2]);
});

test("no more are stored than shown", () => {
  expect(
    withViewed(
      Array.from({ length: viewedMax }, (_, index) => index + 1),
      99,
    ),
  ).toHaveLength(viewedMax);
});

test("damaged data count as none", () => {
  expect(readViewed(memoryStorage({ recently_viewed: "x" }))).toEqual([]);
  expect(readViewed(memoryStorage({ recently_viewed: '[1,"2",-3,1]' }))).toEqual([1]);
});
