import type { CustomerKey } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { dropFromCart } from "../../modules/bookings/public.ts";
import { timesOfPayments } from "../ordering/held.ts";

/** Takes the time of a service out of a locked cart. An open payment keeps it, as it keeps goods that leave the cart: it is paid for in time. */
export async function giveUpTime(tx: Tx, customer: CustomerKey, productId: number): Promise<void> {
  await dropFromCart(tx, customer, productId, await timesOfPayments(tx, customer));
}
