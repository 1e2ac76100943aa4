import { inLanguage } from "@shop/kit/locale";
import type { CallData } from "@shop/contract/types";
import type { CustomerContext } from "../../platform/context.ts";
import { repeatable } from "../../platform/repeatable.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { lockCart, putLine } from "../../modules/cart/public.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { listOrderLines, lockOrder } from "../../modules/orders/public.ts";

/**
 * Puts the lines of an order in the cart again, as far as they can be had; names those that cannot.
 * One is a service whose time is chosen in the cart: it stands there, and somebody comes once.
 */
export function orderAgain(context: CustomerContext, number: string): Promise<CallData<"orders.again">> {
  const { customer, store, now, language } = context;
  return repeatable(context, "orders.again", { number }, async (tx) => {
    const order = await lockOrder(tx, { ...customer, number });
    const lines = await listOrderLines(tx, order.id);
    const offers = await findOffers(tx, store.id, lines, now());
    const offerOf = new Map(offers.map((offer) => [`${offer.productId}/${offer.variantId}`, offer]));
    await lockCart(tx, customer);
    const times = await timesInCart(tx, customer);
    const missing: string[] = [];
    let added = 0;
    for (const { productId, variantId, quantity, name } of lines) {
      const offer = offerOf.get(`${productId}/${variantId}`);
      if (!offer || offer.price === null || offer.pieces === 0 || offer.choiceIsOpen || times.has(productId)) {
        missing.push(inLanguage(offer?.name ?? name, language));
        continue;
      }
      await putLine(tx, customer, { productId, variantId, quantity: Math.min(quantity, offer.pieces), note: null }, { clip: true });
      added++;
    }
    return { added, missing };
  });
}
