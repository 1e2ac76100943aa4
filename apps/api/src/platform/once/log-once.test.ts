import { expect, test, vi } from "vitest";
import { logOnce } from "./log-once.ts";

test("a lasting problem is logged when it begins and when it ends, and again when it returns", () => {
  const log = { warn: vi.fn(), info: vi.fn() };
  const trouble = logOnce(log, "the bank is away", "the bank is back");
  const first = new Error("no answer");
  trouble.worked();
  expect(log.info).not.toHaveBeenCalled();
  trouble.failed(first);
  trouble.failed(new Error("still none"));
  expect(log.warn.mock.calls).toEqual([[{ err: first }, "the bank is away"]]);
  trouble.worked();
  trouble.worked();
  expect(log.info.mock.calls).toEqual([["the bank is back"]]);
  trouble.failed(first);
  expect(log.warn).toHaveBeenCalledTimes(2);
});
