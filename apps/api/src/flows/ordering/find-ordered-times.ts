import { inLanguage } from "@shop/kit/locale";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { comesTo, findFreelancer } from "../../modules/freelancers/public.ts";
import { timesOfPayments } from "./held.ts";

type Needs = Pick<CustomerContext, "customer" | "now" | "language">;

/**
 * The held times with which services are ordered, by product. Refuses a time that somebody else
 * took or that is over (`booking_lost`), one that the shopper is paying for already, as of the cart
 * while the service is bought at once (`time_being_paid`), more than one service for it
 * (`time_one_piece`), and a person who does not come to the address (`area_not_served`). A service
 * without a time is ordered as it is: the store calls. What payments for the same purchase held has been given up.
 * `province` is that of the address, null outside Cambodia.
 */
export async function findOrderedTimes({ customer, now, language }: Needs, tx: Tx, lines: readonly { productId: number; quantity: number }[], province: string | null): Promise<Map<number, number>> {
  const times = await timesInCart(tx, customer);
  const beingPaid = times.size > 0 ? await timesOfPayments(tx, customer) : [];
  const ordered = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    const time = times.get(productId);
    if (!time) continue;
    if (time.state === "lost" || time.during.from <= now()) refuse("booking_lost");
    if (beingPaid.includes(time.id)) refuse("time_being_paid");
    if (quantity > 1 || ordered.has(productId)) refuse("time_one_piece");
    const person = await findFreelancer(tx, time.freelancerId);
    if (person && !comesTo(person, province)) refuse("area_not_served", { name: inLanguage(person.name, language) });
    ordered.set(productId, time.id);
  }
  return ordered;
}
