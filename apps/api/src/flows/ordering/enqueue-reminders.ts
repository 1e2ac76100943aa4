import { hourMs } from "@shop/kit/durations";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Booking } from "../../modules/bookings/public.ts";

/** A day and two hours before. */
const remindedBefore = [24 * hourMs, 2 * hourMs];

/** Schedules the reminders of a booking, except those whose time has passed. */
export async function enqueueReminders(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  { id, during }: Pick<Booking, "id" | "during">,
  at: Date,
): Promise<void> {
  for (const before of remindedBefore) {
    const startAfter = new Date(during.from.getTime() - before);
    const startsAt = during.from.toISOString();
    // The job's name contains the time, so that a booking that is moved away and back gets one reminder.
    if (startAfter > at)
      await jobs.enqueue(
        tx,
        "remind-booking",
        { bookingId: id, startsAt },
        { startAfter, key: `${id} ${startsAt} ${before}` },
      );
  }
}
