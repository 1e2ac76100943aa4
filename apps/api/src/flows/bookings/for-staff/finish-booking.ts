import { workDone } from "@shop/contract/order-states";
import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { changeBooking, findBooking, lockBooking } from "../../../modules/bookings/public.ts";
import { addJob } from "../../../modules/freelancers/public.ts";
import { addEvent, listOrderLines, lockOrderById, type Cause } from "../../../modules/orders/public.ts";

/** Marks the work of a booking as done: its shopper may now write a review. If the order has goods too, whose state is the order's, it is added to the order's history. */
export async function finishBooking(tx: Tx, id: number, { actor, at }: Cause): Promise<void> {
  const found = await findBooking(tx, id);
  // The order is locked before its bookings, as when its shopper cancels it.
  if (typeof found?.orderId === "number") await lockOrderById(tx, found.orderId);
  const booking = found && (await lockBooking(tx, id));
  if (!booking) throw new StaffError(`There is no booking ${id}`);
  if (booking.state !== "booked")
    throw new StaffError(`Booking ${id} is ${booking.state}; only a booking in the state booked can be marked as done`);
  await changeBooking(tx, id, { state: "done" });
  await addJob(tx, booking.freelancerId);
  await recordChange(tx, {
    storeId: booking.storeId,
    actor,
    action: "finish",
    entity: "booking",
    entityId: id,
    before: { state: "booked" },
    after: { state: "done" },
  });
  await publishChange(tx, { kind: "content" });
  if (booking.orderId === null) return;
  const lines = await listOrderLines(tx, booking.orderId);
  if (lines.some(({ isService }) => !isService)) await addEvent(tx, booking.orderId, workDone, { actor, at });
  else await publishChange(tx, { kind: "order", ids: [booking.orderId] });
}
