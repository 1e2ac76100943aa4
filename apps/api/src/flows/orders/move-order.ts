import { ways } from "@shop/contract/payment-ways";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { cancelTimesOf } from "../../modules/bookings/public.ts";
import {
  changeState,
  isCancelledOrReturned,
  listOrderLines,
  type Cause,
  type Order,
  type OrderState,
} from "../../modules/orders/public.ts";
import {
  changePayment,
  lockPaymentOfOrder,
  piecesRefunded,
  settleRefunds,
  type Payment,
} from "../../modules/payments/public.ts";
import { refundStoreCash } from "./refund-store-cash.ts";
import { returnPieces } from "./return-pieces.ts";
import { notifyShopper } from "../messages/notify-shopper.ts";

/**
 * Moves a locked order to a state, with all consequences. If the order ends, its pieces return to
 * stock, its bookings are cancelled and its money becomes due for refund. The shopper is informed.
 */
export async function moveOrder(
  services: Pick<Services, "jobs">,
  tx: Tx,
  order: Order,
  state: OrderState,
  cause: Cause,
): Promise<void> {
  await changeState(tx, order, state, cause);
  await recordChange(tx, {
    storeId: order.storeId,
    actor: cause.actor,
    action: "move",
    entity: "order",
    entityId: order.number,
    before: { state: order.state },
    after: { state },
  });
  const payment = await lockPaymentOfOrder(tx, order.id);
  if (state === "cancelled") await putBack(tx, order, payment, cause);
  if (isCancelledOrReturned(state)) await cancelTimesOf(tx, order.id);
  await settleMoney(tx, payment, { order, state }, cause);
  await notifyShopper(services, tx, order, { event: state });
}

/** Returns the pieces of an order to stock, but for those that were refunded: they returned with their refund, or are gone. */
async function putBack(tx: Tx, order: Order, payment: Payment, { actor }: Cause): Promise<void> {
  const refunded = await piecesRefunded(tx, payment);
  const left = (await listOrderLines(tx, order.id)).map((line) => ({
    ...line,
    quantity: line.quantity - (refunded.get(line.id) ?? 0),
  }));
  await returnPieces(
    tx,
    order,
    left.filter(({ quantity }) => quantity > 0),
    actor,
  );
}

/** A bank transfer whose receipt staff have not checked yet stays as it is: the money may be there. */
async function settleMoney(
  tx: Tx,
  payment: Payment,
  { order: { state: from, grandTotal: amount }, state }: { order: Order; state: OrderState },
  { actor, at }: Cause,
): Promise<void> {
  const cause = { cause: actor, at };
  const { paid } = ways[payment.way];
  if (state === "delivered" && paid === "on_delivery" && payment.state === "pending") {
    await changePayment(tx, payment, "paid", cause, { paidAt: at });
  } else if (from === "delivered" && state === "on_the_way" && paid === "on_delivery" && payment.state === "paid") {
    await changePayment(tx, payment, "pending", cause, { paidAt: null, amount });
  } else if (state === "cancelled" || state === "returned") {
    const reason = state;
    await settleRefunds(tx, payment);
    if (payment.state === "paid")
      await refundStoreCash(tx, await changePayment(tx, payment, "refund_due", cause, { reason }), cause);
    else if (payment.state === "pending" && paid !== "by_transfer")
      await changePayment(tx, payment, "failed", cause, { reason });
  }
}
