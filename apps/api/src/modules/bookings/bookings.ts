import { and, asc, desc, eq, gt, inArray, lt, ne, not, or, sql, type SQL } from "drizzle-orm";
import { advisoryLocks } from "../../platform/advisory-locks.ts";
import type { Queryable, Tx } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { bookings, serviceHours, type Span } from "./tables.ts";

export type Booking = typeof bookings.$inferSelect;

/** Whose booking: every query of a customer's takes both ids. */
export interface BookingOwner {
  storeId: number;
  customerId: number;
}

const isOwned = ({ storeId, customerId }: BookingOwner) => and(eq(bookings.customerId, customerId), eq(bookings.storeId, storeId));
const isHold = inArray(bookings.state, ["held", "lost"]);
const isInCart = and(isHold, bookings.inCart);
const overlapsWith = ({ from, to }: Span): SQL => sql`${bookings.during} && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;

/** Full hours that a service takes. */
export async function hoursOf(db: Queryable, productId: number): Promise<number> {
  const [found] = await db.select({ hours: serviceHours.hours }).from(serviceHours).where(eq(serviceHours.productId, productId));
  return found?.hours ?? 1;
}

/** Makes those wait for each other who take times of one person. */
export async function lockTimes(tx: Tx, freelancerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.booking}, ${freelancerId})`);
}

/** A time that nobody else can have at a moment. */
const isTakenAt = (now: Date) => or(inArray(bookings.state, ["booked", "done"]), and(eq(bookings.state, "held"), gt(bookings.heldUntil, now)));

/** Times of a person within a span that nobody else can have at a moment. */
export async function takenSpans(db: Queryable, freelancerId: number, within: Span, now: Date, but?: number): Promise<Span[]> {
  const rows = await db
    .select({ during: bookings.during })
    .from(bookings)
    .where(and(eq(bookings.freelancerId, freelancerId), overlapsWith(within), isTakenAt(now), but === undefined ? undefined : ne(bookings.id, but)))
    .orderBy(asc(bookings.during))
    .limit(500);
  return rows.map(({ during }) => during);
}

/** The same of several people at once, by person. */
export async function takenSpansOf(db: Queryable, freelancerIds: readonly number[], within: Span, now: Date): Promise<Map<number, Span[]>> {
  const rows = await db
    .select({ person: bookings.freelancerId, during: bookings.during })
    .from(bookings)
    .where(and(inArray(bookings.freelancerId, [...freelancerIds]), overlapsWith(within), isTakenAt(now)))
    .orderBy(asc(bookings.during))
    .limit(500 * Math.max(1, freelancerIds.length));
  return new Map([...Map.groupBy(rows, ({ person }) => person)].map(([person, taken]) => [person, taken.map(({ during }) => during)]));
}

/**
 * Makes a span free of what stood in it and whose holding is over; `time_taken` where it is
 * somebody's. `but` is a booking that may stand there. The times must be locked.
 */
export async function clearSpan(tx: Tx, freelancerId: number, span: Span, now: Date, but?: number): Promise<void> {
  const others = and(eq(bookings.freelancerId, freelancerId), overlapsWith(span), inArray(bookings.state, ["held", "booked", "done"]), but === undefined ? undefined : ne(bookings.id, but));
  const standing = await tx.select().from(bookings).where(others).for("update");
  if (standing.some(({ state, heldUntil }) => state !== "held" || heldUntil! > now)) refuse("time_taken");
  if (standing.length > 0) await tx.update(bookings).set({ state: "lost", heldUntil: null }).where(inArray(bookings.id, standing.map(({ id }) => id)));
}

export interface Hold extends BookingOwner {
  freelancerId: number;
  productId: number;
  during: Span;
  heldUntil: Date;
}

/** The hold that a customer has of just this time: the cart's, or that of an open payment whose cart gave it up. */
export async function findHold(tx: Tx, { freelancerId, productId, during, ...owner }: Omit<Hold, "heldUntil">, now: Date): Promise<Booking | undefined> {
  const isStanding = and(eq(bookings.state, "held"), or(bookings.inCart, gt(bookings.heldUntil, now)));
  const rows = await tx.select().from(bookings).where(and(isOwned(owner), eq(bookings.freelancerId, freelancerId), eq(bookings.productId, productId), overlapsWith(during), isStanding));
  return rows.find((row) => row.during.from.getTime() === during.from.getTime() && row.during.to.getTime() === during.to.getTime());
}

/** Holds a time longer, for the cart, as one that was taken `since`; it stays the one that an open payment names. */
export async function holdAgain(tx: Tx, id: number, since: Date, until: Date): Promise<Booking> {
  await extendHolds(tx, [id], until);
  const [row] = await tx.update(bookings).set({ inCart: true, createdAt: since }).where(eq(bookings.id, id)).returning();
  return row!;
}

