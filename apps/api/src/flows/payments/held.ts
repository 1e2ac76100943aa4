import type { Tx } from "../../platform/database.ts";
import { releaseTimes } from "../../modules/bookings/public.ts";
import { releaseStock, type StockPieces } from "../../modules/catalog/public.ts";
import { heldOf, type Payer } from "../../modules/payments/public.ts";
import { bookingIds } from "../bookings/book-ordered-times.ts";

/** What an open payment holds of a line: its pieces, and the time that its service is ordered with. */
export type Held = StockPieces & { bookingId?: number };

/** Lets go of what a payment held: for sale again, and a time that its cart no longer has is anybody's. */
export async function releaseHeld(tx: Tx, held: unknown, now: Date): Promise<void> {
  await releaseStock(tx, held as Held[]);
  await releaseTimes(tx, bookingIds(held as Held[]), now);
}

/** The times that a customer's open payments hold; the cart must be locked. */
export async function timesOfPayments(tx: Tx, payer: Payer): Promise<number[]> {
  return bookingIds((await heldOf(tx, payer)) as Held[]);
}
