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
 * Gives a time up. A held one leaves the cart with its service. An ordered one's order is
 * cancelled, by the rules of orders for what was paid; where the order holds more than the
 * service, `booking_fixed`: its shopper cancels the whole order or asks the store.
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
    if (booking.state !== "booked" || !isCancellable(order.state) || (await listOrderLines(tx, orderId)).length > 1) refuse("booking_fixed");
    await assertOpen(context, tx, booking);
    await moveOrder(context, tx, order, "cancelled", { actor: `customer:${customer.customerId}`, at: now() });
    return null;
  });
}
