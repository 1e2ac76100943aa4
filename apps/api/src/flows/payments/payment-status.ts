import type { CallData } from "@shop/contract/types";
import { onlinePayment, onlineWays } from "@shop/contract/online-ways";
import { toMajor } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { attemptHasOrder, claimPayment, findNewestPayment, findPayment, isOpen, isReviewed, orderedOfAttempt, readPayment, wayName, type Payment } from "../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";
import { pricedOf } from "../ordering/price-order.ts";
import { pictureAddress } from "./payment-picture.ts";

/** Milliseconds between two questions to the bank that a shopper causes. */
const askedAgainMs = 2000;

/** Asks the bank about an open payment for a shopper who waits, unless that was just done or is about to be; gives it as it is then. */
export async function checkNow(context: CustomerContext, payment: Payment, cause: string): Promise<Payment> {
  if (!isOpen(payment.state) || !payment.providerKey) return payment;
  const { database, now } = context;
  const claimed = await claimPayment(database.db, payment.id, now(), askedAgainMs);
  if (!claimed) return payment;
  await checkPayments(context, [claimed], cause);
  return (await readPayment(database.db, payment.id))!;
}

/**
 * A payment as the shopper is to see it: one whose wish has become an order in another way, by
 * another code or by cash, is settled with it, and leads there. Money that comes in for it too
 * makes it one to refund. Where that order has ended since, it is over: what came in for it would go back.
 */
export async function asSettled(db: Queryable, payment: Payment): Promise<Payment> {
  const ordered = await orderedOfAttempt(db, payment);
  if (ordered) return { ...payment, state: "paid", reason: null, orderId: ordered.orderId, priced: ordered.priced };
  return isOpen(payment.state) && !isReviewed(payment) && (await attemptHasOrder(db, payment)) ? { ...payment, state: "expired" } : payment;
}

/**
 * The state of a payment (specification, section 4). One by code is answered from what the watch
 * has learned: the bank is asked by the server at its own pace. A provider that waits for the shopper
 * to come back is asked now, and the money is taken.
 */
export async function paymentStatus(context: CustomerContext, reference: string | null): Promise<CallData<"payment.status">> {
  const { database, customer } = context;
  const found = reference ? await findPayment(database.db, customer, reference) : await findNewestPayment(database.db, customer, onlineWays);
  if (!found) refuse("payment_not_found");
  const online = onlinePayment(found.way);
  const asked = online?.askedOnReturn ? await checkNow(context, found, "return") : found;
  const payment = await asSettled(database.db, asked);
  const number = payment.orderId === null ? null : pricedOf(payment).number;
  return {
    payment_id: payment.reference,
    name: wayName(payment.way, context.language),
    payment_status: payment.state,
    reviewed: isReviewed(payment),
    order_id: number,
    order_number: number,
    reason: payment.reason,
    amount: toMajor(payment.amount, payment.currency),
    currency: payment.currency,
    expires_at: payment.expiresAt?.toISOString() ?? null,
    simulated: payment.simulated,
    qr_code_url: online?.paidBy === "code" ? pictureAddress(context.caller.origin, payment.reference) : null,
    deep_link: payment.deepLink,
    link_url: online?.paidBy === "link" && isOpen(payment.state) ? payment.providerData : null,
  };
}
