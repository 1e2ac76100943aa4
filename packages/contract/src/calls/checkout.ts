import * as z from "zod";
import { call, money, optionalId, page, pageBeside, reference, storeQuery } from "../define.ts";
import { orderStates } from "../order-states.ts";
import { booking } from "./bookings.ts";
import { cartLine } from "./cart.ts";

/** What a shopper can choose, as written on the wire. */
export const paymentTypes = ["cash", "cod", "khqr", "transfer", "bankTransfer", "anakut", "paypal", "creditCard"] as const;
/** The ways to pay, each behind one adapter. */
export const paymentWays = ["cod", "khqr", "bankTransfer", "anakut", "paypal"] as const;
export type PaymentWay = (typeof paymentWays)[number];

export const paymentStates = ["created", "pending", "paid", "failed", "expired", "refund_due", "refunded"] as const;

/** What an order is made from. Rules: specification, section 5; the handler answers field by field. */
const orderWish = z.object({
  /** `buy_now` for one product; anything else unknown is refused: it would order the whole cart instead. */
  checkout_type: z.enum(["buy_now", "cart", ""]).nullish(),
  product_id: optionalId.optional(),
  quantity: z.unknown().optional(),
  variant_option_id: optionalId.optional(),
  unit_id: optionalId.optional(),
  address: optionalId.optional(),
  note: z.string().trim().max(1000).nullish(),
});
const checkoutBody = orderWish.extend({
  payment_type: z.string().max(40).nullish(),
  payment_method: z.string().max(40).nullish(),
  image_url: z.string().max(2000).nullish(),
  /** Reference of the payment that this checkout completes, where there is one. */
  payment_id: reference.nullish(),
  /** Grand total that the shopper saw, decimal; another one now is refused with `price_changed`. */
  expected_total: z.number().nullish(),
});
/** Sent as nothing at all, the form is the empty one of the specification, section 5. */
const checkoutForm = checkoutBody.nullish().transform((form): z.output<typeof checkoutBody> => form ?? {});
const placed = z.object({ order_id: z.string(), order_number: z.string(), grand_total: money }).nullable();

