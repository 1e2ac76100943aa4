import { inLanguage } from "@shop/kit/locale";
import { maxQuantity } from "@shop/contract/limits";
import type { CallData } from "@shop/contract/types";
import type { CustomerContext } from "../../platform/context.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { lockCartLines, putLine } from "../../modules/cart/public.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { listOrderLines, lockOrder } from "../../modules/orders/public.ts";
import { holdsForPurchase } from "../../modules/payments/public.ts";
import { piecesHeld } from "../ordering/price-lines.ts";
import { purchaseKey } from "../ordering/read-checkout.ts";

interface Kind {
  productId: number;
  variantId: number;
}

const keyOf = ({ productId, variantId }: Kind) => `${productId}/${variantId}`;

/**
 * Adds the lines of an order to the cart, as far as they are available in addition to what is in it, and returns the
 * names of those that are not. A service that has a chosen time in the cart is one of these: a time is for one visit.
 */
export function orderAgain(context: CustomerContext, number: string): Promise<CallData<"orders.again">> {
  const { customer, store, now, language } = context;
  return repeatable(context, "orders.again", { number }, async (tx) => {
    // The cart is always locked before the order, to avoid deadlocks.
    const inCart = new Map((await lockCartLines(tx, customer)).map((line) => [keyOf(line), line.quantity]));
    const order = await lockOrder(tx, { ...customer, number });
    const lines = await listOrderLines(tx, order.id);
    const offers = await findOffers(tx, store.id, lines, now());
    const offerOf = new Map(offers.map((offer) => [keyOf(offer), offer]));
    const held = await holdsForPurchase(tx, customer, purchaseKey({ kind: "cart" }));
    const times = await timesInCart(tx, customer);
    const missing: string[] = [];
    let added = 0;
    for (const line of lines) {
      const { productId, variantId, quantity, name } = line;
      const offer = offerOf.get(keyOf(line));
      const room = offer
        ? Math.min(offer.pieces + piecesHeld(offer, held), maxQuantity) - (inCart.get(keyOf(line)) ?? 0)
        : 0;
      if (!offer || offer.price === null || room <= 0 || offer.choiceIsOpen || times.has(productId)) {
        missing.push(inLanguage(offer?.name ?? name, language));
        continue;
      }
      await putLine(tx, customer, {
        productId,
        variantId,
        quantity: Math.min(quantity, room),
        note: null,
        seenPrice: offer.price,
      });
      added++;
    }
    return { added, missing };
  });
}
