import { expect, test } from "vitest";
import { readMoney } from "./read-money.ts";

test.each([
  [19.6, "USD", 1960, "USD"],
  [50_300, "KHR", 50_300, "KHR"],
  [19.6, "KHR", null, "KHR"],
  [0.001, "USD", null, "USD"],
  [7, "THB", null, null],
] as const)("a bank's %s %s is %s in minor units", (major, code, amount, currency) => {
  expect(readMoney(major, code)).toEqual({ amount, currency, reported: `${major} ${code}` });
});
