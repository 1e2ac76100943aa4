import * as z from "zod";
import { call, money, optionalId, reference, storeQuery } from "../define.ts";
import { longestNote } from "../limits.ts";
import { paymentTypes, paymentWays } from "../payment-ways.ts";
import { cartLine } from "./cart.ts";

/** States of a payment; which may follow which is in `modules/payments` of the API. */
export const paymentStates = ["created", "pending", "paid", "failed", "expired", "refund_due", "refunded"] as const;

/** What an order is made from. Rules: specification, section 5; the handler answers field by field. */
export const orderWish = z.object({
  /** `buy_now` orders one product, all else the cart. Unknown values are refused, or a typing error would order the whole cart. */
  checkout_type: z.enum(["buy_now", "cart", ""]).nullish(),
  product_id: optionalId.optional(),
  quantity: z.unknown().optional(),
  variant_option_id: optionalId.optional(),
  unit_id: optionalId.optional(),
  address: optionalId.optional(),
  note: z.string().trim().max(longestNote).nullish(),
});
/** Grand total that the shopper saw, decimal; another one now is refused with `price_changed`. */
export const expectedTotal = z.number().nullish();
const checkoutBody = orderWish.extend({
  payment_type: z.string().max(40).nullish(),
  payment_method: z.string().max(40).nullish(),
  image_url: z.string().max(2000).nullish(),
  /** Reference of the payment that this checkout completes, where there is one. */
  payment_id: reference.nullish(),
  expected_total: expectedTotal,
});
/** No body at all counts as an empty form (specification, section 5). */
const checkoutForm = checkoutBody.nullish().transform((form): z.output<typeof checkoutBody> => form ?? {});
const placed = z.object({ order_id: z.string(), order_number: z.string(), grand_total: money }).nullable();

/** A way to pay as a store offers it (specification, section 3). */
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
};
