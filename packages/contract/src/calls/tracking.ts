import * as z from "zod";
import { call, phone, reference, storeQuery, typedNumber } from "../define.ts";
import { orderStates, workDone } from "../order-states.ts";

/** Where an order is on its way; nothing that says who gets it or what is in it. */
const tracking = z.object({
  order_number: z.string(),
  /** Services alone: they are done where they were ordered for, and brought by nobody. */
  is_service: z.boolean(),
  /** Services, beside goods or alone: whoever delivers such an order has done them too, unless there is work to come. */
  has_work: z.boolean(),
  /** Beside goods somebody is still to come for booked work: the state speaks of the goods alone. */
  work_to_come: z.boolean(),
  state: z.enum(orderStates),
  /** Every state it has been in, and beside goods when booked work was done; oldest first. */
  history: z.array(z.object({ state: z.enum([...orderStates, workDone]), at: z.string() })),
  /** Day, as 2026-11-21. */
  expected_on: z.string().nullable(),
  /** Who brings it, once that is known. */
  courier: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Where it was last seen, while it is on the way. */
  place: z.object({ lat: z.number(), long: z.number(), at: z.string() }).nullable(),
});

const followed = tracking.extend({
  /** For `GET /tracking/stream?watch=`, which sends this again whenever it changes; good for a day. */
  watch: z.string(),
});

export const trackingCalls = {
  "tracking.find": call({
    summary: "An order on its way, by its number and the last four digits of the phone that it goes to",
    access: "public",
    query: storeQuery.extend({ order: typedNumber, phone }),
    data: followed,
  }),
  "tracking.get": call({
    summary: "One of the customer's own orders on its way",
    access: "customer",
    params: z.object({ id: reference }),
    query: storeQuery,
    data: followed,
  }),
};
