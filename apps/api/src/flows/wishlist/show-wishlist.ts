import { inLanguage } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { countEntries, listEntries, mostEntries } from "../../modules/wishlist/public.ts";

/** A page of the wishlist with current prices. Products that are no longer sold stay, without a price. */
export async function showWishlist({ database, store, customer, language, env, now }: CustomerContext, page: number) {
  const [entries, total] = await Promise.all([
    listEntries(database.db, customer, page),
    countEntries(database.db, customer),
  ]);
  const offers = await findOffers(database.db, store.id, entries, now());
  const offerOf = new Map(offers.map((offer) => [`${offer.productId}/${offer.variantId}`, offer]));
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, store.currency));
  const data = entries.flatMap(({ id, productId, variantId, quantity }) => {
    const offer = offerOf.get(`${productId}/${variantId}`);
    if (!offer) return [];
    return [
      {
        wishlist_id: id,
        id: productId,
        product_id: productId,
        quantity,
        variant_option_id: variantId || null,
        variant_name: offer.variantName && inLanguage(offer.variantName, language),
        name: inLanguage(offer.name, language),
        image: imageAddress(offer.image, env),
        price: major(offer.listPrice),
        promo_price: major(offer.promoPrice),
        price_from: offer.priceFrom,
        choice_open: offer.choiceIsOpen,
        in_stock: offer.isInStock,
      },
    ];
  });
  return { data, ...paginationOf(page, mostEntries, total) };
}
