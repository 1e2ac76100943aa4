import type { Payment } from "./change-payment.ts";
import type { PaymentReason } from "./tables.ts";
import type { PaidAnswer } from "./transactions.ts";

/** Allowed difference between the clocks of shop and bank. */
const clockToleranceMs = 5000;

/**
 * Why money that arrived cannot become the order; null if it can. It counts as in time if it was sent in time, however
 * late the shop learns of it.
 */
export function judgeTransfer(
  payment: Pick<Payment, "state" | "amount" | "currency" | "expiresAt">,
  transfer: PaidAnswer,
  attemptHasOrder: boolean,
): PaymentReason | null {
  const isSettled = payment.state === "paid" || payment.state === "refund_due" || payment.state === "refunded";
  if (isSettled || attemptHasOrder) return "duplicate";
  if (transfer.amount !== payment.amount || transfer.currency !== payment.currency) return "amount_mismatch";
  if (payment.expiresAt && transfer.at.getTime() > payment.expiresAt.getTime() + clockToleranceMs) return "late";
  return null;
}