/** Writes a hold down for a cart that has none for the service. */
export async function writeHold(tx: Tx, hold: Hold, now: Date): Promise<Booking> {
  const [row] = await tx.insert(bookings).values({ ...hold, state: "held", createdAt: now }).returning();
  return row!;
}

/** Keeps held times longer, such as until a payment is over. */
export async function extendHolds(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookings)
    .set({ heldUntil: sql`greatest(${bookings.heldUntil}, ${until.toISOString()}::timestamptz)` })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held")));
}

/** Times that the customer's cart has for services, by service. */
export async function timesInCart(db: Queryable, owner: BookingOwner): Promise<Map<number, Booking>> {
  const rows = await db.select().from(bookings).where(and(isOwned(owner), isInCart)).orderBy(asc(bookings.id)).limit(100);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Gives up the time that the cart has for a service; one of `paidFor` is held on, for its payment alone. */
export async function dropFromCart(tx: Tx, owner: BookingOwner, productId: number, paidFor: readonly number[]): Promise<void> {
  const isDropped = and(isOwned(owner), eq(bookings.productId, productId), isInCart);
  await tx.update(bookings).set({ inCart: false }).where(and(isDropped, inArray(bookings.id, [...paidFor])));
  await tx.delete(bookings).where(isDropped);
}

/** Ends what a payment held: a time that is not in the cart is anybody's, and while nobody takes it, still that of money that comes late. */
export async function releaseTimes(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookings)
    .set({ heldUntil: sql`least(${bookings.heldUntil}, ${now.toISOString()}::timestamptz)` })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held"), not(bookings.inCart)));
}

/** Gives up everything that is held for the customer. */
export async function releaseHolds(tx: Tx, owner: BookingOwner): Promise<void> {
  await tx.delete(bookings).where(and(isOwned(owner), isHold));
}

/** A booking of a customer; `booking_not_found` for another's. */
export async function findOwnBooking(db: Queryable, owner: BookingOwner, id: number): Promise<Booking> {
  const [row] = await db.select().from(bookings).where(and(eq(bookings.id, id), isOwned(owner)));
  return row ?? refuse("booking_not_found");
}

/** Locks held times until the transaction ends; false where one is no longer held, or has begun. */
export async function lockHeld(tx: Tx, ids: readonly number[], now: Date): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx.select({ state: bookings.state, during: bookings.during }).from(bookings).where(inArray(bookings.id, [...ids])).orderBy(asc(bookings.id)).for("update");
  return rows.length === ids.length && rows.every(({ state, during }) => state === "held" && during.from > now);
}

/** Held times become those of an order; `booking_lost` where one is no longer held. */
export async function bookHeld(tx: Tx, ids: readonly number[], orderId: number): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(bookings)
    .set({ state: "booked", heldUntil: null, orderId })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held")))
    .returning();
  if (rows.length < ids.length) refuse("booking_lost");
  return rows;
}

/** A booking of a customer, for this transaction alone; `booking_not_found` for another's. */
export async function lockOwnBooking(tx: Tx, owner: BookingOwner, id: number): Promise<Booking> {
  const [row] = await tx.select().from(bookings).where(and(eq(bookings.id, id), isOwned(owner))).for("update");
  return row ?? refuse("booking_not_found");
}

/** A booking for staff. */
export async function findBooking(db: Queryable, id: number): Promise<Booking | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

/** A booking for staff and jobs, for this transaction alone. */
export async function lockBooking(tx: Tx, id: number): Promise<Booking | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return row;
}

export async function changeBooking(tx: Tx, id: number, change: Partial<Pick<Booking, "state" | "during">>): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.id, id));
}

/** Whether somebody came and did the work: it cannot be given back, so its shopper cancels the order no more. */
export const isServed = (times: readonly { state: Booking["state"] }[]): boolean => times.some(({ state }) => state === "done");

/** The times of an order. */
export function bookingsOfOrder(db: Queryable, orderId: number): Promise<Booking[]> {
  return db.select().from(bookings).where(eq(bookings.orderId, orderId)).orderBy(desc(bookings.id)).limit(100);
}

/** Frees the times of an order that is cancelled, or came back before they were. */
export async function cancelTimesOf(tx: Tx, orderId: number): Promise<void> {
  await tx.update(bookings).set({ state: "cancelled" }).where(and(eq(bookings.orderId, orderId), eq(bookings.state, "booked")));
}

/** Deletes what carts held long ago. */
export async function forgetHolds(db: Queryable, before: Date): Promise<void> {
  await db.delete(bookings).where(and(isHold, lt(bookings.createdAt, before)));
}

export async function setServiceHours(tx: Tx, productId: number, hours: number): Promise<void> {
  await tx.insert(serviceHours).values({ productId, hours }).onConflictDoUpdate({ target: serviceHours.productId, set: { hours } });
}
