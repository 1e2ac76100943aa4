import { expect, test } from "vitest";
import { quoteDelivery } from "./quote-delivery.ts";

const settings = { feeByProvince: { "12": 100, "*": 250 }, freeFrom: 5000, daysByProvince: { "12": 1, "*": 3 } };

test.each([
  ["the province's fee and days", "12", 1000, { fee: 100, days: 1 }],
  ["those of the rest", "17", 1000, { fee: 250, days: 3 }],
  ["those of the rest where the province is not known", null, 1000, { fee: 250, days: 3 }],
  ["no fee from the total on", "17", 5000, { fee: 0, days: 3 }],
  ["a fee just below", "17", 4999, { fee: 250, days: 3 }],
])("%s", (_, province, total, quote) => expect(quoteDelivery(settings, province, total)).toEqual(quote));

test("the fee defaults to 0 (specification, section 9), and days nobody named are not promised", () => {
  expect(quoteDelivery({ feeByProvince: {}, freeFrom: null, daysByProvince: {} }, "12", 1e9)).toEqual({ fee: 0, days: null });
});
