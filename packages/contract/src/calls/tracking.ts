import * as z from "zod";
import { call, phone, reference, storeQuery, typedNumber } from "../define.ts";
import { orderStates, workDone } from "../order-states.ts";

/** The delivery status of an order, without anything about its recipient or contents. */
const tracking = z.object({
  order_number: z.string(),
  /** Services only: they are done on site, nothing is delivered. */
  is_service: z.boolean(),
  /** Contains services, with or without goods. Once such an order is delivered they are done too, unless `work_to_come`. */
  has_work: z.boolean(),
  /** Booked work beside the goods is still to be done; `state` is then that of the goods. */
  work_to_come: z.boolean(),
  state: z.enum(orderStates),
  /** Every state it has been in, and beside goods when booked work was done; oldest first. */
  history: z.array(z.object({ state: z.enum([...orderStates, workDone]), at: z.string() })),
  /** A day such as 2026-11-21. */
  expected_on: z.string().nullable(),
  /** Who delivers it, once known. */
  courier: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Last known position while it is on the way. */
  place: z.object({ lat: z.number(), long: z.number(), at: z.string() }).nullable(),
});

const followed = tracking.extend({
  /** Token for `GET /tracking/stream?watch=`, which sends updates whenever this changes; valid for a day. */
  watch: z.string(),
});

export const trackingCalls = {
  "tracking.find": call({
    summary: "Tracks an order, by its number and the last four digits of the recipient's phone",
    access: "public",
    query: storeQuery.extend({ order: typedNumber, phone }),
    data: followed,
  }),
  "tracking.get": call({
    summary: "Tracks one of the customer's own orders",
    access: "customer",
    params: z.object({ id: reference }),
    query: storeQuery,
    data: followed,
  }),
};
