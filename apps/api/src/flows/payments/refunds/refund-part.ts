import { cambodianTime } from "@shop/kit/date";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { addEvent, type Order } from "../../../modules/orders/public.ts";
import {
  addPaymentEvent,
  listRefundsMade,
  lockPaymentOfOrder,
  rememberRefund,
  type Payment,
} from "../../../modules/payments/public.ts";
import { findOrderForStaff } from "../../orders/for-staff/find-order.ts";
import { tellShopper } from "../../messages/tell-shopper.ts";
import type { StaffDecision } from "../for-staff/verify-transfer.ts";
import { payIntoStoreCash } from "./pay-into-store-cash.ts";

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
 * Records that staff have refunded a part of a paid order, such as for a missing piece: a price reduction, with which the
 * order goes on. If it is cancelled or returned later, the rest is owed. Returns what has been refunded of it, as a text.
 */
export async function refundPart(
  services: Pick<Services, "database" | "jobs" | "now">,
  { number, storeId, actor, amount, reason, again, ...decision }: PartDecision,
): Promise<string> {
  return services.database.transaction(async (tx) => {
    const order = await findOrderForStaff(tx, number, storeId);
    const payment = await lockPaymentOfOrder(tx, order.id);
    const { way, currency } = payment;
    const made = await listRefundsMade(tx, payment);
    const back = made.reduce((sum, one) => sum + one.amount, 0);
    assertRefundable(order, payment, amount, back);
    const same = made.find((one) => one.amount === amount);
    const text = formatMoney({ amount, currency });
    if (same && !again)
      throw new StaffError(
        `${text} of ${order.number} was refunded at ${cambodianTime(same.refundedAt)} already. If it is refunded once more, add --again yes`,
      );
    const at = services.now();
    const toStoreCash = decision.toStoreCash ?? way === "anakut";
    const key = `staff:${payment.id}:${made.length + 1}`;
    await rememberRefund(tx, {
      way,
      key,
      paymentId: payment.id,
      amount,
      kind: "refund",
      refundedAt: at,
      unsettled: false,
    });
    if (toStoreCash) {
      // Store cash that paid the order comes back from the sales; other money becomes store cash.
      const kind = way === "anakut" ? "refund" : "top_up";
      await payIntoStoreCash(tx, order, { kind, currency, amount, reference: `refund:${key}`, actor, at });
    }
    await leaveTraces(tx, order, payment, { amount, reason, toStoreCash }, { actor, at });
    await tellShopper(services, tx, order, toStoreCash ? "refunded_to_cash" : "refunded", text);
    return `${formatMoney({ amount: back + amount, currency })} of ${formatMoney(payment)}`;
  });
}

function assertRefundable({ number }: Order, payment: Payment, amount: number, back: number): void {
  if (payment.way === "paypal")
    throw new StaffError(`${number} was paid at PayPal: refund the part there, and the shop notices it by itself`);
  if (payment.state !== "paid")
    throw new StaffError(`The payment of ${number} is ${payment.state}: only a part of a paid order can be refunded`);
  if (amount <= 0) throw new StaffError("The amount must be more than 0");
  const left = payment.amount - back;
  if (amount >= left)
    throw new StaffError(
      `${formatMoney({ amount: left, currency: payment.currency })} of ${number} are left, and a part must be less. To refund all of it, cancel the order or have it returned`,
    );
}

async function leaveTraces(
  tx: Tx,
  order: Order,
  payment: Payment,
  after: { amount: number; reason: string; toStoreCash: boolean },
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  await addPaymentEvent(tx, payment, { cause: actor, at, detail: after });
  await addEvent(tx, order.id, "refunded", { actor, at, note: after.reason });
  await recordChange(tx, {
    storeId: order.storeId,
    actor,
    action: "refund-part",
    entity: "order",
    entityId: order.number,
    after,
  });
}
