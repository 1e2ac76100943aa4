import type { Handlers } from "../../platform/handler.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { holdTime } from "./hold-time.ts";
import { keepTimes } from "./keep-times.ts";
import { moveBooking } from "./move-booking.ts";
import { reviewBooking } from "./write-review.ts";

export const bookingHandlers = {
  "bookings.hold": async (context, { body }) => ({ data: await holdTime(context, body) }),
  "bookings.keep": async (context) => ({ data: await keepTimes(context) }),
  "bookings.move": async (context, { params, body }) => ({
    data: await moveBooking(context, params.id, body.starts_at),
  }),
  "bookings.cancel": async (context, { params }) => ({ data: await cancelBooking(context, params.id) }),
  "reviews.write": async (context, { params, body }) => ({ data: await reviewBooking(context, params.id, body) }),
} satisfies Partial<Handlers>;
