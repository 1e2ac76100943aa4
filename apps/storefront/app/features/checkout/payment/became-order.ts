import type { CallData } from "@shop/contract/types";
import { localizePath, type Locale } from "@shop/kit/locale";

/** Why money came in that never became an order; its shopper reads so where it was paid. */
export const refundReasons = ["amount_mismatch", "late", "duplicate", "out_of_stock", "time_gone"] as const;

/** Where a payment leads that has become an order: to the orders, as every checkout does, or to the order itself where that ended later and its money went back; null where it became none. */
export function pageOfOrder({ payment_status: state, order_id: id, reason }: Pick<CallData<"payment.status">, "payment_status" | "order_id" | "reason">, locale: Locale): string | null {
  const hasEnded = (state === "refund_due" || state === "refunded") && !refundReasons.some((one) => one === reason);
  if (!id || !(state === "paid" || hasEnded)) return null;
  return localizePath(hasEnded ? `/account/myaccount/myorders/checkout-detail/${id}` : "/account/myaccount/myorders", locale);
}
