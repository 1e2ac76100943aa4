import { and, asc, eq, gt, inArray, lt, not, or, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import type { Booking } from "./bookings.ts";
import { overlapsWith } from "./taken-times.ts";
import { bookings, type Span } from "./tables.ts";

const isHold = inArray(bookings.state, ["held", "lost"]);
const isInCart = and(isHold, bookings.inCart);

interface Hold extends CustomerKey {
  freelancerId: number;
  productId: number;
  during: Span;
  heldUntil: Date;
}

/** The customer's hold of exactly this time: for the cart, or for an open payment after the cart has given it up. */
export async function findHold(
  tx: Tx,
  { freelancerId, productId, during, ...owner }: Omit<Hold, "heldUntil">,
  now: Date,
): Promise<Booking | undefined> {
  const isStanding = and(eq(bookings.state, "held"), or(bookings.inCart, gt(bookings.heldUntil, now)));
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        ownedBy(bookings, owner),
        eq(bookings.freelancerId, freelancerId),
        eq(bookings.productId, productId),
        overlapsWith(during),
        isStanding,
      ),
    );
  return rows.find(
    (row) => row.during.from.getTime() === during.from.getTime() && row.during.to.getTime() === during.to.getTime(),
  );
}

/** Extends a hold for the cart, as if it had been taken at `since`. The row stays the same, since an open payment may refer to it. */
export async function renewHold(tx: Tx, id: number, since: Date, until: Date): Promise<Booking> {
  await extendHolds(tx, [id], until);
  const [row] = await tx
    .update(bookings)
    .set({ inCart: true, createdAt: since })
    .where(eq(bookings.id, id))
    .returning();
  return row!;
}

/** Adds a hold, for a cart that has none for the service. */
export async function insertHold(tx: Tx, hold: Hold, now: Date): Promise<Booking> {
  const [row] = await tx
    .insert(bookings)
    .values({ ...hold, state: "held", createdAt: now })
    .returning();
  return row!;
}

/** Extends holds, such as until a payment expires. */
export async function extendHolds(tx: Tx, ids: readonly number[], until: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookings)
    .set({ heldUntil: sql`greatest(${bookings.heldUntil}, ${until.toISOString()}::timestamptz)` })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held")));
}

/** The times that are held for the services in the customer's cart, by product. */
export async function timesInCart(db: Queryable, owner: CustomerKey): Promise<Map<number, Booking>> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(ownedBy(bookings, owner), isInCart))
    .orderBy(asc(bookings.id))
    .limit(100);
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Gives up the time that is held for a service in the cart. Those of `paidFor` stay held for their payment, but no longer for the cart. */
export async function removeTimeFromCart(
  tx: Tx,
  owner: CustomerKey,
  productId: number,
  paidFor: readonly number[],
): Promise<void> {
  const isDropped = and(ownedBy(bookings, owner), eq(bookings.productId, productId), isInCart);
  await tx
    .update(bookings)
    .set({ inCart: false })
    .where(and(isDropped, inArray(bookings.id, [...paidFor])));
  await tx.delete(bookings).where(isDropped);
}

/** Ends the holds of a payment, for times that are not in the cart. Anybody may take such a time now; until somebody does, money that comes late can still book it. */
export async function releaseTimes(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(bookings)
    .set({ heldUntil: sql`least(${bookings.heldUntil}, ${now.toISOString()}::timestamptz)` })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held"), not(bookings.inCart)));
}

/** Releases everything that is held for the customer. */
export async function releaseHolds(tx: Tx, owner: CustomerKey): Promise<void> {
  await tx.delete(bookings).where(and(ownedBy(bookings, owner), isHold));
}

/** Locks held times until the transaction ends; false if one is no longer held, or has begun. */
export async function lockHeldTimes(tx: Tx, ids: readonly number[], now: Date): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .select({ state: bookings.state, during: bookings.during })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(asc(bookings.id))
    .for("update");
  return rows.length === ids.length && rows.every(({ state, during }) => state === "held" && during.from > now);
}

/** Books held times for an order. Refused with `booking_lost` if one is no longer held. */
export async function bookHeldTimes(tx: Tx, ids: readonly number[], orderId: number): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(bookings)
    .set({ state: "booked", heldUntil: null, orderId })
    .where(and(inArray(bookings.id, [...ids]), eq(bookings.state, "held")))
    .returning();
  if (rows.length < ids.length) refuse("booking_lost");
  return rows;
}

/** Deletes old holds. */
export async function forgetHolds(db: Queryable, before: Date): Promise<void> {
  await db.delete(bookings).where(and(isHold, lt(bookings.createdAt, before)));
}
