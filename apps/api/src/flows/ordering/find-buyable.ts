import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { findOffers, type Offer } from "../../modules/catalog/public.ts";

/**
 * Finds the offer of a product and variant for a purchase. Refuses a product that is not sold here, a
 * variant of another product, a missing choice of a variant, and a price on request.
 */
export async function findBuyable(
  { store, now }: Pick<Context, "store" | "now">,
  db: Queryable,
  productId: number,
  variantId: number | null | undefined,
): Promise<Offer> {
  const [offer] = await findOffers(db, store.id, [{ productId, variantId: variantId ?? 0 }], now());
  if (!offer) refuse("product_not_found");
  if (!offer.variantBelongs) refuse("variant_invalid");
  if (!offer.isSold) refuse("product_not_found");
  if (offer.choiceIsOpen) refuse("variant_required");
  if (offer.price === null) refuse("price_on_request");
  return offer;
}
