import { expect, test } from "vitest";
import { defaultLocale } from "@shop/kit/locale";
import { pageOfOrder } from "./became-order.ts";

test.each([
  ["paid", null, true],
  ["refunded", null, true],
  ["refund_due", "cancelled", true],
  ["refund_due", "late", false],
  ["refunded", "out_of_stock", false],
  ["refund_due", "time_gone", false],
  ["pending", null, false],
  ["failed", "declined", false],
] as const)("a payment that is %s (%s) has become an order: %s", (payment_status, reason, became) => {
  expect(pageOfOrder({ payment_status, reason, order_id: "S001-26-K7Q4-9XP3" }, defaultLocale)).toBe(became ? "/account/myaccount/myorders/checkout-detail/S001-26-K7Q4-9XP3" : null);
});
