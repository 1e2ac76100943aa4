import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/errors/refusal.ts";
import { recordChange } from "../../../platform/audit.ts";
import { lockHeldTimes } from "../../../modules/bookings/public.ts";
import { takeHeldStock, takeStock } from "../../../modules/catalog/public.ts";
import { addEvent, changeState, lockOrderById } from "../../../modules/orders/public.ts";
import {
  attemptHasOrder,
  changePayment,
  holdForRefund,
  isOpen,
  judgeTransfer,
  nextCheck,
  rememberTransaction,
  takeOverHolds,
  type PaidAnswer,
  type Payment,
  type PaymentReason,
} from "../../../modules/payments/public.ts";
import { bookingIds } from "../../ordering/book-ordered-times.ts";
import { pricedOf } from "../../ordering/price-order.ts";
import { recordOrder, writeOrder } from "../../ordering/record-order.ts";
import { notifyShopper } from "../../messages/notify-shopper.ts";
import { releasePaymentHolds } from "../../ordering/payment-holds.ts";
import { endUnpaid } from "./close-payment.ts";
import { lockForSettling } from "./lock-for-settling.ts";
import { pricedAt } from "./priced-at.ts";

type Needs = Pick<Services, "database" | "jobs" | "now" | "log">;

const actor = "system:settle-payment";

/** A locked payment with the transfer that the bank reports, in the transaction that settles it. */
interface Settling {
  tx: Tx;
  payment: Payment;
  transfer: PaidAnswer;
  /** Why the bank was asked: a poll, a webhook, the shopper. */
  cause: string;
}

/**
 * Settles a payment that the bank reports as made. It may be called by the watch, a webhook and a waiting shopper, any
 * number of times and at any time. The order is placed exactly once, in one transaction with its stock. Money that
 * cannot become an order is held for refund, where shopper and staff see it.
 */
export async function settlePayment(
  services: Needs,
  paymentId: number,
  transfer: PaidAnswer,
  cause: string,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const payment = await lockForSettling(tx, paymentId);
    if (!payment) return;
    const remembered = await rememberTransaction(tx, payment, transfer);
    const settling = { tx, payment, transfer, cause };
    if (remembered === "of_another") return refuseUsed(services, settling);
    if (remembered === "known") return;
    const reason = judgeTransfer(payment, transfer, await attemptHasOrder(tx, payment));
    if (payment.orderId !== null) return owe(services, settling, payment.orderId);
    const refusal = reason ?? (await takeOrdered(services, settling));
    if (refusal === null) await placePaid(services, settling);
    else await holdMoney(services, settling, refusal);
  });
}

/** Takes the held times, and the pieces that the payment holds or, if its hold has ended, free ones. Returns the reason if it could not, otherwise null. */
async function takeOrdered({ now }: Needs, { tx, payment }: Settling): Promise<PaymentReason | null> {
  if (!(await lockHeldTimes(tx, bookingIds(pricedOf(payment).lines), now()))) return "time_gone";
  if (payment.held) {
    await takeHeldStock(tx, payment.held);
    return null;
  }
  try {
    // Including the pieces that a newer payment of the attempt holds, since it was to replace this one. All of them or none.
    await tx.transaction(async (inner) => {
      for (const others of await takeOverHolds(inner, payment)) await releasePaymentHolds(inner, others, now());
      await takeStock(inner, pricedOf(payment).lines);
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === "out_of_stock") return "out_of_stock";
    throw error;
  }
}

async function placePaid(services: Needs, { tx, payment, transfer, cause }: Settling): Promise<void> {
  const at = services.now();
  const order = await recordOrder(services, tx, payment, pricedAt(payment, at), { actor, at });
  await changePayment(
    tx,
    payment,
    "paid",
    { cause, at, detail: { hash: transfer.hash } },
    { orderId: order.id, held: null, paidAt: transfer.at, nextCheckAt: nextCheck({ ...payment, state: "paid" }, at) },
  );
}

/**
 * Money that cannot become an order: the order is still written, as a cancelled one, so that the shopper finds it in the
 * history with the refund that is due.
 */
async function holdMoney(services: Needs, settling: Settling, reason: PaymentReason): Promise<void> {
  const { tx, payment, transfer, cause } = settling;
  const at = services.now();
  if (payment.held) await releasePaymentHolds(tx, payment.held, at);
  await holdForRefund(tx, payment, transfer.hash, reason);
  const order = await writeOrder(tx, payment, pricedOf(payment), { actor, at });
  await changeState(tx, order, "cancelled", { actor, at });
  await addEvent(tx, order.id, "refund_due", { actor, at, note: reason });
  await changePayment(
    tx,
    payment,
    "refund_due",
    { cause, at, detail: { hash: transfer.hash, reported: transfer.reported } },
    {
      orderId: order.id,
      held: null,
      reason,
      paidAt: transfer.at,
      nextCheckAt: nextCheck({ ...payment, state: "refund_due" }, at),
    },
  );
  await trailHeld(services, settling, reason);
  await notifyShopper(services, tx, order, { event: "refund_due", amount: shownAmount(transfer) });
}

/** A second transfer for a payment that already has its order: the surplus is due for refund and the order stays. */
async function owe(services: Needs, settling: Settling, orderId: number): Promise<void> {
  const { tx, payment, transfer } = settling;
  await holdForRefund(tx, payment, transfer.hash, "duplicate");
  const order = await lockOrderById(tx, orderId);
  await addEvent(tx, orderId, "refund_due", { actor, at: services.now(), note: "duplicate" });
  await trailHeld(services, settling, "duplicate");
  await notifyShopper(services, tx, order, { event: "paid_twice", amount: shownAmount(transfer) });
}

const shownAmount = ({ amount, currency, reported }: PaidAnswer): string =>
  amount === null || currency === null ? reported : formatMoney({ amount, currency });

async function trailHeld({ log }: Needs, settling: Settling, reason: PaymentReason): Promise<void> {
  const { payment, transfer } = settling;
  log.warn({ payment: payment.reference, way: payment.way, reason, hash: transfer.hash }, "money is held for refund");
  await trail(settling, "hold-for-refund", reason);
}

/**
 * The bank reports a transfer that has already paid for another payment; the same money cannot pay twice. If this
 * payment is open it fails, so that the shopper learns it and can pay again.
 */
async function refuseUsed(services: Needs, settling: Settling): Promise<void> {
  const { tx, payment, transfer, cause } = settling;
  services.log.warn(
    { payment: payment.reference, way: payment.way, hash: transfer.hash },
    "a transfer that belongs to another payment was refused",
  );
  if (!isOpen(payment.state)) return;
  await trail(settling, "refuse-transfer", "used");
  await endUnpaid(tx, payment, {
    state: "failed",
    reason: "used",
    cause: { cause, at: services.now(), detail: { hash: transfer.hash } },
  });
}

function trail(
  { tx, payment: { storeId, reference }, transfer: { hash, reported } }: Settling,
  action: string,
  reason: PaymentReason,
): Promise<void> {
  return recordChange(tx, {
    storeId,
    actor,
    action,
    entity: "payment",
    entityId: reference,
    after: { reason, hash, reported },
  });
}
