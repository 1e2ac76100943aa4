import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import type { Input } from "../../platform/handler.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { addEntry } from "../../modules/wishlist/public.ts";

/** Adds a product that is sold here, also one with a price on request or without a chosen variant. Refuses with `variant_invalid` or `product_not_found`. */
export function addToWishlist(context: CustomerContext, body: Input<"wishlist.add">["body"]) {
  const { product_id: productId, variant_option_id: variant, quantity = 1 } = body;
  return repeatable(context, "wishlist.add", body, async (tx) => {
    const variantId = variant ?? 0;
    const [offer] = await findOffers(tx, context.store.id, [{ productId, variantId }], context.now());
    if (offer && !offer.variantBelongs) refuse("variant_invalid");
    if (!offer?.isSold) refuse("product_not_found");
    return { wishlist_id: await addEntry(tx, context.customer, { productId, variantId, quantity }) };
  });
}
