import { expect, test } from "vitest";
import * as z from "zod";
import { numeric } from "./define.ts";

const price = numeric(z.number());

test.each<[string, number]>([["1", 1], ["-1.5", -1.5], [".5", 0.5], [" 007.50 ", 7.5], ["-.25", -0.25]])("%j is a number", (text, value) => {
  expect(price.parse(text)).toBe(value);
});

test.each(["", " ", "1.", ".", "-", "1e3", "0x1", "1,5", "1.2.3", "--1", "១", null, true, []])("%j is not a number", (value) => {
  expect(price.safeParse(value).success).toBe(false);
});

test("a very long text of digits is refused at once", () => {
  const began = process.threadCpuUsage();
  expect(price.safeParse(`${"1".repeat(200_000)}x`).success).toBe(false);
  expect(process.threadCpuUsage(began).user, "microseconds").toBeLessThan(500_000);
});
