import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import type { Input } from "../../platform/handler.ts";
import { refuse } from "../../platform/refusal.ts";
import { repeatable } from "../../platform/repeatable.ts";
import { changeLine, lockCart, putLine, removeLine, type CartLineRow } from "../../modules/cart/public.ts";
import { findOffers } from "../../modules/catalog/public.ts";
import { giveUpTime } from "../bookings/give-up-time.ts";
import { findBuyable } from "./find-buyable.ts";

type Wish = Input<"cart.add">["body"];

const answer = ({ id, quantity }: Pick<CartLineRow, "id" | "quantity">) => ({ cart_id: id, quantity });

/** Puts pieces in the cart; more than there are is refused. */
export function addToCart(context: CustomerContext, wish: Wish) {
  return repeatable(context, "cart.add", wish, async (tx) => {
    const offer = await findBuyable(context, tx, wish.product_id, wish.variant_option_id);
    const line = await putLine(tx, context.customer, { ...offer, quantity: wish.quantity, note: wish.note ?? null });
    if (line.quantity > offer.pieces) refuse("out_of_stock", { available: offer.pieces });
    return answer(line);
  });
}

/** One more, one less, or an absolute quantity; never below 1, and no increase beyond what is there. */
export function changeQuantity({ database, store, customer, now }: CustomerContext, id: number, change: Input<"cart.update">["body"]) {
  return database.transaction(async (tx: Tx) => {
    const line = await changeLine(tx, customer, id, "set" in change ? { to: change.set } : { by: change.quantity });
    const isDecrease = "quantity" in change && change.quantity < 0;
    const [offer] = isDecrease ? [] : await findOffers(tx, store.id, [line], now());
    if (offer && line.quantity > offer.pieces) refuse("out_of_stock", { available: offer.pieces });
    return answer(line);
  });
}

/** Takes a line out, and gives up the time that was held for its service. */
export function removeFromCart({ database, customer }: CustomerContext, id: number): Promise<null> {
  return database.transaction(async (tx) => {
    // Line and time go together: whoever chooses another time at this moment waits, or is waited for.
    await lockCart(tx, customer);
    const { productId } = await removeLine(tx, customer, id);
    await giveUpTime(tx, customer, productId);
    return null;
  });
}
