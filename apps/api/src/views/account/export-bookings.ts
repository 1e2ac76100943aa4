import { asc, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { bookings, reviews } from "../../modules/bookings/tables.ts";

/** Booked times, in the order in which they were taken. */
export async function exportBookings(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  const taken = await db.select().from(bookings).where(isOwn).orderBy(asc(bookings.id));
  return taken.map(({ freelancerId, productId, during, state, createdAt }) => ({
    freelancer_id: freelancerId,
    product_id: productId,
    starts_at: during.from,
    ends_at: during.to,
    state,
    booked_at: createdAt,
  }));
}

/** What the customer wrote of others' work. */
export function exportReviews(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      freelancer_id: reviews.freelancerId,
      stars: reviews.stars,
      text: reviews.text,
      written_at: reviews.createdAt,
    })
    .from(reviews)
    .where(isOwn)
    .orderBy(asc(reviews.createdAt), asc(reviews.bookingId));
}
