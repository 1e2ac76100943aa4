import type { OnlineWay } from "@shop/contract/online-ways";
import type { CustomerContext } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/refusal.ts";
import { findNewestPayment, findPayment, isOpen, type Payment } from "../../../modules/payments/public.ts";
import { pricedOf, type PricedOrder } from "../../ordering/price-order.ts";
import type { CheckoutRequest } from "../../ordering/read-checkout.ts";
import { asShownToShopper, checkNow } from "./payment-status.ts";

type Asked = CheckoutRequest & { way: OnlineWay };

/** Asks the bank about the payment that a checkout refers to, if it is still open. */
export async function checkOpenPayment(context: CustomerContext, asked: Asked): Promise<void> {
  const found = await findMeant(context, context.database.db, asked);
  if (found?.way === asked.way) await checkNow(context, found, "checkout");
}

/**
 * The order that the server has placed for a paid payment; every call returns the same one. The payment is the one
 * that is named, or the one whose code is the image, or else the newest of the method.
 */
export async function findPlacedOrder(context: CustomerContext, db: Queryable, asked: Asked): Promise<PricedOrder> {
  const found = await findMeant(context, db, asked);
  if (found?.way !== asked.way) refuse("payment_not_found");
  const payment = await asShownToShopper(db, found);
  if (payment.state === "paid" && payment.orderId !== null) return pricedOf(payment);
  if (isOpen(payment.state)) refuse("payment_pending");
  refuse(payment.orderId === null ? "payment_expired" : "payment_refund_due");
}

async function findMeant(
  { customer }: CustomerContext,
  db: Queryable,
  { way, paymentId, imageUrl }: Asked,
): Promise<Payment | undefined> {
  if (paymentId) return findPayment(db, customer, paymentId);
  const shown = /([0-9a-f-]{36})\.svg$/.exec(imageUrl ?? "")?.[1];
  return (shown && (await findPayment(db, customer, shown))) || findNewestPayment(db, customer, [way]);
}
