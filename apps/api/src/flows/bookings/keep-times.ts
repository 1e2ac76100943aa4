import type { CallData } from "@shop/contract/types";
import type { CustomerContext } from "../../platform/context.ts";
import { extendHolds, timesInCart } from "../../modules/bookings/public.ts";
import { lockCart } from "../../modules/cart/public.ts";
import { holdEnd } from "./hold-time.ts";

/**
 * Extends the holds of a cart, for a shopper who is still at the checkout: by as much as choosing the
 * times again would. Returns those that are held, without those whose hour is over or that somebody else took.
 */
export function keepTimes({ database, customer, now }: CustomerContext): Promise<CallData<"bookings.keep">> {
  return database.transaction(async (tx) => {
    await lockCart(tx, customer);
    for (const { id, state, createdAt } of (await timesInCart(tx, customer)).values()) {
      if (state === "held") await extendHolds(tx, [id], holdEnd(createdAt, now()));
    }
    const kept = [...(await timesInCart(tx, customer)).values()].filter(
      ({ state, heldUntil }) => state === "held" && heldUntil! > now(),
    );
    return kept.map(({ id, during, heldUntil }) => ({
      id,
      starts_at: during.from.toISOString(),
      held_until: heldUntil!.toISOString(),
    }));
  });
}
