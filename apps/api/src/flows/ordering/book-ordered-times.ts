import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { bookHeldTimes } from "../../modules/bookings/public.ts";
import { enqueueReminders } from "./enqueue-reminders.ts";

/** The held times that lines of an order name. */
export const bookingIds = (lines: readonly { bookingId?: number }[]): number[] =>
  lines.flatMap(({ bookingId }) => bookingId ?? []);

/** Books the held times for a placed order, and schedules their reminders. */
export async function bookOrderedTimes(
  services: Pick<Services, "jobs">,
  tx: Tx,
  order: { id: number },
  lines: readonly { bookingId?: number }[],
  at: Date,
): Promise<void> {
  const booked = await bookHeldTimes(tx, bookingIds(lines), order.id);
  for (const booking of booked) await enqueueReminders(services, tx, booking, at);
}
