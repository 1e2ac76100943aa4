import { dayMs } from "@shop/kit/durations";
import type { Services } from "../../platform/context.ts";
import { forgetHolds, lockBooking } from "../../modules/bookings/public.ts";
import { findCustomer } from "../../modules/customers/public.ts";
import { findFreelancer } from "../../modules/freelancers/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import { readStore } from "../../modules/stores/public.ts";
import { reminderMessage } from "./texts.ts";

/** Holds of carts are deleted after a week. */
const holdsKeptMs = 7 * dayMs;

/** Reminds the shopper of a booked time by SMS, in their language, unless it was moved or cancelled since. */
export async function remindOfBooking(
  services: Pick<Services, "database" | "jobs">,
  bookingId: number,
  startsAt: string,
): Promise<void> {
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

/** Starts the jobs of this process that send reminders and delete old holds. */
export async function startBookings(services: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  await services.jobs.work("remind-booking", ({ bookingId, startsAt }) =>
    remindOfBooking(services, bookingId, startsAt),
  );
  await services.jobs.work("forget-holds", () =>
    forgetHolds(services.database.db, new Date(services.now().getTime() - holdsKeptMs)),
  );
  await services.jobs.schedule("forget-holds", "26 * * * *");
}
