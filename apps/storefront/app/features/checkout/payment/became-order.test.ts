import { expect, test } from "vitest";
import { defaultLocale } from "@shop/kit/locale";
import { pageOfOrder } from "./became-order.ts";

const orders = "/account/myaccount/myorders";
const order = `${orders}/checkout-detail/S001-26-K7Q4-9XP3`;

test.each([
  ["paid", null, orders],
  ["refunded", null, order],
  ["refund_due", "cancelled", order],
  ["refund_due", "late", null],
  ["refunded", "out_of_stock", null],
  ["refund_due", "time_gone", null],
  ["pending", null, null],
  ["failed", "declined", null],
] as const)("a payment that is %s (%s) leads to %s", (payment_status, reason, page) => {
  expect(pageOfOrder({ payment_status, reason, order_id: "S001-26-K7Q4-9XP3" }, defaultLocale)).toBe(page);
});
