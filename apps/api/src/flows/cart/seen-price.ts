import { toMinor } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import type { Offer } from "../../modules/catalog/public.ts";

/**
 * The price that the shopper saw, in minor units: as their page says, which may be older than the current price, and
 * otherwise the current one. It is only shown to them; they pay the current price.
 */
export const seenPrice = (
  { store }: Pick<CustomerContext, "store">,
  { seen_price }: Pick<Input<"cart.add">["body"], "seen_price">,
  { price }: Pick<Offer, "price">,
): number | null => (seen_price === undefined ? null : toMinor(seen_price, store.currency)) ?? price;
