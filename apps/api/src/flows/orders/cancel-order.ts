import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { isCancellable, lockOrder } from "../../modules/orders/public.ts";
import { assertTimesOpen } from "./booking-limit.ts";
import { moveOrder } from "./move-order.ts";

/** Cancels one's own order. Refused once it is packed (`order_not_cancellable`), or if a booking starts too soon (`booking_too_late`). */
export function cancelOwnOrder(context: CustomerContext, number: string, reason: string | null): Promise<null> {
  const { customer, now } = context;
  return repeatable(context, "orders.cancel", { number, reason }, async (tx) => {
    const order = await lockOrder(tx, { ...customer, number });
    if (!isCancellable(order.state)) refuse("order_not_cancellable");
    await assertTimesOpen(context, tx, order.id);
    await moveOrder(context, tx, order, "cancelled", {
      actor: `customer:${customer.customerId}`,
      at: now(),
      note: reason,
    });
    return null;
  });
}
