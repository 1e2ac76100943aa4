import type { CallData } from "@shop/contract/types";
import { onlinePayment, onlineWays } from "@shop/contract/online-ways";
import { toMajor } from "@shop/kit/money";
import type { CustomerContext } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/refusal.ts";
import {
  attemptHasOrder,
  claimPayment,
  findNewestPayment,
  findPayment,
  isOpen,
  isReviewed,
  findOrderedPayment,
  readPayment,
  wayName,
  type Payment,
} from "../../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";
import { pricedOf } from "../../ordering/price-order.ts";
import { pictureAddress } from "../payment-picture.ts";

/** Minimum milliseconds between two requests to the bank for a waiting shopper. */
const askedAgainMs = 2000;

/** Asks the bank about an open payment for a waiting shopper, unless it was asked just now or is about to be. Returns the payment as it is afterwards. */
export async function checkNow(context: CustomerContext, payment: Payment, cause: string): Promise<Payment> {
  if (!isOpen(payment.state) || !payment.providerKey) return payment;
  const { database, now } = context;
  const claimed = await claimPayment(database.db, payment.id, now(), askedAgainMs);
  if (!claimed) return payment;
  await checkPayments(context, [claimed], cause);
  return (await readPayment(database.db, payment.id))!;
}

/**
 * A payment as the shopper is to see it. If the same purchase has become an order by another payment
 * (another code, or cash), it is shown as paid and leads to that order; money that still comes in for it
 * is refunded. If that order has ended since, it is shown as expired.
 */
export async function asShownToShopper(db: Queryable, payment: Payment): Promise<Payment> {
  const ordered = await findOrderedPayment(db, payment);
  if (ordered) return { ...payment, state: "paid", reason: null, orderId: ordered.orderId, priced: ordered.priced };
  return isOpen(payment.state) && !isReviewed(payment) && (await attemptHasOrder(db, payment))
    ? { ...payment, state: "expired" }
    : payment;
}

/**
 * The state of a payment (specification, section 4). For a payment by code it is the state that the watch
 * (`watch-payments.ts`) has stored, which asks the bank at its own pace. A provider from whose page the shopper has just
 * come back is asked now, and the approved money is captured.
 */
export async function paymentStatus(
  context: CustomerContext,
  reference: string | null,
): Promise<CallData<"payment.status">> {
  const { database, customer } = context;
  const found = reference
    ? await findPayment(database.db, customer, reference)
    : await findNewestPayment(database.db, customer, onlineWays);
  if (!found) refuse("payment_not_found");
  const online = onlinePayment(found.way);
  const asked = online?.askedOnReturn ? await checkNow(context, found, "return") : found;
  const payment = await asShownToShopper(database.db, asked);
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
