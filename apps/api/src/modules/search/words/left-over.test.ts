import { expect, test } from "vitest";
import { leftOver } from "./left-over.ts";

test("the rest of a text has no joining characters at its ends", () => {
  expect(leftOver(" ,、 phone,  blue ;, ")).toBe("phone, blue");
  expect(leftOver("，, ")).toBe("");
});

test("a long row of characters is read once, not once from each of them", () => {
  const text = `a${",".repeat(300_000)}b`;
  const started = process.threadCpuUsage();
  expect(leftOver(text)).toBe(text);
  expect(process.threadCpuUsage(started).user, "microseconds").toBeLessThan(2e6);
});
