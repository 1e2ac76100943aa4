import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { listCartLines } from "../../modules/cart/public.ts";

/** Refuses with `time_one_piece` if the cart has a time for a service but more than one piece of it, since the time is for one visit. The cart must be locked. */
export async function assertOnePiece(tx: Tx, customer: CustomerContext["customer"], productId: number): Promise<void> {
  if (!(await timesInCart(tx, customer)).has(productId)) return;
  const lines = (await listCartLines(tx, customer)).filter((line) => line.productId === productId);
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1) refuse("time_one_piece");
}
