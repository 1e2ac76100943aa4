import { cambodianTime } from "@shop/kit/date";
import { dayMs } from "@shop/kit/durations";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { lockCart } from "../../../modules/cart/public.ts";
import {
  isCancelledOrReturned,
  orderMoves,
  readDelivered,
  type Order,
  type OrderState,
} from "../../../modules/orders/public.ts";
import {
  amountRefunded,
  hasUnsettledRefund,
  lockPaymentOfOrder,
  wayName,
  type Payment,
} from "../../../modules/payments/public.ts";
import { findOrderForStaff, lookAtOrderForStaff, type StaffDecision } from "./find-order.ts";
import { moveOrder } from "../move-order.ts";

/** How long a delivery that was recorded by mistake can be taken back. Later the shopper relies on it, and the day's cash is counted. */
const correctedMs = dayMs;

interface StaffMove extends StaffDecision {
  state: string;
  note: string | null;
}

/** Moves an order to another state, for staff. If the transition is not allowed, the {@link StaffError} names the allowed states. */
export async function moveOrderForStaff(
  services: Pick<Services, "database" | "jobs" | "now">,
  { number, storeId, state, note, actor }: StaffMove,
): Promise<{ number: string; from: OrderState }> {
  return services.database.transaction(async (tx) => {
    // The cart is always locked before the order, to avoid deadlocks.
    await lockCart(tx, await lookAtOrderForStaff(tx, number, storeId));
    const order = await findOrderForStaff(tx, number, storeId);
    const next = orderMoves[order.state].find((known) => known === state);
    if (!next) {
      const possible = orderMoves[order.state].join(", ") || "none: it is over";
      throw new StaffError(`${order.number} is ${order.state}; the next state can be: ${possible}`);
    }
    const payment = isCancelledOrReturned(next) ? null : await lockPaymentOfOrder(tx, order.id);
    if (payment && (await hasUnsettledRefund(tx, payment))) {
      throw new StaffError(
        `Money of ${order.number} was refunded or taken back at ${wayName(payment.way)} (see order show ${order.number}). Cancel the order, or continue it anyway with payment settle ${order.number}`,
      );
    }
    if (payment && order.state === "delivered") await assertMistaken(tx, order, payment, { at: services.now(), note });
    await moveOrder(services, tx, order, next, { actor, at: services.now(), note });
    return { number: order.number, from: order.state };
  });
}

/** Refuses to take a delivery back unless it was recorded by mistake, a short time ago, and nothing relies on it. */
async function assertMistaken(
  tx: Tx,
  { id, number, delivery }: Order,
  payment: Payment,
  { at, note }: { at: Date; note: string | null },
): Promise<void> {
  const delivered = await readDelivered(tx, id);
  if (at.getTime() - delivered.getTime() > correctedMs)
    throw new StaffError(
      `${number} was delivered at ${cambodianTime(delivered)}, more than a day ago: it can only be returned`,
    );
  if (!note?.trim())
    throw new StaffError(
      `${number} is delivered. If that was a mistake, say so with --note TEXT, which the shopper reads`,
    );
  if ((await amountRefunded(tx, payment)) > 0)
    throw new StaffError(`Money of ${number} was paid back since it was delivered: it can only be returned`);
  if (delivery.recipient === "")
    throw new StaffError(`The account of ${number} is removed, and with it the address: it can only be returned`);
}
