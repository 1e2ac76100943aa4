import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { findOffers, type Offer } from "../../modules/catalog/public.ts";

/**
 * What the store asks for a product and variant that somebody wants to buy. Refuses what is not
 * sold here, a variant of another product, a choice that is still open, and price on request.
 */
export async function findBuyable({ store, now }: Pick<Context, "store" | "now">, db: Queryable, productId: number, variantId: number | null | undefined): Promise<Offer> {
  const [offer] = await findOffers(db, store.id, [{ productId, variantId: variantId ?? 0 }], now());
  if (!offer) refuse("product_not_found");
  if (!offer.variantBelongs) refuse("variant_invalid");
  if (!offer.isSold) refuse("product_not_found");
  if (offer.choiceIsOpen) refuse("variant_required");
  if (offer.price === null) refuse("price_on_request");
  return offer;
}
