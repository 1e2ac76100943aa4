import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { findOwnBooking, lockOwnBooking } from "../../modules/bookings/public.ts";
import { listCartLines, lockCart, removeLine } from "../../modules/cart/public.ts";
import { isCancellable, listOrderLines, lockOrderById } from "../../modules/orders/public.ts";
import { moveOrder } from "../orders/move-order.ts";
import { assertOpen } from "../orders/booking-limit.ts";
import { giveUpTime } from "./give-up-time.ts";

/**
 * Cancels a booking. If its time is only held, the service is removed from the cart. If it was
 * ordered, the order is cancelled, which refunds what was paid. Refused with `booking_fixed` if the
 * order has other lines: the shopper cancels the whole order or asks the store.
 */
export function cancelBooking(context: CustomerContext, id: number): Promise<null> {
  return repeatable(context, "bookings.cancel", { id }, async (tx) => {
    const { customer, now } = context;
    await lockCart(tx, customer);
    const { state, productId, orderId, inCart } = await findOwnBooking(tx, customer, id);
    if (inCart && (state === "held" || state === "lost")) {
      const line = (await listCartLines(tx, customer)).find((each) => each.productId === productId);
      if (line) await removeLine(tx, customer, line.id);
      await giveUpTime(tx, customer, productId);
      return null;
    }
    if (orderId === null) refuse("booking_fixed");
    // The order is locked before its bookings, in the same order as when the whole order is cancelled.
    const order = await lockOrderById(tx, orderId);
    const booking = await lockOwnBooking(tx, customer, id);
    if (booking.state !== "booked" || !isCancellable(order.state) || (await listOrderLines(tx, orderId)).length > 1)
      refuse("booking_fixed");
    await assertOpen(context, tx, booking);
    await moveOrder(context, tx, order, "cancelled", { actor: `customer:${customer.customerId}`, at: now() });
    return null;
  });
}
