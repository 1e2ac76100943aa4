import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { StaffError } from "../../platform/staff-error.ts";
import { addEvent, isUndone, orderMoves, type Order } from "../../modules/orders/public.ts";
import { changePayment, lockPaymentOfOrder, type Payment } from "../../modules/payments/public.ts";
import { findOrderForStaff } from "../orders/find-order.ts";
import { moveOrder } from "../orders/move-order.ts";
import { tellShopper } from "../orders/tell-shopper.ts";

type Needs = Pick<Services, "database" | "jobs" | "now">;

export interface StaffDecision {
  number: string;
  storeId?: number | undefined;
  actor: string;
}

/** The money of a bank transfer is in the account: the order goes on; one that was cancelled or came back meanwhile is owed a refund. */
export async function verifyTransfer(services: Needs, decision: StaffDecision): Promise<void> {
  const { actor } = decision;
  await services.database.transaction(async (tx) => {
    const { order, payment } = await waitingTransfer(tx, decision);
    const at = services.now();
    const cause = { cause: actor, at };
    await leaveTrail(tx, order, actor, "verify-transfer");
    if (order.state === "cancelled" || order.state === "returned") {
      await changePayment(tx, payment, "refund_due", cause, { reason: order.state, paidAt: at });
      await addEvent(tx, order.id, "refund_due", { actor, at });
      return tellShopper(services, tx, order, "refund_due");
    }
    await changePayment(tx, payment, "paid", cause, { paidAt: at });
    if (order.state === "placed") await moveOrder(services, tx, order, "confirmed", { actor, at });
  });
}

/** The receipt is none, or no money came: the order is cancelled with the reason. */
export async function refuseTransfer(services: Needs, { reason, ...decision }: StaffDecision & { reason: string }): Promise<void> {
  const { actor } = decision;
  await services.database.transaction(async (tx) => {
    const { order, payment } = await waitingTransfer(tx, decision);
    if (!isUndone(order.state) && !orderMoves[order.state].includes("cancelled")) {
      throw new StaffError(`${order.number} is ${order.state}: what has left cannot be cancelled. When it is back with you, say so with order move ${order.number} returned and refuse the transfer then; if the money comes after all, payment verify ${order.number}`);
    }
    const at = services.now();
    await leaveTrail(tx, order, actor, "refuse-transfer", { reason });
    await changePayment(tx, payment, "failed", { cause: actor, at, detail: { reason } }, { reason: "receipt_refused" });
    if (!isUndone(order.state)) await moveOrder(services, tx, order, "cancelled", { actor, at, note: reason });
  });
}

async function waitingTransfer(tx: Tx, { number, storeId }: StaffDecision): Promise<{ order: Order; payment: Payment }> {
  const order = await findOrderForStaff(tx, number, storeId);
  const payment = await lockPaymentOfOrder(tx, order.id);
  if (payment.way !== "bankTransfer") throw new StaffError(`${order.number} is not paid by transfer but by ${payment.way}`);
  if (payment.state !== "pending") throw new StaffError(`The transfer for ${order.number} is ${payment.state} already`);
  return { order, payment };
}

async function leaveTrail(tx: Tx, order: Order, actor: string, action: string, after: object = {}): Promise<void> {
  await recordChange(tx, { storeId: order.storeId, actor, action, entity: "order", entityId: order.number, after });
}
