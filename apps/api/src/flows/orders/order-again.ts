import { inLanguage } from "@shop/kit/locale";
import { maxQuantity } from "@shop/contract/limits";
import type { CallData } from "@shop/contract/types";
import type { CustomerContext } from "../../platform/context.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { lockCartLines, putLine } from "../../modules/cart/public.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { listOrderLines, lockOrder } from "../../modules/orders/public.ts";
import { heldForPurchase } from "../../modules/payments/public.ts";
import { piecesHeld } from "../ordering/price-lines.ts";
import { purchaseKey } from "../ordering/read-checkout.ts";

interface Kind {
  productId: number;
  variantId: number;
}

const keyOf = ({ productId, variantId }: Kind) => `${productId}/${variantId}`;

/**
 * Puts the lines of an order in the cart again, as far as they can be had beside what is in it; names those that cannot.
 * One is a service whose time is chosen in the cart: it stands there, and somebody comes once.
 */
export function orderAgain(context: CustomerContext, number: string): Promise<CallData<"orders.again">> {
  const { customer, store, now, language } = context;
  return repeatable(context, "orders.again", { number }, async (tx) => {
    // The cart is locked before the order, as by everybody who needs both.
    const inCart = new Map((await lockCartLines(tx, customer)).map((line) => [keyOf(line), line.quantity]));
    const order = await lockOrder(tx, { ...customer, number });
    const lines = await listOrderLines(tx, order.id);
    const offers = await findOffers(tx, store.id, lines, now());
    const offerOf = new Map(offers.map((offer) => [keyOf(offer), offer]));
    const held = await heldForPurchase(tx, customer, purchaseKey({ kind: "cart" }));
    const times = await timesInCart(tx, customer);
    const missing: string[] = [];
    let added = 0;
    for (const line of lines) {
      const { productId, variantId, quantity, name } = line;
      const offer = offerOf.get(keyOf(line));
      const room = offer ? Math.min(offer.pieces + piecesHeld(offer, held), maxQuantity) - (inCart.get(keyOf(line)) ?? 0) : 0;
      if (!offer || offer.price === null || room <= 0 || offer.choiceIsOpen || times.has(productId)) {
        missing.push(inLanguage(offer?.name ?? name, language));
        continue;
      }
      await putLine(tx, customer, { productId, variantId, quantity: Math.min(quantity, room), note: null });
      added++;
    }
    return { added, missing };
  });
}
