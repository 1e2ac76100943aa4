import type { CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { lockOwnBooking, writeReview } from "../../modules/bookings/public.ts";
import { addStars } from "../../modules/freelancers/public.ts";

/** Writes the review of one's own booking, once, after the work is done; updates the freelancer's rating. */
export function reviewBooking(
  context: CustomerContext,
  id: number,
  review: Input<"reviews.write">["body"],
): Promise<null> {
  return repeatable(context, "reviews.write", { id, ...review }, async (tx) => {
    const booking = await lockOwnBooking(tx, context.customer, id);
    if (booking.state !== "done") refuse("review_too_early");
    await writeReview(tx, booking, review, context.now());
    await addStars(tx, booking.freelancerId, review.stars);
    await publishChange(tx, { kind: "content" });
    return null;
  });
}