export const paymentOption = z.object({
  type: z.enum(paymentWays),
  payment_type: z.enum(paymentTypes),
  payment_method: z.string().nullable(),
  name: z.string(),
  image: z.string(),
  description: z.string(),
  /** A line that stands out beside the way, in the shopper's language. */
  banner: z.string().nullable(),
  /** A picture that stands out beside the way; its size keeps its place until it is there. */
  banner_image: z.object({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** Percent off the goods. */
  discount: z.number(),
});
export const bankAccount = z.object({ type: z.string(), name: z.string(), account: z.string(), holder: z.string(), image: z.string() });

const orderSummary = z.object({
  id: z.string(),
  order_number: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  grand_total: money,
  /** Such as `refund_due` where money came in that could not become an order, and goes back. */
  payment_state: z.enum(paymentStates),
  /** True while money that the shopper sent for it is owed back, also beside an order that is delivered. */
  refund_due: z.boolean(),
  line_count: z.number(),
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
  /** What the shopper wrote beside it in the cart. */
  note: z.string().nullable(),
  is_service: z.boolean(),
  /** The time of a person that a service was ordered with; absent for all else. */
  booking: booking.optional(),
});
/** Money for an order that goes back, or went back. */
const refund = z.object({
  amount: money,
  currency: z.enum(["USD", "KHR"]),
  /** What the bank said that it was, where the shop does not count in it, such as 19.6 riel; the amount is 0 then. */
  told: z.string().nullable(),
  /** Why the money could not become the order, in words; null where the order itself was cancelled or came back. */
  reason: z.string().nullable(),
  /** When it was paid back; null while it is owed. */
  refunded_at: z.string().nullable(),
  /** Who sends it: the store, or its payment provider by itself, as after a complaint. */
  by: z.enum(["store", "provider"]),
});
const stateChange = z.object({ state: z.string(), at: z.string(), note: z.string().nullable() });
export const orderHead = z.object({
  id: z.string(),
  order_number: z.string(),
  state: z.enum(orderStates),
  placed_at: z.string(),
  total: money,
  discount: money,
  delivery_fee: money,
  grand_total: money,
  /** Riel at the rate of the day of the order, where the store shows riel. */
  grand_total_riel: z.number().nullable(),
  note: z.string().nullable(),
  cancellable: z.boolean(),
  /** True while the order goes no further, because its money went back and staff have yet to say what becomes of it. */
  on_hold: z.boolean(),
  payment: z.object({ type: z.enum(paymentWays), name: z.string(), state: z.string(), paid_at: z.string().nullable(), reference: z.string().nullable() }),
  /** Oldest first. */
  refunds: z.array(refund),
  delivery: z.object({
    name: z.string(),
    description: z.string(),
    phone: z.string().nullable(),
    lat: z.number(),
    long: z.number(),
    expected_on: z.string().nullable(),
  }),
  history: z.array(stateChange),
});

const openPayment = z.object({
  payment_id: z.string(),
  amount: money,
  currency: z.enum(["USD", "KHR"]),
  expires_at: z.string(),
  /** Seconds from this answer to `expires_at`: a countdown that no wrong clock of a phone spoils. */
  expires_in: z.number(),
  /** True where the simulated bank stands in: no money moves. */
  simulated: z.boolean(),
});
const generateBody = orderWish.extend({
  payment_method: z.string().max(40).nullish(),
  type: z.string().max(40).nullish(),
  /** What the browser believes is due; the server's own amount counts. */
  amount: z.unknown().optional(),
  currency: z.enum(["USD", "KHR"]).nullish(),
  expected_total: checkoutBody.shape.expected_total,
});

export const checkoutCalls = {
  "checkout.quote": call({
    summary: "What an order would cost now: lines, discount, fee and total for each way to pay",
    access: "customer",
    query: storeQuery,
    body: orderWish,
    data: z.object({
      lines: z.array(cartLine),
      total: money,
      delivery_fee: money,
      days: z.number().nullable(),
      /** False where there is nothing but services: they are done at the address, and nothing is brought there. */
      delivered: z.boolean(),
      options: z.array(
        paymentOption.extend({
          discount_amount: money,
          grand_total: money,
          /** What the shopper has of store cash, which pays all or nothing; null for the other ways. */
          balance: money.nullable(),
        }),
      ),
    }),
  }),
  "checkout.place": call({
    summary: "Places the order, from the cart or by buy now; a paid payment gives back its own order",
    access: "customer",
    limit: "checkout",
    query: storeQuery,
    body: checkoutForm,
    data: placed,
    idempotent: true,
  }),
  "checkout.placeFromCart": call({
    summary: "Places the order from the cart",
    access: "customer",
    limit: "checkout",
    query: storeQuery,
    body: checkoutForm,
    data: placed,
    idempotent: "checkout.place",
  }),
  "orders.list": call({
    summary: "Orders, newest first",
    access: "customer",
    query: storeQuery.extend({
      page: page.optional(),
      state: z.enum(orderStates).optional(),
      text: z.string().max(200).optional(),
    }),
    data: z.array(orderSummary),
    beside: pageBeside,
  }),
  "orders.detail": call({
    summary: "Lines of an order, with the order itself beside them",
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
    body: z.object({ reason: z.string().trim().max(500).nullish() }),
    data: z.null(),
    idempotent: true,
  }),
  "orders.again": call({
    summary: "Puts the lines of an order in the cart again, as far as they are sold",
    access: "customer",
    limit: "write",
    params: z.object({ id: reference }),
    query: storeQuery,
    data: z.object({ added: z.number(), missing: z.array(z.string()) }),
    idempotent: true,
  }),
  "payment.options": call({ summary: "The ways to pay", access: "public", query: storeQuery, data: z.array(paymentOption), beside: pageBeside }),
  "payment.banks": call({ summary: "Accounts for bank transfer, by type", access: "public", query: storeQuery, data: z.array(bankAccount), beside: pageBeside }),
  "payment.generateKhqr": call({
    summary: "Opens a KHQR payment for the cart or a buy-now",
    access: "customer",
    limit: "payment",
    query: storeQuery,
    body: generateBody,
    data: openPayment.extend({
      qr_code_url: z.string(),
      qr_string: z.string(),
      md5: z.string(),
      /** Link that opens the bank's app on a phone. */
      deep_link: z.string().nullable(),
    }),
    idempotent: true,
  }),
  "payment.generate": call({
    summary: "Opens a payment with the online provider; the shopper approves it at the link",
    access: "customer",
    limit: "payment",
    query: storeQuery,
    body: generateBody.extend({ success_url: z.string().max(2000).nullish(), cancel_url: z.string().max(2000).nullish() }),
    data: openPayment.extend({ link_url: z.string() }),
    idempotent: true,
  }),
  "payment.status": call({
    summary: "State of the newest open payment, or of the one named; `paid` once the bank says so",
    access: "customer",
    query: storeQuery,
    body: z.object({ payment_id: reference.nullish() }).nullish(),
    data: z.object({
      payment_id: z.string(),
      payment_status: z.string(),
      /** The money was taken, and is looked at by the provider: it becomes the order, or goes back. */
      reviewed: z.boolean(),
      order_id: z.string().nullable(),
      order_number: z.string().nullable(),
      /** Why money is held for refund, such as `amount_mismatch` or `late`. */
      reason: z.string().nullable(),
      /** What a page that opened no payment itself shows of one: the picture and the link are KHQR's. */
      amount: money,
      currency: openPayment.shape.currency,
      expires_at: z.string().nullable(),
      simulated: z.boolean(),
      qr_code_url: z.string().nullable(),
      deep_link: z.string().nullable(),
      /** Where an open payment is approved at the online provider. */
      link_url: z.string().nullable(),
    }),
  }),
  "upload.image": call({
    summary: "Keeps a picture: re-encoded, without location data, under a random name; the same picture under the same key has the same name",
    access: "customer",
    idempotent: true,
    limit: "upload",
    query: storeQuery.extend({ purpose: z.enum(["receipt", "claim"]).optional() }),
    data: z.object({ image_url: z.string() }),
    multipart: true,
  }),
};
