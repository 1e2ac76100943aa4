import type { CustomerContext, Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { refuse } from "../../platform/refusal.ts";
import { repeatable } from "../../platform/repeatable.ts";
import { returnStock } from "../../modules/catalog/public.ts";
import { changeState, isCancellable, listOrderLines, lockOrder, type Cause, type Order, type OrderState } from "../../modules/orders/public.ts";
import { changePayment, lockPaymentOfOrder } from "../../modules/payments/public.ts";
import { refundPayment } from "../payments/refund-payment.ts";
import { tellShopper } from "./tell-shopper.ts";

/** Cancels one's own order while nothing has been packed; `order_not_cancellable` after that. */
export function cancelOwnOrder(context: CustomerContext, number: string, reason: string | null): Promise<null> {
  const { customer, now } = context;
  return repeatable(context, "orders.cancel", { number, reason }, async (tx) => {
    const order = await lockOrder(tx, { ...customer, number });
    if (!isCancellable(order.state)) refuse("order_not_cancellable");
    await moveOrder(context, tx, order, "cancelled", { actor: `customer:${customer.customerId}`, at: now(), note: reason });
    return null;
  });
}

/**
 * Moves a locked order to a state, with all that follows: what is cancelled goes back on the
 * shelf, money that came in is owed again, and the shopper is told.
 */
export async function moveOrder(services: Pick<Services, "jobs">, tx: Tx, order: Order, state: OrderState, cause: Cause): Promise<void> {
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
  if (state === "cancelled") await returnStock(tx, await listOrderLines(tx, order.id));
  await settleMoney(tx, order, state, cause);
  await tellShopper(services, tx, order, state);
}

async function settleMoney(tx: Tx, order: Order, state: OrderState, { actor, at }: Cause): Promise<void> {
  const payment = await lockPaymentOfOrder(tx, order.id);
  const cause = { cause: actor, at };
  if (state === "delivered" && payment.way === "cod" && payment.state === "pending") {
    await changePayment(tx, payment, "paid", cause, { paidAt: at });
  } else if (state === "cancelled" || state === "returned") {
    const reason = state;
    if (payment.state === "pending") await changePayment(tx, payment, "failed", cause, { reason });
    else if (payment.state === "paid") await refundPayment(tx, await changePayment(tx, payment, "refund_due", cause, { reason }), cause);
  }
}
