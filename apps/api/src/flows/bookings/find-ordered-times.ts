import { inLanguage } from "@shop/kit/locale";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { findFreelancer } from "../../modules/freelancers/public.ts";

type Needs = Pick<CustomerContext, "customer" | "now" | "language">;

/**
 * The held times with which services are ordered, by product. Refuses a time that somebody else
 * took or that is over (`booking_lost`), and a person who does not come to the address
 * (`area_not_served`). A service without a time is ordered as it is: the store calls.
 */
export async function findOrderedTimes({ customer, now, language }: Needs, tx: Tx, productIds: readonly number[], province: string | null): Promise<Map<number, number>> {
  const times = await timesInCart(tx, customer);
  const ordered = new Map<number, number>();
  for (const productId of productIds) {
    const time = times.get(productId);
    if (!time) continue;
    if (time.state === "lost" || time.during.from <= now()) refuse("booking_lost");
    const person = await findFreelancer(tx, time.freelancerId);
    if (person && province !== null && !person.provinces.includes(province)) refuse("area_not_served", { name: inLanguage(person.name, language) });
    ordered.set(productId, time.id);
  }
  return ordered;
}
