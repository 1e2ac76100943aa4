import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { addEvent, type Order } from "../../../modules/orders/public.ts";
import {
  changePayment,
  lockPaymentOfOrder,
  markRefunded,
  refundsDueFor,
  formatRefund,
  type RefundDue,
} from "../../../modules/payments/public.ts";
import { findOrderForStaff } from "../../orders/for-staff/find-order.ts";
import { tellShopper } from "../../messages/tell-shopper.ts";
import type { StaffDecision } from "../for-staff/verify-transfer.ts";
import { payIntoStoreCash } from "./pay-into-store-cash.ts";

interface RefundDecision extends StaffDecision {
  /** Whether to pay it into the customer's store cash. Otherwise staff have sent it at the bank or provider. */
  toStoreCash: boolean;
}

/**
 * Settles the refunds due for an order: the money of an order that was cancelled, returned or could not be placed, and
 * surplus transfers. Staff record that they have sent it, or have it paid into the customer's store cash. Returns
 * the amounts as texts.
 */
export async function refundOrder(
  services: Pick<Services, "database" | "jobs" | "now">,
  { number, storeId, actor, toStoreCash }: RefundDecision,
): Promise<string[]> {
  return services.database.transaction(async (tx) => {
    const order = await findOrderForStaff(tx, number, storeId);
    const payment = await lockPaymentOfOrder(tx, order.id);
    const owed = await refundsDueFor(tx, payment);
    if (owed.length === 0) throw new StaffError(`No refund is due for ${order.number}`);
    const at = services.now();
    for (const one of owed) {
      if (toStoreCash) await toCash(tx, order, one, { actor, at });
      await tellShopper(services, tx, order, toStoreCash ? "refunded_to_cash" : "refunded", {
        amount: formatRefund(one),
      });
    }
    await markRefunded(tx, payment, at);
    if (payment.state === "refund_due")
      await changePayment(tx, payment, "refunded", { cause: actor, at, detail: { toStoreCash } });
    await addEvent(tx, order.id, "refunded", { actor, at });
    const amounts = owed.map(formatRefund);
    const after = { amounts, toStoreCash };
    await recordChange(tx, {
      storeId: order.storeId,
      actor,
      action: "refund",
      entity: "order",
      entityId: order.number,
      after,
    });
    return amounts;
  });
}

async function toCash(
  tx: Tx,
  order: Order,
  { reference, money, reported }: RefundDue,
  cause: { actor: string; at: Date },
): Promise<void> {
  if (reported !== null)
    throw new StaffError(`${reported} is not an amount that store cash can have: send the money by the bank`);
  await payIntoStoreCash(tx, order, { kind: "top_up", ...money, reference, ...cause });
}
