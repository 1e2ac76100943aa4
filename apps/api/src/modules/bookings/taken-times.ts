import { and, asc, eq, gt, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { bookings, type Span } from "./tables.ts";

export const overlapsWith = ({ from, to }: Span): SQL =>
  sql`${bookings.during} && tstzrange(${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`;

/** Locks the times of a freelancer until the transaction ends. Required to take one of them. */
export async function lockTimes(tx: Tx, freelancerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.booking}, ${freelancerId})`);
}

/** Condition: the time is booked, or held at this moment. */
const isTakenAt = (now: Date) =>
  or(inArray(bookings.state, ["booked", "done"]), and(eq(bookings.state, "held"), gt(bookings.heldUntil, now)));

/** A span of a freelancer's time, in which one booking may be ignored: the one that is moved. */
interface WantedTime {
  freelancerId: number;
  span: Span;
  but?: number | undefined;
}

/** The times of a freelancer within a span that are booked, or held at this moment. */
export async function takenSpans(db: Queryable, { freelancerId, span, but }: WantedTime, now: Date): Promise<Span[]> {
  const rows = await db
    .select({ during: bookings.during })
    .from(bookings)
    .where(
      and(
        eq(bookings.freelancerId, freelancerId),
        overlapsWith(span),
        isTakenAt(now),
        but === undefined ? undefined : ne(bookings.id, but),
      ),
    )
    .orderBy(asc(bookings.during))
    .limit(500);
  return rows.map(({ during }) => during);
}

/** The same for several freelancers, by id. */
export async function takenSpansOf(
  db: Queryable,
  freelancerIds: readonly number[],
  within: Span,
  now: Date,
): Promise<Map<number, Span[]>> {
  const rows = await db
    .select({ person: bookings.freelancerId, during: bookings.during })
    .from(bookings)
    .where(and(inArray(bookings.freelancerId, [...freelancerIds]), overlapsWith(within), isTakenAt(now)))
    .orderBy(asc(bookings.during))
    .limit(500 * Math.max(1, freelancerIds.length));
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([person, taken]) => [
      person,
      taken.map(({ during }) => during),
    ]),
  );
}

/**
 * Removes expired holds from a span, so that it can be taken; `time_taken` where it is booked or still held.
 * The caller must have called {@link lockTimes}.
 */
export async function clearSpan(tx: Tx, { freelancerId, span, but }: WantedTime, now: Date): Promise<void> {
  const others = and(
    eq(bookings.freelancerId, freelancerId),
    overlapsWith(span),
    inArray(bookings.state, ["held", "booked", "done"]),
    but === undefined ? undefined : ne(bookings.id, but),
  );
  const standing = await tx.select().from(bookings).where(others).for("update");
  if (standing.some(({ state, heldUntil }) => state !== "held" || heldUntil! > now)) refuse("time_taken");
  if (standing.length > 0)
    await tx
      .update(bookings)
      .set({ state: "lost", heldUntil: null })
      .where(
        inArray(
          bookings.id,
          standing.map(({ id }) => id),
        ),
      );
}
