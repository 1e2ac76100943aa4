import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBusySignal } from "./busy-signal.ts";
import { loadingMinTime, progressBar } from "../constants.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function signal(delay: number, least: number) {
  const seen: boolean[] = [];
  return { seen, set: createBusySignal({ delay, least }, (shown) => seen.push(shown)) };
}

test("a loading overlay stays at least 200 ms once shown (specification, section 9)", () => {
  const { seen, set } = signal(300, loadingMinTime);
  set(true);
  vi.advanceTimersByTime(310);
  set(false);
  vi.advanceTimersByTime(189);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true, false]);
});

test("fast operations show no indicator", () => {
  const { seen, set } = signal(300, loadingMinTime);
  set(true);
  vi.advanceTimersByTime(299);
  set(false);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual([]);
});

test("the loading bar is throttled by 200 ms (specification, section 9)", () => {
  const { seen, set } = signal(progressBar.throttle, progressBar.hideDelay);
  set(true);
  vi.advanceTimersByTime(199);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([true]);
});

test("work that starts again while the indicator is visible keeps it visible", () => {
  const { seen, set } = signal(0, 200);
  set(true);
  vi.advanceTimersByTime(50);
  set(false);
  vi.advanceTimersByTime(100);
  set(true);
  vi.advanceTimersByTime(1_000);
  expect(seen).toEqual([true]);
});
