import { afterEach, beforeEach, expect, vi } from "vitest";

/** Unexpected output on the console fails a test: nobody would read it otherwise. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const spy = vi.mocked(console.error);
  const calls = vi.isMockFunction(spy) ? spy.mock.calls.map((call) => call.map(String).join(" ")) : [];
  vi.restoreAllMocks();
  expect(calls, "unexpected console.error; a test that expects it mocks it and checks it").toEqual([]);
});
