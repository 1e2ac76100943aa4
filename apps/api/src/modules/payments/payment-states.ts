import type { PaymentState } from "./tables.ts";

/**
 * The allowed changes of a payment's state; `change-payment.ts` refuses all others. Money can arrive after a payment has
 * ended, so a failed or expired payment can become due for refund.
 */
export const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  created: ["pending", "paid", "failed", "expired", "refund_due"],
  pending: ["paid", "failed", "expired", "refund_due"],
  // Refunded directly, if the provider returned all of the money; pending again, if a delivery was recorded by mistake.
  paid: ["refund_due", "refunded", "pending"],
  failed: ["paid", "refund_due"],
  expired: ["paid", "refund_due"],
  refund_due: ["refunded"],
  refunded: [],
};

/** States in which money may still be on its way. */
export const openStates: readonly PaymentState[] = ["created", "pending"];

export const isOpen = (state: PaymentState): boolean => openStates.includes(state);

/** Whether an open payment's money was taken and is under review by the provider. */
export const isReviewed = ({ state, paidAt }: { state: PaymentState; paidAt: Date | null }): boolean =>
  isOpen(state) && paidAt !== null;
