import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import type { Booking } from "./bookings.ts";
import { reviews } from "./tables.ts";

/** Writes the review of a booking, once: refused with `review_given` after that. */
export async function writeReview(
  tx: Tx,
  { id, storeId, customerId, freelancerId }: Booking,
  review: { stars: number; text: string },
  at: Date,
): Promise<void> {
  const written = await tx
    .insert(reviews)
    .values({ bookingId: id, storeId, customerId, freelancerId, ...review, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: reviews.bookingId });
  if (written.length === 0) refuse("review_given");
}

/** Deletes the texts of a customer's reviews. The stars stay: they belong to the freelancer's rating and identify nobody. */
export async function forgetReviews(tx: Tx, customer: CustomerKey): Promise<void> {
  await tx.update(reviews).set({ text: "" }).where(ownedBy(reviews, customer));
}
