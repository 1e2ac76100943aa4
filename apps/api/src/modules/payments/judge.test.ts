import { expect, test } from "vitest";
import { judgeTransfer } from "./judge.ts";
import type { PaidAnswer } from "./transactions.ts";

const expiresAt = new Date("2026-11-21T10:10:00Z");
const after = (ms: number) => new Date(expiresAt.getTime() + ms);

/** 10.00 dollars, to be paid by ten past ten. */
const payment = { state: "pending", amount: 1000, currency: "USD", expiresAt } as const;
const transfer: PaidAnswer = {
  kind: "paid",
  hash: "h",
  amount: 1000,
  currency: "USD",
  reported: "10 USD",
  at: after(-60_000),
};

test.each<[string, Partial<Parameters<typeof judgeTransfer>[0]>, Partial<PaidAnswer>, boolean, string | null]>([
  ["the amount in time", {}, {}, false, null],
  ["the amount in the last second, by a clock that is five seconds fast", {}, { at: after(5000) }, false, null],
  ["the amount later than that", {}, { at: after(5001) }, false, "late"],
  ["the amount of a payment without an end", { expiresAt: null }, { at: after(1e9) }, false, null],
  ["the amount after the payment ended unpaid, sent in time", { state: "expired" }, {}, false, null],
  ["a cent less", {}, { amount: 999 }, false, "amount_mismatch"],
  ["a cent more", {}, { amount: 1001 }, false, "amount_mismatch"],
  ["the same number of riel", {}, { currency: "KHR" }, false, "amount_mismatch"],
  ["what is no amount of money", {}, { amount: null }, false, "amount_mismatch"],
  ["another currency than the shop's", {}, { currency: null }, false, "amount_mismatch"],
  ["the amount once more", { state: "paid" }, {}, false, "duplicate"],
  ["the amount once more, of which it is owed back already", { state: "refund_due" }, {}, false, "duplicate"],
  ["the amount once more, after it went back", { state: "refunded" }, {}, false, "duplicate"],
  ["the amount, for what another payment of the attempt has bought", {}, {}, true, "duplicate"],
])("%s", (_, changed, sent, attemptHasOrder, reason) => {
  expect(judgeTransfer({ ...payment, ...changed }, { ...transfer, ...sent }, attemptHasOrder)).toBe(reason);
});
