import { inLanguage } from "@shop/kit/locale";
import type { CartLine } from "@shop/contract/types";
import type { CustomerContext } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { servesProvince, findFreelancer } from "../../modules/freelancers/public.ts";

/**
 * The times that a cart holds for its services, by product id, as its lines show them. If the `province` of
 * the address is given (null outside Cambodia), a freelancer who does not serve it is `away`: such an order is refused.
 */
export async function showHeldTimes(
  { customer, language }: CustomerContext,
  db: Queryable,
  province?: string | null,
): Promise<Map<number, NonNullable<CartLine["booking"]>>> {
  const times = await timesInCart(db, customer);
  const shown = new Map<number, NonNullable<CartLine["booking"]>>();
  for (const [productId, { id, state, freelancerId, during }] of times) {
    const person = await findFreelancer(db, freelancerId);
    shown.set(productId, {
      id,
      state: state === "lost" ? "lost" : "held",
      freelancer: person ? inLanguage(person.name, language) : "",
      starts_at: during.from.toISOString(),
      ...(person && province !== undefined && !servesProvince(person, province) && { away: true as const }),
    });
  }
  return shown;
}
