import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { bookings } from "../../modules/bookings/tables.ts";
import { freelancers } from "../../modules/freelancers/tables.ts";
import { orders } from "../../modules/orders/tables.ts";
import { firstRows } from "./first-rows.ts";

/** Rows of a list for staff. */
const most = 200;

/** Booked times of a person whose work is not done, over or to come, in the order of their times; with whom and where. */
export const listBookingWork = (db: Queryable, freelancerId: number) =>
  firstRows(most, (limit) =>
    read(db, and(eq(bookings.freelancerId, freelancerId), eq(bookings.state, "booked")), limit),
  );

/** Booked times that begin before a moment and whose work is not done, of all people. */
export const listBookingsUntil = (db: Queryable, before: Date, storeId?: number) =>
  firstRows(most, (limit) =>
    read(
      db,
      and(
        eq(bookings.state, "booked"),
        sql`lower(${bookings.during}) < ${before.toISOString()}`,
        storeId === undefined ? undefined : eq(bookings.storeId, storeId),
      ),
      limit,
    ),
  );

/** The times of an order. */
export const listTimesOf = (db: Queryable, orderId: number) => read(db, eq(bookings.orderId, orderId));

function read(db: Queryable, which: SQL | undefined, limit = most) {
  return db
    .select({
      id: bookings.id,
      state: bookings.state,
      during: bookings.during,
      freelancerId: bookings.freelancerId,
      freelancer: freelancers.name,
      number: orders.number,
      delivery: orders.delivery,
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(freelancers, eq(freelancers.id, bookings.freelancerId))
    .where(which)
    .orderBy(asc(bookings.during), asc(bookings.id))
    .limit(limit);
}
