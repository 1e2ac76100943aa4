import { inLanguage } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import type { Handlers, Input } from "../../platform/handler.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { addEntry, countEntries, listEntries, mostEntries, removeEntry } from "../../modules/wishlist/public.ts";

/** The wishlist with current prices. Products that are no longer sold stay, without a price. */
async function showWishlist({ database, store, customer, language, env, now }: CustomerContext, page: number) {
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

/** Adds a product that is sold here, also one with a price on request or without a chosen variant. */
function remember(context: CustomerContext, body: Input<"wishlist.add">["body"]) {
  const { product_id: productId, variant_option_id: variant, quantity = 1 } = body;
  return repeatable(context, "wishlist.add", body, async (tx) => {
    const variantId = variant ?? 0;
    const [offer] = await findOffers(tx, context.store.id, [{ productId, variantId }], context.now());
    if (offer && !offer.variantBelongs) refuse("variant_invalid");
    if (!offer?.isSold) refuse("product_not_found");
    return { wishlist_id: await addEntry(tx, context.customer, { productId, variantId, quantity }) };
  });
}

export const wishlistHandlers = {
  "wishlist.list": (context, { query }) => showWishlist(context, query.page ?? 1),
  "wishlist.add": async (context, { body }) => ({ data: await remember(context, body) }),
  "wishlist.remove": async ({ database, customer }, { params }) => {
    await removeEntry(database.db, customer, params.wishlist_id);
    return { data: null };
  },
} satisfies Partial<Handlers>;
