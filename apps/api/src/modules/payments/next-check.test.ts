import { expect, test } from "vitest";
import { isClosable, nextCheck } from "./next-check.ts";
import type { PaymentState } from "./tables.ts";

const createdAt = new Date("2026-11-21T08:00:00Z");
const expiresAt = new Date("2026-11-21T08:10:00Z");
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const payment = (state: PaymentState = "pending") => ({ state, createdAt, expiresAt });

test.each([
  [0, 2],
  [59, 61],
  [60, 65],
  [179, 184],
  [180, 190],
  [500, 510],
  [595, 600],
  [600, 610],
])("an open payment of %d seconds is asked about at %d", (age, next) => {
  expect(nextCheck(payment(), after(age))).toEqual(after(next));
});

test.each(["expired", "failed", "paid", "refund_due"] as const)(
  "a payment that is %s is asked about one, ten and sixty minutes and a day after its time, then never",
  (state) => {
    expect(nextCheck(payment(state), after(30))).toEqual(after(660));
    expect(nextCheck(payment(state), after(660))).toEqual(after(1200));
    expect(nextCheck(payment(state), after(1200))).toEqual(after(4200));
    expect(nextCheck(payment(state), after(4200))).toEqual(after(600 + 86_400));
    expect(nextCheck(payment(state), after(600 + 86_400))).toBeNull();
  },
);

test.each(["expired", "failed", "paid"] as const)(
  "a payment that is %s is asked about for a week if the bank gives no final answer",
  (state) => {
    expect(nextCheck(payment(state), after(30), { answered: false })).toEqual(after(660));
    expect(nextCheck(payment(state), after(4200), { answered: false })).toEqual(after(4800));
    expect(nextCheck(payment(state), after(600 + 6 * 86_400), { answered: false })).toEqual(after(1200 + 6 * 86_400));
    expect(nextCheck(payment(state), after(600 + 7 * 86_400), { answered: false })).toBeNull();
  },
);

test("a payment is closed once the bank was asked after its end, or did not answer for a quarter of an hour", () => {
  expect(isClosable(payment(), after(599), { answered: true })).toBe(false);
  expect(isClosable(payment(), after(600), { answered: true })).toBe(true);
  expect(isClosable(payment(), after(600), { answered: false })).toBe(false);
  expect(isClosable(payment(), after(1500), { answered: false })).toBe(true);
  expect(isClosable(payment("paid"), after(1500), { answered: true })).toBe(false);
});

test("what is not opened at the bank is never asked about", () => {
  expect(nextCheck({ ...payment(), expiresAt: null }, after(0))).toBeNull();
  expect(isClosable({ ...payment(), expiresAt: null }, after(9999), { answered: true })).toBe(false);
});
