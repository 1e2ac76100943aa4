import { ways } from "@shop/contract/payment-ways";
import type { Services } from "../../../platform/context.ts";
import type { StaffDecision } from "../../orders/for-staff/find-order.ts";
import { makeRefund } from "./make-refund.ts";
import { assertNotTwice, assertRefundable, refundedByProvider, refundsItself, type RefundTo } from "./paid-order.ts";
import { recordPart } from "./record-part.ts";

interface PartDecision extends StaffDecision {
  /** Minor units of the payment's currency. */
  amount: number;
  /** The shopper sees it. */
  reason: string;
  /** Null if staff have not said how: then as it was paid, unless the provider is to be asked. */
  to: RefundTo | null;
  /** Confirms a second refund of the same amount. */
  again: boolean;
}

/**
 * Refunds a part of a paid order, such as for a scratch, or records that staff have sent it: a price reduction, with which
 * the order goes on. If it is cancelled or returned later, the rest is owed. Returns what has been refunded of it, as a text.
 */
export async function refundPart(
  services: Pick<Services, "database" | "jobs" | "now" | "env" | "log">,
  { amount, reason, again, ...decision }: PartDecision,
): Promise<string> {
  const { refunded } = await makeRefund(services, decision, {
    async plan(_tx, paid) {
      assertRefundable(paid, amount, decision.to);
      assertNotTwice(paid, amount, again);
      if (decision.to === null && refundsItself(paid.payment.way)) throw refundedByProvider(paid, amount);
      return { amount, reason };
    },
    record(tx, paid, part, key) {
      const to = decision.to ?? (ways[paid.payment.way].paid === "from_store_cash" ? "store-cash" : "sent");
      return recordPart(services, tx, paid, part, { ...decision, to, key });
    },
  });
  return refunded;
}
