import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import { forgetHolds, lockBooking, type Booking } from "../../modules/bookings/public.ts";
import { findCustomer } from "../../modules/customers/public.ts";
import { findFreelancer } from "../../modules/freelancers/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import { readStore } from "../../modules/stores/public.ts";
import { reminderMessage } from "./texts.ts";

const hourMs = 3_600_000;
/** A day and two hours before. */
const remindedBefore = [24 * hourMs, 2 * hourMs];
/** What a cart held is of no use after a week. */
const holdsKeptMs = 7 * 24 * hourMs;

/** Has the shopper told of a booked time when it is near; reminders whose moment is over are left out. */
export async function enqueueReminders({ jobs }: Pick<Services, "jobs">, tx: Tx, { id, during }: Pick<Booking, "id" | "during">, at: Date): Promise<void> {
  for (const before of remindedBefore) {
    const startAfter = new Date(during.from.getTime() - before);
    const startsAt = during.from.toISOString();
    // One that was moved away and back is reminded of once.
    if (startAfter > at) await jobs.enqueue(tx, "remind-booking", { bookingId: id, startsAt }, { startAfter, key: `${id} ${startsAt} ${before}` });
  }
}

/** Tells the shopper of a booked time by SMS, in their language; nothing where it was moved or cancelled since. */
export async function remindOfBooking(services: Pick<Services, "database" | "jobs">, bookingId: number, startsAt: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking?.state !== "booked" || booking.during.from.toISOString() !== startsAt) return;
    const shopper = await findCustomer(tx, booking.storeId, booking.customerId);
    const person = await findFreelancer(tx, booking.freelancerId);
    if (!shopper?.phone || !person) return;
    const { name: store } = await readStore(tx, booking.storeId);
    await sendMessage(services, tx, {
      storeId: booking.storeId,
      channel: "sms",
      to: shopper.phone,
      text: reminderMessage(shopper.lang, { store, person: person.name, at: booking.during.from }),
      usefulUntil: booking.during.from,
    });
  });
}

/** Reminders go out by this process from now on, and what carts held long ago is deleted. */
export async function startBookings(services: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  await services.jobs.work("remind-booking", ({ bookingId, startsAt }) => remindOfBooking(services, bookingId, startsAt));
  await services.jobs.work("forget-holds", () => forgetHolds(services.database.db, new Date(services.now().getTime() - holdsKeptMs)));
  await services.jobs.schedule("forget-holds", "26 * * * *");
}
