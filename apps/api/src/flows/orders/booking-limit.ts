import { hourMs } from "@shop/kit/durations";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { bookingsOfOrder, isServed, type Booking } from "../../modules/bookings/public.ts";
import { bookingLimitHours, readStore } from "../../modules/stores/public.ts";

type Needs = Pick<CustomerContext, "store" | "now">;

/** Refuses with `booking_too_late` if the booking starts too soon for the shopper to change it (a setting of the store). */
export async function assertOpen({ store, now }: Needs, tx: Tx, { during }: Pick<Booking, "during">): Promise<void> {
  const hours = bookingLimitHours(await readStore(tx, store.id));
  if (during.from.getTime() - now().getTime() < hours * hourMs) refuse("booking_too_late", { hours });
}

/** The same for all bookings of an order; refuses with `order_not_cancellable` if the work of one was done. */
export async function assertTimesOpen(context: Needs, tx: Tx, orderId: number): Promise<void> {
  const times = await bookingsOfOrder(tx, orderId);
  if (isServed(times)) refuse("order_not_cancellable");
  for (const booking of times) if (booking.state === "booked") await assertOpen(context, tx, booking);
}
