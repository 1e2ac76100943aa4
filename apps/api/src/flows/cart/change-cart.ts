import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Input } from "../../platform/handler.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { changeLine, findLine, lockCart, putLine, removeLine, type CartLineRow } from "../../modules/cart/public.ts";
import { findOffers, type Offer } from "../../modules/catalog/public.ts";
import { holdsForPurchase } from "../../modules/payments/public.ts";
import { assertOnePiece } from "../bookings/assert-one-piece.ts";
import { giveUpTime } from "../bookings/give-up-time.ts";
import { purchaseKey } from "../ordering/read-checkout.ts";
import { findBuyable } from "../ordering/find-buyable.ts";
import { piecesHeld } from "../ordering/price-lines.ts";
import { seenPrice } from "./seen-price.ts";

type Item = Input<"cart.add">["body"];

const answer = ({ id, quantity }: Pick<CartLineRow, "id" | "quantity">) => ({ cart_id: id, quantity });

/** Adds pieces to the cart; refused with `out_of_stock` if there are not enough. */
export function addToCart(context: CustomerContext, item: Item) {
  return repeatable(context, "cart.add", item, async (tx) => {
    const offer = await findBuyable(context, tx, item.product_id, item.variant_option_id);
    const line = await putLine(tx, context.customer, {
      ...offer,
      quantity: item.quantity,
      note: item.note ?? null,
      seenPrice: seenPrice(context, item, offer),
    });
    await refuseShort(tx, context, line, offer);
    await assertOnePiece(tx, context.customer, line.productId);
    return answer(line);
  });
}

/** Refuses a line with more pieces than are available. Those that the shopper's own open payments hold for the cart count as available, as in the cart itself. */
async function refuseShort(
  tx: Tx,
  { customer }: Pick<CustomerContext, "customer">,
  { quantity }: Pick<CartLineRow, "quantity">,
  offer: Offer,
): Promise<void> {
  if (quantity <= offer.pieces) return;
  const available =
    offer.pieces + piecesHeld(offer, await holdsForPurchase(tx, customer, purchaseKey({ kind: "cart" })));
  if (quantity > available) refuse("out_of_stock", { available });
}

/** Changes a line's quantity by one or to an absolute number; never below 1, and not increased beyond what is available. */
export function changeQuantity(context: CustomerContext, id: number, change: Input<"cart.update">["body"]) {
  const { database, store, customer, now } = context;
  return database.transaction(async (tx: Tx) => {
    await lockCart(tx, customer);
    const before = await findLine(tx, customer, id);
    const line = await changeLine(tx, customer, id, "set" in change ? { to: change.set } : { by: change.quantity });
    const isMore = line.quantity > before.quantity;
    const [offer] = isMore ? await findOffers(tx, store.id, [line], now()) : [];
    if (offer) await refuseShort(tx, context, line, offer);
    if (isMore) await assertOnePiece(tx, customer, line.productId);
    return answer(line);
  });
}

/** Removes a line, and releases the time that was held for its service. */
export function removeFromCart({ database, customer }: CustomerContext, id: number): Promise<null> {
  return database.transaction(async (tx) => {
    // The lock keeps line and time together while another request chooses another time.
    await lockCart(tx, customer);
    const { productId } = await removeLine(tx, customer, id);
    await giveUpTime(tx, customer, productId);
    return null;
  });
}
