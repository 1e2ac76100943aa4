import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

test("a task requested while it runs is run once more, never twice at a time", async () => {
  let [begun, atOnce, most] = [0, 0, 0];
  let finish = () => {};
  const task = oneAtATime(async () => {
    begun++;
    most = Math.max(most, ++atOnce);
    await new Promise<void>((resolve) => (finish = resolve));
    atOnce--;
  });
  const first = task();
  await Promise.all([task(), task()]);
  expect(begun).toBe(1);
  finish();
  await expect.poll(() => begun).toBe(2);
  finish();
  await first;
  expect({ begun, most }).toEqual({ begun: 2, most: 1 });
});

test("a failed task can be requested again", async () => {
  let fails = true;
  const task = oneAtATime(async () => {
    if (fails) throw new Error("away");
  });
  await expect(task()).rejects.toThrow("away");
  fails = false;
  await task();
});
