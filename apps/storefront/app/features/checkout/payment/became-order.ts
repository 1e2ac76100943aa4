import type { CallData } from "@shop/contract/types";
import { localizePath, type Locale } from "@shop/kit/locale";

/** Why a payment was received but did not become an order; shown where it was paid. */
export const refundReasons = ["amount_mismatch", "late", "duplicate", "out_of_stock", "time_gone"] as const;

/**
 * The page of a payment's order: the list of orders, as after every checkout, or the order itself
 * if it was ended later and refunded. Null if there is no order.
 */
export function pageOfOrder(
  {
    payment_status: state,
    order_id: id,
    reason,
  }: Pick<CallData<"payment.status">, "payment_status" | "order_id" | "reason">,
  locale: Locale,
): string | null {
  const hasEnded = (state === "refund_due" || state === "refunded") && !refundReasons.some((one) => one === reason);
  if (!id || !(state === "paid" || hasEnded)) return null;
  return localizePath(
    hasEnded ? `/account/myaccount/myorders/checkout-detail/${id}` : "/account/myaccount/myorders",
    locale,
  );
}
