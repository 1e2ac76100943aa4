import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { releaseTimes } from "../../modules/bookings/public.ts";
import { releaseStock } from "../../modules/catalog/public.ts";
import { heldOf, type HeldPieces } from "../../modules/payments/public.ts";
import { bookingIds } from "./book-ordered-times.ts";

/** Lets go of what a payment held: for sale again, and a time that its cart no longer has is anybody's. */
export async function releaseHeld(tx: Tx, held: readonly HeldPieces[], now: Date): Promise<void> {
  await releaseStock(tx, held);
  await releaseTimes(tx, bookingIds(held), now);
}

/** The times that a customer's open payments hold; the cart must be locked. */
export async function timesOfPayments(tx: Tx, payer: CustomerKey): Promise<number[]> {
  return bookingIds(await heldOf(tx, payer));
}
