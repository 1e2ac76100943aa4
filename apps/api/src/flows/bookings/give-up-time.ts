import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { removeTimeFromCart } from "../../modules/bookings/public.ts";
import { timesHeldByPayments } from "../ordering/payment-holds.ts";

/** Removes the time of a service from a locked cart. If an open payment holds the time, that hold stays, as for goods that are removed from the cart: it may still be paid. */
export async function giveUpTime(tx: Tx, customer: CustomerKey, productId: number): Promise<void> {
  await removeTimeFromCart(tx, customer, productId, await timesHeldByPayments(tx, customer));
}
