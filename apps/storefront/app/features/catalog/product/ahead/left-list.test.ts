import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerFromLeftList, leaveList } from "./left-list.ts";

const list = { address: "/kh/phone?page=2", route: "routes/catalog/phone", data: { total: 30 } };
const asked = { loaded: { type: "data" as const, result: "asked for" } };

/** What a navigation to this address gets. */
const answerTo = (address: string) => {
  const url = new URL(`http://store.example${address}`);
  return answerFromLeftList({ request: new Request(url), url, params: {}, pattern: "", context: {} as never }, () =>
    Promise.resolve(asked),
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  leaveList({ ...list, loadedAt: Date.now() });
});
afterEach(() => vi.useRealTimers());

test("the list that was left is answered with the data that it had", async () => {
  expect(await answerTo(list.address)).toEqual({ [list.route]: { type: "data", result: list.data } });
});

test.each(["/kh/phone", "/kh/phone?page=3", "/phone?page=2"])("%s, which was not left, is asked for", async (other) => {
  expect(await answerTo(other)).toBe(asked);
});

test("a list is asked for again after five minutes", async () => {
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(await answerTo(list.address)).not.toBe(asked);
  vi.advanceTimersByTime(1);
  expect(await answerTo(list.address)).toBe(asked);
});

test("a list that was forgotten is asked for", async () => {
  leaveList();
  expect(await answerTo(list.address)).toBe(asked);
});
