import * as z from "zod";
import { call, money, page, pagination, prose, reference, storeQuery } from "../define.ts";
import { longestOrderText } from "../limits.ts";
import { orderStates } from "../order-states.ts";
import { booking } from "./bookings.ts";
import { paymentWays } from "../payment-ways.ts";
import { paymentStates } from "./checkout.ts";

const orderSummary = z.object({
  id: z.string(),
  order_number: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  grand_total: money,
  /** For example `refund_due` if money arrived that could not become an order and has to be paid back. */
  payment_state: z.enum(paymentStates),
  /** Whether money is still owed to the shopper, also for a delivered order. */
  refund_due: z.boolean(),
  line_count: z.number(),
  /** Services only, as in `tracking`. */
  is_service: z.boolean(),
  /** Contains services that are not cancelled, with or without goods, as in `tracking`. */
  has_work: z.boolean(),
  /** The order has goods and booked work that is still to be done; `state` is then that of the goods. */
  work_to_come: z.boolean(),
  image: z.string(),
  first_name: z.string(),
});
const orderLine = z.object({
  id: z.number(),
  product_id: z.number(),
  name: z.string(),
  image: z.string(),
  quantity: z.number(),
  price: money,
  grand_total: money,
  variant_name: z.string().nullable(),
  variant_option_id: z.number().nullable(),
  /** The shopper's note in the cart. */
  note: z.string().nullable(),
  is_service: z.boolean(),
  /** The appointment of a service; absent for everything else. */
  booking: booking.optional(),
});
/** Money of an order that has to be paid back, or was. */
const refund = z.object({
  amount: money,
  currency: z.enum(["USD", "KHR"]),
  /** The amount as the bank reported it if the shop cannot represent it, such as 19.6 riel; `amount` is then 0. */
  reported: z.string().nullable(),
  /** Why the money could not become the order; null if the order itself was cancelled or returned. */
  reason: z.string().nullable(),
  /** When it was paid back; null while it is owed. */
  refunded_at: z.string().nullable(),
  /** Who pays it back: the store, or the payment provider by itself, for example after a dispute. */
  by: z.enum(["store", "provider"]),
  /** Whether it was paid into the customer's store cash. */
  to_store_cash: z.boolean(),
  /** The pieces that it is for, by the id of their line; empty if it is a mere amount or the order. */
  pieces: z.array(z.object({ line_id: z.number(), quantity: z.number() })),
});
const stateChange = z.object({ state: z.string(), at: z.string(), note: z.string().nullable() });
/** An order without its lines. Amounts are decimal, in the store's currency. */
export const orderHead = z.object({
  id: z.string(),
  order_number: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  total: money,
  discount: money,
  delivery_fee: money,
  grand_total: money,
  /** In riel at the rate of the order's day, if the store shows riel. */
  grand_total_riel: z.number().nullable(),
  note: z.string().nullable(),
  /** The order has goods and booked work that is still to be done; `state` is then that of the goods. */
  work_to_come: z.boolean(),
  cancellable: z.boolean(),
  /** The order waits for staff, because its payment was paid back. */
  on_hold: z.boolean(),
  payment: z.object({
    type: z.enum(paymentWays),
    name: z.string(),
    state: z.string(),
    paid_at: z.string().nullable(),
    reference: z.string().nullable(),
  }),
  /** Oldest first. */
  refunds: z.array(refund),
  delivery: z.object({
    name: z.string(),
    description: z.string(),
    /** In the requested language. */
    province: z.string().nullable(),
    phone: z.string().nullable(),
    lat: z.number(),
    long: z.number(),
    expected_on: z.string().nullable(),
  }),
  history: z.array(stateChange),
});

export const orderCalls = {
  "orders.list": call({
    summary: "Orders, newest first",
    access: "customer",
    limit: "read",
    query: storeQuery.extend({
      page: page.optional(),
      state: z.enum(orderStates).optional(),
      text: z.string().max(longestOrderText).optional(),
    }),
    data: z.array(orderSummary),
    beside: pagination,
  }),
  "orders.detail": call({
    summary: "The lines of an order, with the order itself in `order`",
    access: "customer",
    params: z.object({ id: reference }),
    query: storeQuery,
    data: z.array(orderLine),
    beside: z.object({ order: orderHead }),
  }),
  "orders.cancel": call({
    summary: "Cancels an order while that is allowed",
    access: "customer",
    limit: "write",
    params: z.object({ id: reference }),
    query: storeQuery,
    body: z.object({ reason: prose.max(500).nullish() }),
    data: z.null(),
    idempotent: true,
  }),
  "orders.again": call({
    summary: "Puts the lines of an order into the cart again, as far as they can be bought",
    access: "customer",
    limit: "write",
    params: z.object({ id: reference }),
    query: storeQuery,
    data: z.object({ added: z.number(), missing: z.array(z.string()) }),
    idempotent: true,
  }),
};
