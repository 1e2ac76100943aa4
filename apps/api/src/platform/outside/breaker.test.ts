import { expect, test, vi } from "vitest";
import { BreakerOpenError, createBreaker } from "./breaker.ts";

const down = () => Promise.reject(new Error("down"));
const up = () => Promise.resolve("up");

test("after a number of failures in a row a service is not called, then tried with one call", async () => {
  let clock = 0;
  const breaker = createBreaker({ failures: 3, restMs: 1000, now: () => clock });
  for (let count = 0; count < 3; count++) await expect(breaker.run(down)).rejects.toThrow("down");
  const call = vi.fn(up);
  await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
  clock = 999;
  await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
  expect(call).not.toHaveBeenCalled();

  clock = 1000;
  await expect(breaker.run(down)).rejects.toThrow("down");
  await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
  clock = 2000;
  const { promise, resolve: finish } = Promise.withResolvers<string>();
  const trial = breaker.run(() => promise);
  await expect(breaker.run(call)).rejects.toThrow(BreakerOpenError);
  finish("up");
  expect(await trial).toBe("up");
  expect(await breaker.run(call)).toBe("up");
});

test("a success resets the count of failures", async () => {
  const breaker = createBreaker({ failures: 2, restMs: 1000, now: () => 0 });
  for (let count = 0; count < 5; count++) {
    await expect(breaker.run(down)).rejects.toThrow("down");
    expect(await breaker.run(up)).toBe("up");
  }
});
