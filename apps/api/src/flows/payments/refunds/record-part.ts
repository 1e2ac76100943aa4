import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { addEvent, namePieces, type Order, type OrderLine } from "../../../modules/orders/public.ts";
import {
  addPaymentEvent,
  listRefundsMade,
  lockPaymentOfOrder,
  rememberRefund,
  type Payment,
  type RefundMade,
} from "../../../modules/payments/public.ts";
import { findOrderForStaff } from "../../orders/for-staff/find-order.ts";
import { tellShopper } from "../../messages/tell-shopper.ts";
import type { StaffDecision } from "../for-staff/verify-transfer.ts";
import { payIntoStoreCash } from "./pay-into-store-cash.ts";

/** A paid order, locked, with what of it was refunded before. */
export interface PaidOrder {
  order: Order;
  payment: Payment;
  made: RefundMade[];
}

interface Part {
  /** Minor units of the payment's currency. */
  amount: number;
  /** The shopper sees it. */
  reason: string;
  /** Whether to pay it into the store cash. Otherwise staff have sent it. */
  toStoreCash: boolean;
  /** Order lines, each with the number of pieces that are refunded; none for a mere amount. */
  pieces?: readonly OrderLine[];
}

export async function lockPaidOrder(tx: Tx, { number, storeId }: StaffDecision): Promise<PaidOrder> {
  const order = await findOrderForStaff(tx, number, storeId);
  const payment = await lockPaymentOfOrder(tx, order.id);
  return { order, payment, made: await listRefundsMade(tx, payment) };
}

const amountOf = (made: PaidOrder["made"]) => made.reduce((sum, { amount }) => sum + amount, 0);

/** Refuses a part that cannot be refunded: of an order that is not paid, or that was paid at PayPal, or of more than what is left of it. */
export function assertRefundable({ order: { number }, payment, made }: PaidOrder, amount: number): void {
  const { currency } = payment;
  if (payment.state !== "paid")
    throw new StaffError(`The payment of ${number} is ${payment.state}: only a part of a paid order can be refunded`);
  if (amount <= 0) throw new StaffError("The amount must be more than 0");
  if (payment.way === "paypal")
    throw new StaffError(
      `${number} was paid at PayPal: refund ${formatMoney({ amount, currency })} there, and the shop notices it by itself`,
    );
  const left = payment.amount - amountOf(made);
  if (amount >= left)
    throw new StaffError(
      `${formatMoney({ amount: left, currency })} of ${number} are left, and a part must be less. To refund all of it, cancel the order or have it returned`,
    );
}

/** Records a part of a paid order as refunded, and tells the shopper. Returns what has been refunded of it, as a text. */
export async function recordPart(
  services: Pick<Services, "jobs" | "now">,
  tx: Tx,
  { order, payment, made }: PaidOrder,
  { amount, reason, toStoreCash, pieces = [] }: Part,
  actor: string,
): Promise<string> {
  const { way, currency } = payment;
  const at = services.now();
  const key = `staff:${payment.id}:${made.length + 1}`;
  const lines = pieces.map(({ id, quantity }) => ({ lineId: id, quantity }));
  await rememberRefund(tx, {
    way,
    key,
    paymentId: payment.id,
    amount,
    kind: "refund",
    refundedAt: at,
    unsettled: false,
    lines,
  });
  if (toStoreCash) {
    // Store cash that paid the order comes back from the sales; other money becomes store cash.
    const kind = way === "anakut" ? "refund" : "top_up";
    await payIntoStoreCash(tx, order, { kind, currency, amount, reference: `refund:${key}`, actor, at });
  }
  const detail = { amount, reason, toStoreCash, ...(lines.length > 0 && { lines }) };
  await addPaymentEvent(tx, payment, { cause: actor, at, detail });
  await addEvent(tx, order.id, "refunded", { actor, at, note: reason });
  await recordChange(tx, {
    storeId: order.storeId,
    actor,
    action: "refund-part",
    entity: "order",
    entityId: order.number,
    after: detail,
  });
  const [first, ...others] = pieces;
  await tellShopper(services, tx, order, toStoreCash ? "refunded_to_cash" : "refunded", {
    amount: formatMoney({ amount, currency }),
    ...(first && {
      // Names are long for an SMS: the order's page has the others.
      pieces: (language) => namePieces(first, language) + (others.length > 0 ? ` (+${others.length})` : ""),
    }),
  });
  return `${formatMoney({ amount: amountOf(made) + amount, currency })} of ${formatMoney(payment)}`;
}
