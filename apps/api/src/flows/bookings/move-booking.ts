import { hourMs } from "@shop/kit/durations";
import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import {
  changeBooking,
  clearSpan,
  findOwnBooking,
  lockOwnBooking,
  lockTimes,
  spanOf,
} from "../../modules/bookings/public.ts";
import { findFreelancer } from "../../modules/freelancers/public.ts";
import { assertOpen } from "../orders/booking-limit.ts";
import { assertWorks } from "./assert-works.ts";
import { enqueueReminders } from "../ordering/enqueue-reminders.ts";

/** Moves a booked time to another one of the same freelancer and length; refused if it starts sooner than the store's limit for changes. */
export function moveBooking(context: CustomerContext, id: number, startsAt: string) {
  return repeatable(context, "bookings.move", { id, startsAt }, async (tx) => {
    const { customer, now } = context;
    // The freelancer's times are locked before the booking, in the same order as when a time is held.
    const { freelancerId } = await findOwnBooking(tx, customer, id);
    await lockTimes(tx, freelancerId);
    const booking = await lockOwnBooking(tx, customer, id);
    if (booking.state !== "booked") refuse("booking_fixed");
    await assertOpen(context, tx, booking);
    const person = (await findFreelancer(tx, freelancerId)) ?? refuse("booking_not_found");
    const hours = (booking.during.to.getTime() - booking.during.from.getTime()) / hourMs;
    const during = spanOf(new Date(startsAt), hours);
    await assertWorks(tx, person, { storeId: booking.storeId, from: during.from, hours }, now());
    await clearSpan(tx, { freelancerId, span: during, but: id }, now());
    await changeBooking(tx, id, { during });
    await enqueueReminders(context, tx, { id, during }, now());
    return { id, starts_at: during.from.toISOString(), held_until: null };
  });
}
