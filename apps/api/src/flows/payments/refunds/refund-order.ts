import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { addEvent, type Order } from "../../../modules/orders/public.ts";
import {
  changePayment,
  markRefunded,
  refundsDueFor,
  formatRefund,
  type RefundDue,
} from "../../../modules/payments/public.ts";
import { notifyShopper } from "../../messages/notify-shopper.ts";
import type { StaffDecision } from "../../orders/for-staff/find-order.ts";
import { makeRefund } from "./make-refund.ts";
import { recordAtProvider } from "./note-refund.ts";
import { assertRefunds, refundedByProvider, refundsItself, type PaidOrder, type RefundTo } from "./paid-order.ts";
import { payIntoStoreCash } from "./pay-into-store-cash.ts";
import type { ToSend } from "./send-at-provider.ts";

type Needs = Pick<Services, "database" | "jobs" | "now" | "env" | "log">;

interface RefundDecision extends StaffDecision {
  /** Null if staff have not said how: then it was sent, unless the provider is to be asked. */
  to: RefundTo | null;
}

type Plan = ToSend & { owed: RefundDue[] };

/**
 * Settles the refunds due for an order: the money of an order that was cancelled, returned or could not be placed, and
 * surplus transfers. Staff record that they have sent it, have it paid into the customer's store cash, or have the
 * provider send it. Returns the amounts as texts.
 */
export async function refundOrder(services: Needs, decision: RefundDecision): Promise<string[]> {
  return makeRefund(services, decision, {
    plan: (tx, paid) => planRefund(tx, paid, decision.to),
    async record(tx, paid, { owed, amount }, key) {
      const { order, payment } = paid;
      const { actor, to } = decision;
      if (key === undefined) await settle(services, tx, paid, owed, decision);
      else {
        const money = {
          amount,
          currency: payment.currency,
          reported: formatMoney({ amount, currency: payment.currency }),
        };
        const refund = { key, money, isAll: false, kind: "refund" as const, at: null, actor };
        await recordAtProvider(services, tx, payment.id, refund);
      }
      const amounts = owed.map(formatRefund);
      await recordChange(tx, {
        storeId: order.storeId,
        actor,
        action: "refund",
        entity: "order",
        entityId: order.number,
        after: { amounts, to: to ?? "sent" },
      });
      return amounts;
    },
  });
}

async function planRefund(tx: Tx, paid: PaidOrder, to: RefundTo | null): Promise<Plan> {
  const { order, payment } = paid;
  const owed = await refundsDueFor(tx, payment);
  if (owed.length === 0) throw new StaffError(`No refund is due for ${order.number}`);
  const amount = owed.reduce((sum, { money }) => sum + money.amount, 0);
  if (to === null && refundsItself(payment.way)) throw refundedByProvider(paid, amount);
  if (to === "provider") {
    assertRefunds(paid);
    for (const one of owed) assertKnownMoney(one, "the provider can be asked for");
  }
  return { owed, amount, reason: order.number };
}

/** Money that staff have sent, or that becomes store cash. */
async function settle(
  services: Needs,
  tx: Tx,
  { order, payment }: PaidOrder,
  owed: readonly RefundDue[],
  { actor, to }: RefundDecision,
): Promise<void> {
  const at = services.now();
  const toStoreCash = to === "store-cash";
  for (const one of owed) {
    if (toStoreCash) await toCash(tx, order, one, { actor, at });
    await notifyShopper(services, tx, order, {
      event: toStoreCash ? "refunded_to_cash" : "refunded",
      amount: formatRefund(one),
    });
  }
  await markRefunded(tx, payment, at);
  if (payment.state === "refund_due")
    await changePayment(tx, payment, "refunded", { cause: actor, at, detail: { toStoreCash } });
  await addEvent(tx, order.id, "refunded", { actor, at });
}

async function toCash(tx: Tx, order: Order, due: RefundDue, cause: { actor: string; at: Date }): Promise<void> {
  assertKnownMoney(due, "store cash can have");
  await payIntoStoreCash(tx, order, { kind: "top_up", ...due.money, reference: due.reference, ...cause });
}

/** Refuses money in a currency that the shop does not use. */
function assertKnownMoney({ reported }: RefundDue, what: string): void {
  if (reported !== null) throw new StaffError(`${reported} is not an amount that ${what}: send the money by the bank`);
}
