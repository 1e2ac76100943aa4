import { cambodianDay } from "@shop/kit/date";
import type { Payment } from "../../../modules/payments/public.ts";
import { pricedOf, type PricedOrder } from "../../ordering/price-order.ts";

/**
 * The order of a payment with the delivery date for the day on which it is placed: as many days later as the shopper was
 * shown when the payment was opened, which may have been before midnight.
 */
export function pricedAt(payment: Pick<Payment, "priced" | "createdAt">, at: Date): PricedOrder {
  const priced = pricedOf(payment);
  const { expectedOn } = priced.delivery;
  if (expectedOn === null) return priced;
  const passedMs = Date.parse(cambodianDay(at)) - Date.parse(cambodianDay(payment.createdAt));
  return {
    ...priced,
    delivery: {
      ...priced.delivery,
      expectedOn: new Date(Date.parse(expectedOn) + passedMs).toISOString().slice(0, 10),
    },
  };
}
