import { cambodianTime } from "@shop/kit/date";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import type { StaffDecision } from "../for-staff/verify-transfer.ts";
import { assertRefundable, lockPaidOrder, recordPart } from "./record-part.ts";

interface PartDecision extends StaffDecision {
  /** Minor units of the payment's currency. */
  amount: number;
  /** The shopper sees it. */
  reason: string;
  /** Whether to pay it into the store cash; by default if the order was paid by that. Otherwise staff have sent it. */
  toStoreCash?: boolean | undefined;
  /** Confirms a second refund of the same amount. */
  again: boolean;
}

/**
 * Records that staff have refunded a part of a paid order, such as for a broken piece: a price reduction, with which the
 * order goes on. If it is cancelled or returned later, the rest is owed. Returns what has been refunded of it, as a text.
 */
export async function refundPart(
  services: Pick<Services, "database" | "jobs" | "now">,
  { amount, reason, again, ...decision }: PartDecision,
): Promise<string> {
  return services.database.transaction(async (tx) => {
    const paid = await lockPaidOrder(tx, decision);
    const { order, payment, made } = paid;
    assertRefundable(paid, amount);
    const same = made.find((one) => one.amount === amount);
    if (same && !again)
      throw new StaffError(
        `${formatMoney({ amount, currency: payment.currency })} of ${order.number} was refunded at ${cambodianTime(same.refundedAt)} already. If it is refunded once more, add --again yes`,
      );
    const toStoreCash = decision.toStoreCash ?? payment.way === "anakut";
    return recordPart(services, tx, paid, { amount, reason, toStoreCash }, decision.actor);
  });
}
