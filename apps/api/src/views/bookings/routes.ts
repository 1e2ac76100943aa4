import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { listBookings } from "./list-bookings.ts";
import { listReviews } from "./list-reviews.ts";
import { listMoveTimes, listTimes } from "./list-times.ts";
import { nextTimes } from "./next-times.ts";

export const bookingViewHandlers = {
  "bookings.times": async (context, { params, query }) => ({
    data: await listTimes(context, params.id, query.product_id),
  }),
  "bookings.moveTimes": async (context, { params }) => ({ data: await listMoveTimes(context, params.id) }),
  "bookings.next": async (context, { query }) => onePage(await nextTimes(context, query)),
  "bookings.list": (context, { query }) => listBookings(context, query.page),
  "reviews.list": (context, { params, query }) => listReviews(context, params.id, query.page),
} satisfies Partial<Handlers>;
