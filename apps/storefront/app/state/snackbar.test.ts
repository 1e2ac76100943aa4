import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { snackbar } from "./snackbar.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  snackbar.close();
  vi.useRealTimers();
});

test("a notification shows 5 seconds, then clears (specification, section 4)", () => {
  snackbar.show("Done");
  vi.advanceTimersByTime(4_999);
  expect(snackbar.get()?.text).toBe("Done");
  vi.advanceTimersByTime(1);
  expect(snackbar.get()).toBeNull();
});

test("'User' is replaced by 'You' (specification, section 8)", () => {
  snackbar.show("User has no address; User may add one");
  expect(snackbar.get()?.text).toBe("You has no address; You may add one");
});

test("a second message is shown for its own five seconds", () => {
  snackbar.show("one");
  vi.advanceTimersByTime(4_000);
  snackbar.show("two");
  vi.advanceTimersByTime(4_000);
  expect(snackbar.get()?.text).toBe("two");
  vi.advanceTimersByTime(1_000);
  expect(snackbar.get()).toBeNull();
});

test("it can be closed", () => {
  snackbar.show("Done");
  snackbar.close();
  expect(snackbar.get()).toBeNull();
});
