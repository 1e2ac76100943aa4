import type { Tx } from "../../../platform/database/database.ts";
import { lockCart } from "../../../modules/cart/public.ts";
import { lockOrderById } from "../../../modules/orders/public.ts";
import { lockPayment, readPayment, type Payment } from "../../../modules/payments/public.ts";

/**
 * Locks the cart, then the order if there is one, then the payment. Checkouts and changes of orders take these locks in
 * the same order, which prevents deadlocks.
 */
export async function lockForSettling(tx: Tx, paymentId: number): Promise<Payment | undefined> {
  const found = await readPayment(tx, paymentId);
  if (!found) return undefined;
  await lockCart(tx, found);
  // Read again, since a payment becomes an order only under the cart's lock.
  const orderId = (await readPayment(tx, paymentId))?.orderId;
  if (typeof orderId === "number") await lockOrderById(tx, orderId);
  return lockPayment(tx, paymentId);
}
