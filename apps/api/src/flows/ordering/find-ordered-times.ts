import { inLanguage } from "@shop/kit/locale";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { servesProvince, findFreelancer } from "../../modules/freelancers/public.ts";
import { timesHeldByPayments } from "./payment-holds.ts";

type Needs = Pick<CustomerContext, "customer" | "now" | "language">;

/**
 * The held times of the services in an order, by product id. Refuses a time that is over or that
 * somebody else took (`booking_lost`); one that another open payment of the shopper is for, such as
 * for the cart while this is "buy now" (`time_being_paid`); more than one piece of the service
 * (`time_one_piece`); and a freelancer who does not serve the address (`area_not_served`). A service
 * without a time can be ordered: the store calls. Earlier payments for the same purchase must have
 * released their holds. `province` is that of the address, null outside Cambodia.
 */
export async function findOrderedTimes(
  { customer, now, language }: Needs,
  tx: Tx,
  lines: readonly { productId: number; quantity: number }[],
  province: string | null,
): Promise<Map<number, number>> {
  const times = await timesInCart(tx, customer);
  const beingPaid = times.size > 0 ? await timesHeldByPayments(tx, customer) : [];
  const ordered = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    const time = times.get(productId);
    if (!time) continue;
    if (time.state === "lost" || time.during.from <= now()) refuse("booking_lost");
    if (beingPaid.includes(time.id)) refuse("time_being_paid");
    if (quantity > 1 || ordered.has(productId)) refuse("time_one_piece");
    const person = await findFreelancer(tx, time.freelancerId);
    if (person && !servesProvince(person, province))
      refuse("area_not_served", { name: inLanguage(person.name, language) });
    ordered.set(productId, time.id);
  }
  return ordered;
}
