import * as z from "zod";
import { call, money, pagination, reference, storeQuery } from "../define.ts";
import { expectedTotal, purchaseBody, paymentOption } from "./checkout.ts";

/** An account for bank transfers; `image` is the path of its picture. */
export const bankAccount = z.object({
  type: z.string(),
  name: z.string(),
  account: z.string(),
  holder: z.string(),
  image: z.string(),
});

/** The answer of every method after opening a payment. */
const openPayment = z.object({
  payment_id: z.string(),
  amount: money,
  currency: z.enum(["USD", "KHR"]),
  expires_at: z.string(),
  /** Seconds until `expires_at`, for a countdown that does not depend on the phone's clock. */
  expires_in: z.number(),
  /** The simulated bank is used: no money moves. */
  simulated: z.boolean(),
});
const generateBody = purchaseBody.extend({
  payment_method: z.string().max(40).nullish(),
  type: z.string().max(40).nullish(),
  /** The amount that the browser expects; the server computes its own. */
  amount: z.unknown().optional(),
  currency: z.enum(["USD", "KHR"]).nullish(),
  expected_total: expectedTotal,
});

export const paymentCalls = {
  "payment.options": call({
    summary: "The payment methods of the store",
    access: "public",
    query: storeQuery,
    data: z.array(paymentOption),
    beside: pagination,
  }),
  "payment.banks": call({
    summary: "The accounts for bank transfers, by type",
    access: "public",
    query: storeQuery,
    data: z.array(bankAccount),
    beside: pagination,
  }),
  "payment.generateKhqr": call({
    summary: "Starts a KHQR payment for the cart or for one product",
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
    summary: "Starts a payment with an online provider; the shopper approves it at the returned link",
    access: "customer",
    limit: "payment",
    query: storeQuery,
    body: generateBody.extend({
      success_url: z.string().max(2000).nullish(),
      cancel_url: z.string().max(2000).nullish(),
    }),
    data: openPayment.extend({ link_url: z.string() }),
    idempotent: true,
  }),
  "payment.status": call({
    summary: "The state of the given payment, or of the newest open one; `paid` once the bank confirms it",
    access: "customer",
    query: storeQuery,
    body: z.object({ payment_id: reference.nullish() }).nullish(),
    data: z.object({
      payment_id: z.string(),
      /** Display name of the payment method. */
      name: z.string(),
      payment_status: z.string(),
      /** The money was received and is under review by the provider: it becomes the order, or is paid back. */
      reviewed: z.boolean(),
      order_id: z.string().nullable(),
      order_number: z.string().nullable(),
      /** Why the money is held for a refund, such as `amount_mismatch` or `late`. */
      reason: z.string().nullable(),
      /** For pages that did not open the payment themselves; picture and deep link are for KHQR only. */
      amount: money,
      currency: openPayment.shape.currency,
      expires_at: z.string().nullable(),
      simulated: z.boolean(),
      qr_code_url: z.string().nullable(),
      deep_link: z.string().nullable(),
      /** Where the shopper approves an open payment at the online provider. */
      link_url: z.string().nullable(),
    }),
  }),
};
