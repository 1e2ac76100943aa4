import { workDone } from "@shop/contract/order-states";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { changeBooking, findBooking, lockBooking, setServiceHours } from "../../modules/bookings/public.ts";
import { findProduct } from "../../modules/catalog/public.ts";
import { addJob, findFreelancer, setDayOff, setHours, type Freelancer } from "../../modules/freelancers/public.ts";
import { addEvent, listOrderLines, lockOrderById, type Cause } from "../../modules/orders/public.ts";

/** Marks the work of a booking as done: its shopper may now write a review. If the order has goods too, whose state is the order's, it is added to the order's history. */
export async function finishBooking(tx: Tx, id: number, { actor, at }: Cause): Promise<void> {
  const found = await findBooking(tx, id);
  // The order is locked before its bookings, as when its shopper cancels it.
  if (typeof found?.orderId === "number") await lockOrderById(tx, found.orderId);
  const booking = found && (await lockBooking(tx, id));
  if (!booking) throw new StaffError(`There is no booking ${id}`);
  if (booking.state !== "booked") throw new StaffError(`Booking ${id} is ${booking.state}; only a booking in the state booked can be marked as done`);
  await changeBooking(tx, id, { state: "done" });
  await addJob(tx, booking.freelancerId);
  await recordChange(tx, { storeId: booking.storeId, actor, action: "finish", entity: "booking", entityId: id, before: { state: "booked" }, after: { state: "done" } });
  await publishChange(tx, { kind: "content" });
  if (booking.orderId === null) return;
  const lines = await listOrderLines(tx, booking.orderId);
  if (lines.some(({ isService }) => !isService)) await addEvent(tx, booking.orderId, workDone, { actor, at });
  else await publishChange(tx, { kind: "order", ids: [booking.orderId] });
}

/** Finds the freelancer that staff name. */
export async function findPerson(db: Queryable, id: number): Promise<Freelancer> {
  const person = await findFreelancer(db, id);
  if (!person) throw new StaffError(`There is no freelancer ${id}`);
  return person;
}

/** Gives a freelancer a day off, or revokes it. Bookings on that day stay: staff call the shoppers. */
export async function changeDayOff(tx: Tx, freelancerId: number, day: string, off: boolean, actor: string): Promise<void> {
  await findPerson(tx, freelancerId);
  await setDayOff(tx, freelancerId, day, off);
  await recordChange(tx, { storeId: null, actor, action: off ? "day-off" : "day-on", entity: "freelancer", entityId: freelancerId, after: { day } });
}

/** Sets on which weekdays and hours a freelancer works. Existing bookings stay. */
export async function changeHours(tx: Tx, freelancerId: number, hours: { weekdays: number[]; fromHour: number; toHour: number }, actor: string): Promise<void> {
  const { weekdays, fromHour, toHour } = await findPerson(tx, freelancerId);
  await setHours(tx, freelancerId, hours);
  await recordChange(tx, { storeId: null, actor, action: "set-hours", entity: "freelancer", entityId: freelancerId, before: { weekdays, fromHour, toHour }, after: hours });
  await publishChange(tx, { kind: "content" });
}

/** Sets how many full hours a service takes, for bookings from now on. */
export async function changeServiceHours(tx: Tx, sku: string, hours: number, actor: string): Promise<void> {
  const productId = await findProduct(tx, sku);
  await setServiceHours(tx, productId, hours);
  await recordChange(tx, { storeId: null, actor, action: "set-service-hours", entity: "product", entityId: productId, after: { hours } });
}
