import { expect, test } from "vitest";
import fc from "fast-check";
import { formatMoney, groupDigits, toMajor, toMinor, toRiel } from "./money.ts";

test("dollars have two decimals and riel none, with the currency sign where Cambodia writes it", () => {
  expect(formatMoney({ amount: 123450, currency: "USD" })).toBe("$1,234.50");
  expect(formatMoney({ amount: 5_061_000, currency: "KHR" })).toBe("5,061,000៛");
  expect(formatMoney({ amount: -500, currency: "USD" })).toBe("−$5.00");
});

test("riel are rounded up to full hundreds", () => {
  expect(toRiel(1250, 4100)).toBe(51_300);
  expect(toRiel(100, 4100)).toBe(4_100);
});

test("major units convert back to the same minor units", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.constantFrom("USD" as const, "KHR" as const),
      (amount, currency) => {
        expect(toMinor(toMajor(amount, currency), currency)).toBe(amount);
      },
    ),
  );
});

test("more decimals than a currency has are refused", () => {
  expect(toMinor(12.345, "USD")).toBeNull();
  expect(toMinor(1.5, "KHR")).toBeNull();
  expect(toMinor(Number.NaN, "USD")).toBeNull();
  expect(toMinor(1e300, "USD")).toBeNull();
});

test("numbers and money are grouped as Intl groups them", () => {
  const [whole, cents] = [new Intl.NumberFormat("en-US"), new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 })];
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (number) => {
      expect(groupDigits(number)).toBe(whole.format(number));
      expect(formatMoney({ amount: Math.abs(number), currency: "USD" })).toBe(
        `$${cents.format(Math.abs(number) / 100)}`,
      );
    }),
  );
});
