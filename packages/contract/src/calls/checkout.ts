import * as z from "zod";
import { call, money, optionalId, prose, reference, storeQuery } from "../define.ts";
import { longestNote } from "../limits.ts";
import { paymentTypes, paymentWays } from "../payment-ways.ts";
import { cartLine, seenPrice } from "./cart.ts";
import { holiday } from "./site.ts";

/** States of a payment; the allowed transitions are in `modules/payments` of the API. */
export const paymentStates = ["created", "pending", "paid", "failed", "expired", "refund_due", "refunded"] as const;

/** What to order. Rules: specification, section 5; the handler validates field by field. */
export const purchaseBody = z.object({
  /** `buy_now` orders one product, everything else the cart. Unknown values are refused, so that a typo does not order the whole cart. */
  checkout_type: z.enum(["buy_now", "cart", ""]).nullish(),
  product_id: optionalId.optional(),
  quantity: z.unknown().optional(),
  variant_option_id: optionalId.optional(),
  unit_id: optionalId.optional(),
  /** Of the product that is bought directly. */
  seen_price: seenPrice,
  address: optionalId.optional(),
  note: prose.max(longestNote).nullish(),
});
/** The grand total that the shopper saw, decimal. If it differs now, the order is refused with `price_changed`. */
export const expectedTotal = z.number().nullish();
const checkoutBody = purchaseBody.extend({
  payment_type: z.string().max(40).nullish(),
  payment_method: z.string().max(40).nullish(),
  image_url: z.string().max(2000).nullish(),
  /** Reference of the payment that this checkout completes, if any. */
  payment_id: reference.nullish(),
  expected_total: expectedTotal,
});
/** A missing body counts as an empty form (specification, section 5). */
const checkoutForm = checkoutBody.nullish().transform((form): z.output<typeof checkoutBody> => form ?? {});
const placed = z.object({ order_id: z.string(), order_number: z.string(), grand_total: money }).nullable();

/** A payment method as a store offers it (specification, section 3). */
export const paymentOption = z.object({
  type: z.enum(paymentWays),
  payment_type: z.enum(paymentTypes),
  payment_method: z.string().nullable(),
  name: z.string(),
  image: z.string(),
  description: z.string(),
  /** A highlighted line beside the method, in the shopper's language. */
  banner: z.string().nullable(),
  /** A highlighted image beside the method; its size reserves the space, to avoid a layout shift. */
  banner_image: z.object({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** Discount on the goods in percent. */
  discount: z.number(),
});

export const checkoutCalls = {
  "checkout.quote": call({
    summary: "What an order would cost now: lines, discount, delivery fee, and the total for each payment method",
    access: "customer",
    limit: "read",
    query: storeQuery,
    body: purchaseBody,
    data: z.object({
      lines: z.array(cartLine),
      total: money,
      delivery_fee: money,
      days: z.number().nullable(),
      /** Days until then on which the store is closed; they are counted in `days`. */
      holidays: z.array(holiday),
      /** False if there are only services: they are done at the address, and nothing is delivered. */
      delivered: z.boolean(),
      options: z.array(
        paymentOption.extend({
          discount_amount: money,
          grand_total: money,
          /** The shopper's store cash, which has to cover the whole total; null for other methods. */
          balance: money.nullable(),
        }),
      ),
    }),
  }),
  "checkout.place": call({
    summary:
      "Places an order, from the cart or by buy now; for a payment that is already paid it returns the order of that payment",
    access: "customer",
    limit: "checkout",
    query: storeQuery,
    body: checkoutForm,
    data: placed,
    idempotent: true,
  }),
  "checkout.placeFromCart": call({
    summary: "Places an order from the cart",
    access: "customer",
    limit: "checkout",
    query: storeQuery,
    body: checkoutForm,
    data: placed,
    idempotent: "checkout.place",
  }),
};
