import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { bookings } from "./tables.ts";

export type Booking = typeof bookings.$inferSelect;

/** A booking of the customer. Refused with `booking_not_found` if it is another customer's. */
export async function findOwnBooking(db: Queryable, owner: CustomerKey, id: number): Promise<Booking> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), ownedBy(bookings, owner)));
  return row ?? refuse("booking_not_found");
}

/** The same, locked until the transaction ends. */
export async function lockOwnBooking(tx: Tx, owner: CustomerKey, id: number): Promise<Booking> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), ownedBy(bookings, owner)))
    .for("update");
  return row ?? refuse("booking_not_found");
}

/** A booking for staff. */
export async function findBooking(db: Queryable, id: number): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** Reads and locks a booking, for staff and jobs. */
export async function lockBooking(tx: Tx, id: number): Promise<Booking | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return row;
}

export async function changeBooking(
  tx: Tx,
  id: number,
  change: Partial<Pick<Booking, "state" | "during" | "freelancerId">>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

/** Whether the work of one of an order's bookings is done. It cannot be returned, so the shopper may no longer cancel the order. */
export const isServed = (times: readonly { state: Booking["state"] }[]): boolean =>
  times.some(({ state }) => state === "done");

/** Most bookings of an order that are read. */
const most = 100;

/** The bookings of an order. */
export function bookingsOfOrder(db: Queryable, orderId: number): Promise<Booking[]> {
  return db.select().from(bookings).where(eq(bookings.orderId, orderId)).orderBy(desc(bookings.id)).limit(most);
}

const isToCome = (orderId: number, productIds?: readonly number[]) =>
  and(
    eq(bookings.orderId, orderId),
    eq(bookings.state, "booked"),
    productIds && inArray(bookings.productId, [...productIds]),
  );

/** The bookings of an order for some services whose work is not done. */
export function timesToCome(db: Queryable, orderId: number, productIds: readonly number[]): Promise<Booking[]> {
  return db.select().from(bookings).where(isToCome(orderId, productIds)).orderBy(asc(bookings.id)).limit(most);
}

/** Cancels the bookings of an order that was cancelled, or returned before they took place, or of some services that were refunded. Returns them. */
export function cancelTimesOf(tx: Tx, orderId: number, productIds?: readonly number[]): Promise<Booking[]> {
  return tx.update(bookings).set({ state: "cancelled" }).where(isToCome(orderId, productIds)).returning();
}
