import { ways } from "@shop/contract/payment-ways";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { addEvent, isCancelledOrReturned, orderMoves, type Order } from "../../../modules/orders/public.ts";
import {
  changePayment,
  holdForRefund,
  lockPaymentOfOrder,
  rememberTransaction,
  type Payment,
  type PaymentReason,
} from "../../../modules/payments/public.ts";
import { findOrderForStaff, type StaffDecision } from "../../orders/for-staff/find-order.ts";
import { moveOrder } from "../../orders/move-order.ts";
import { notifyShopper } from "../../messages/notify-shopper.ts";

type Needs = Pick<Services, "database" | "jobs" | "now">;

/** Marks a bank transfer as received: the order continues. If it was cancelled, refused or returned meanwhile, the money (or `amount` of it) is owed back. */
export async function verifyTransfer(
  services: Needs,
  { amount, ...decision }: StaffDecision & { amount?: number | undefined },
): Promise<void> {
  const { actor } = decision;
  if (amount === 0) throw new StaffError("The amount must be more than 0");
  await services.database.transaction(async (tx) => {
    const { order, payment } = await waitingTransfer(tx, decision, isStillToCome);
    const at = services.now();
    const isAll = amount === undefined || amount === payment.amount;
    await leaveTrail(tx, order, { actor, action: "verify-transfer", after: isAll ? {} : { amount } });
    if (isCancelledOrReturned(order.state))
      return owe(services, tx, { order, payment, amount: isAll ? payment.amount : amount }, { actor, at });
    if (!isAll)
      throw new StaffError(
        `${order.number} costs ${formatMoney(payment)}: refuse the transfer first, then verify the amount that arrived`,
      );
    await changePayment(tx, payment, "paid", { cause: actor, at }, { paidAt: at });
    if (order.state === "placed") await moveOrder(services, tx, order, "confirmed", { actor, at });
  });
}

/** Records money that came for an order that has ended. If it is the amount of the payment, that payment is due for refund; another amount is recorded as a separate transfer. */
async function owe(
  services: Needs,
  tx: Tx,
  { order, payment, amount }: { order: Order; payment: Payment; amount: number },
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const { currency } = payment;
  let reason = order.state as PaymentReason;
  if (amount !== payment.amount) {
    const hash = `receipt:${payment.reference}`;
    await rememberTransaction(tx, payment, {
      kind: "paid",
      hash,
      amount,
      currency,
      reported: formatMoney({ amount, currency }),
      at,
    });
    await holdForRefund(tx, payment, hash, "amount_mismatch");
    reason = "receipt_refused";
  }
  await changePayment(tx, payment, "refund_due", { cause: actor, at }, { reason, paidAt: at });
  await addEvent(tx, order.id, "refund_due", { actor, at });
  await notifyShopper(services, tx, order, { event: "refund_due", amount: formatMoney({ amount, currency }) });
}

/** Refuses a transfer whose receipt is not valid or whose money did not arrive: the order is cancelled with the reason. */
export async function refuseTransfer(
  services: Needs,
  { reason, ...decision }: StaffDecision & { reason: string },
): Promise<void> {
  const { actor } = decision;
  await services.database.transaction(async (tx) => {
    const { order, payment } = await waitingTransfer(tx, decision, ({ state }) => state === "pending");
    if (!isCancelledOrReturned(order.state) && !orderMoves[order.state].includes("cancelled")) {
      throw new StaffError(
        `${order.number} is ${order.state}: it cannot be cancelled now. When the goods are back, run order move ${order.number} returned, then refuse the transfer. If the money arrives after all, run payment verify ${order.number}`,
      );
    }
    const at = services.now();
    await leaveTrail(tx, order, { actor, action: "refuse-transfer", after: { reason } });
    await changePayment(tx, payment, "failed", { cause: actor, at, detail: { reason } }, { reason: "receipt_refused" });
    if (!isCancelledOrReturned(order.state))
      await moveOrder(services, tx, order, "cancelled", { actor, at, note: reason });
  });
}

/** Whether the money may still arrive: staff have not checked the transfer yet, or did not find the money. */
const isStillToCome = ({ state, reason }: Payment): boolean =>
  state === "pending" || (state === "failed" && reason === "receipt_refused");

async function waitingTransfer(
  tx: Tx,
  { number, storeId }: StaffDecision,
  isWaiting: (payment: Payment) => boolean,
): Promise<{ order: Order; payment: Payment }> {
  const order = await findOrderForStaff(tx, number, storeId);
  const payment = await lockPaymentOfOrder(tx, order.id);
  if (ways[payment.way].paid !== "by_transfer")
    throw new StaffError(`${order.number} is paid by ${payment.way}, not by bank transfer`);
  if (!isWaiting(payment)) throw new StaffError(`The transfer for ${order.number} is already ${payment.state}`);
  return { order, payment };
}

async function leaveTrail(
  tx: Tx,
  { storeId, number }: Order,
  change: { actor: string; action: string; after: object },
): Promise<void> {
  await recordChange(tx, { ...change, storeId, entity: "order", entityId: number });
}
