import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import {
  changePayment,
  nextCheck,
  openStates,
  type Payment,
  type PaymentCause,
  type PaymentReason,
} from "../../../modules/payments/public.ts";
import { releasePaymentHolds } from "../../ordering/payment-holds.ts";
import { lockForSettling } from "./lock-for-settling.ts";

interface Closing {
  state: "failed" | "expired";
  cause: string;
  /** The states in which the payment is closed; in any other one it stays as it is. */
  from?: typeof openStates;
}

/** Closes an open payment that was declined or has expired: the pieces that it held are for sale again. */
export async function closePayment(
  services: Pick<Services, "database" | "now">,
  paymentId: number,
  { state, cause, from = openStates }: Closing,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const payment = await lockForSettling(tx, paymentId);
    if (!payment || !from.includes(payment.state) || payment.orderId !== null) return;
    await endUnpaid(tx, payment, {
      state,
      reason: state === "failed" ? "declined" : null,
      cause: { cause, at: services.now() },
    });
  });
}

interface UnpaidEnd {
  state: "failed" | "expired";
  reason: PaymentReason | null;
  cause: PaymentCause;
}

/** Ends a locked payment that brought no money, and releases what it holds. */
export async function endUnpaid(tx: Tx, payment: Payment, { state, reason, cause }: UnpaidEnd): Promise<void> {
  if (payment.held) await releasePaymentHolds(tx, payment.held, cause.at);
  // The bank is asked at least once more, however late: the payment may have ended because it could not be asked.
  await changePayment(tx, payment, state, cause, {
    held: null,
    paidAt: null,
    reason,
    nextCheckAt: nextCheck({ ...payment, state }, cause.at, { answered: false }),
  });
}
