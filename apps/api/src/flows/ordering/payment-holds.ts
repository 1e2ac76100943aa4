import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { releaseTimes } from "../../modules/bookings/public.ts";
import { releaseStock } from "../../modules/catalog/public.ts";
import { holdsOfPayments, type HeldPieces } from "../../modules/payments/public.ts";
import { bookingIds } from "./book-ordered-times.ts";

/** Ends the holds of a payment: the pieces are for sale again, and times that are no longer in the cart are free. */
export async function releasePaymentHolds(tx: Tx, held: readonly HeldPieces[], now: Date): Promise<void> {
  await releaseStock(tx, held);
  await releaseTimes(tx, bookingIds(held), now);
}

/** The times that a customer's open payments hold; the cart must be locked. */
export async function timesHeldByPayments(tx: Tx, payer: CustomerKey): Promise<number[]> {
  return bookingIds(await holdsOfPayments(tx, payer));
}
