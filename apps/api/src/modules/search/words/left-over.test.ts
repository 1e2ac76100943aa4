import { expect, test } from "vitest";
import { leftOver } from "./left-over.ts";

test("what is left has no signs at its ends that led to what is gone", () => {
  expect(leftOver(" ,、 phone,  blue ;, ")).toBe("phone, blue");
  expect(leftOver("，, ")).toBe("");
});

test("a long row of signs inside is read once, not once from each of them", () => {
  const text = `a${",".repeat(300_000)}b`;
  const started = process.threadCpuUsage();
  expect(leftOver(text)).toBe(text);
  expect(process.threadCpuUsage(started).user, "microseconds").toBeLessThan(2e6);
});
