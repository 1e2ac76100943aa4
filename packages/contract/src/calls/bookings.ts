import * as z from "zod";
import { call, id, page, pagination, prose, storeQuery, whole } from "../define.ts";
import { longestNote } from "../limits.ts";
import type { ErrorCode } from "../errors.ts";
import { holiday } from "./site.ts";
import { freelancerCard } from "./freelancers.ts";

/** `lost`: the hold ran out and somebody else took the time. */
export const bookingStates = ["held", "lost", "booked", "done", "cancelled"] as const;

/** Number of days that can be booked, starting today in Cambodia. */
export const bookableDays = 14;

const time = z.iso.datetime({ offset: true, error: "time_required" satisfies ErrorCode });

/** An appointment for a service, as the shopper sees it. */
export const booking = z.object({
  id: z.number(),
  state: z.enum(bookingStates),
  freelancer_id: z.number(),
  freelancer: z.string(),
  product_id: z.number(),
  /** Name of the service. */
  name: z.string(),
  starts_at: z.string(),
  /** When the hold for the cart ends; null once it is ordered. */
  held_until: z.string().nullable(),
  order_number: z.string().nullable(),
  /** Can be moved to another time. */
  movable: z.boolean(),
  /** Can be cancelled: its order contains nothing else and can be cancelled too. */
  cancellable: z.boolean(),
  /** The work is done and not reviewed yet. */
  reviewable: z.boolean(),
});

/** An appointment that was just held or moved. */
const takenTime = booking.pick({ id: true, starts_at: true, held_until: true });

const freeDay = z.object({
  /** In Cambodia, as 2026-11-21. */
  day: z.string(),
  /** Full hours at which the work can begin, as times with offset. */
  times: z.array(z.string()),
});

/** When work of this many hours can begin. */
const freeTimes = z.object({
  hours: z.number(),
  /** How many hours before it the shopper can still move or cancel it. */
  change_hours: z.number(),
  days: z.array(freeDay),
  /** Those of these days on which the store is closed. */
  holidays: z.array(holiday),
});

export const bookingCalls = {
  "bookings.times": call({
    summary: "When a freelancer can start a service, in the next fourteen days",
    access: "public",
    params: z.object({ id }),
    query: storeQuery.extend({ product_id: id }),
    data: freeTimes,
  }),
  "bookings.next": call({
    summary: "The next free hours of the freelancers named, or of those who offer a kind of service; the soonest first",
    access: "public",
    query: storeQuery.extend({
      /** Id of a sub-category of services. */
      skill: id.optional(),
      /** Comma-separated ids of people. */
      ids: z
        .string()
        .regex(/^\d{1,9}(,\d{1,9}){0,23}$/)
        .optional(),
    }),
    data: z.array(
      freelancerCard.pick({ id: true, name: true, image: true, rating: true, provinces: true }).extend({
        /** Their shortest service of the requested kind; null if the store sells none with a price. */
        service_id: z.number().nullable(),
        /** The next three start times with enough free hours for it; empty if the next fourteen days are full. */
        times: z.array(z.string()),
      }),
    ),
    beside: pagination,
  }),
  "bookings.hold": call({
    summary:
      "Reserves a time for 15 minutes and puts the service into the cart; repeating it extends the reservation, up to an hour in all",
    access: "customer",
    limit: "write",
    query: storeQuery,
    body: z.object({ freelancer_id: id, product_id: id, starts_at: time }),
    data: takenTime,
    idempotent: true,
  }),
  "bookings.keep": call({
    summary:
      "Extends the reservations in the cart by 15 minutes, up to an hour in all; returns those that are still reserved",
    access: "customer",
    limit: "write",
    query: storeQuery,
    data: z.array(takenTime),
  }),
  "bookings.list": call({
    summary: "The customer's bookings, the newest first",
    access: "customer",
    query: storeQuery.extend({ page: page.optional() }),
    data: z.array(booking),
    beside: pagination,
  }),
  "bookings.moveTimes": call({
    summary: "The times to which a booking can be moved, in the next fourteen days",
    access: "customer",
    params: z.object({ id }),
    query: storeQuery,
    data: freeTimes,
  }),
  "bookings.move": call({
    summary: "Moves a booking to another time of the same freelancer, up to the store's limit of hours before it",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    body: z.object({ starts_at: time }),
    data: takenTime,
    idempotent: true,
  }),
  "bookings.cancel": call({
    summary:
      "Cancels a booking, up to the store's limit of hours before it: a reservation leaves the cart, the order of a booking is cancelled",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    data: z.null(),
    idempotent: true,
  }),
  "reviews.write": call({
    summary: "Reviews the work of a booking, once it is done; once only",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    body: z.object({ stars: whole(1, 5, "stars_required"), text: prose.max(longestNote).default("") }),
    data: z.null(),
    idempotent: true,
  }),
  "reviews.list": call({
    summary: "Reviews of a freelancer's work, the newest first",
    access: "public",
    params: z.object({ id }),
    query: storeQuery.extend({ page: page.optional() }),
    data: z.array(z.object({ stars: z.number().int(), text: z.string(), by: z.string(), at: z.string() })),
    beside: pagination,
  }),
};
