import type { Services } from "../../../platform/context.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { lockCart } from "../../../modules/cart/public.ts";
import { isCancelledOrReturned, orderMoves, type OrderState } from "../../../modules/orders/public.ts";
import { hasUnsettledRefund, lockPaymentOfOrder, wayName } from "../../../modules/payments/public.ts";
import { findOrderForStaff, lookAtOrderForStaff } from "./find-order.ts";
import { moveOrder } from "../move-order.ts";

interface StaffMove {
  number: string;
  storeId?: number | undefined;
  state: string;
  note: string | null;
  actor: string;
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
    await moveOrder(services, tx, order, next, { actor, at: services.now(), note });
    return { number: order.number, from: order.state };
  });
}
