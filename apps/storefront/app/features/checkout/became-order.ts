import type { CallData } from "@shop/contract/types";
import { localizePath, type Locale } from "@shop/kit/locale";

/** Why money came in that never became an order; its shopper reads so where it was paid. */
export const refundReasons = ["amount_mismatch", "late", "duplicate", "out_of_stock", "time_gone"] as const;

/** The page of the order that a payment has become, also where that ended later and its money went back; null where it became none. */
export function pageOfOrder({ payment_status: state, order_id: id, reason }: Pick<CallData<"payment.status">, "payment_status" | "order_id" | "reason">, locale: Locale): string | null {
  const wasOrdered = state === "paid" || ((state === "refund_due" || state === "refunded") && !refundReasons.some((one) => one === reason));
  return id && wasOrdered ? localizePath(`/account/myaccount/myorders/checkout-detail/${id}`, locale) : null;
}
