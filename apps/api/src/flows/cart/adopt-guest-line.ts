import type { CustomerContext } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { refuse, Refusal } from "../../platform/errors/refusal.ts";
import { findMovedLine, listCartLines, putLine, rememberMovedLine } from "../../modules/cart/public.ts";
import { assertOnePiece } from "../bookings/assert-one-piece.ts";
import { findBuyable } from "../ordering/find-buyable.ts";
import { seenPrice } from "./seen-price.ts";

/**
 * Moves a line of a guest's cart to the server, each piece exactly once: the same transaction stores
 * how many were moved, so a line that is sent again, by a second tab or after a broken connection,
 * adds only the pieces added since. Refused if the product is no longer sold, so that the shopper
 * learns which one, and for a second piece of a service whose time is chosen. Not refused if stock
 * is short: the cart then says how many there are.
 */
export function adoptGuestLine(
  context: CustomerContext,
  { line: named, product_id, variant_option_id, quantity, note, seen_price }: Input<"cart.adopt">["body"],
) {
  const { customer, database, idempotencyKey } = context;
  const line = named ?? idempotencyKey ?? refuseUnnamed();
  return database.transaction(async (tx) => {
    const moved = await findMovedLine(tx, customer, line);
    if (moved && (moved.productId !== product_id || moved.variantId !== (variant_option_id ?? 0)))
      refuse("idempotency_mismatch");
    const gained = quantity - (moved?.quantity ?? 0);
    if (moved && gained <= 0) {
      const kept = (await listCartLines(tx, customer)).find(
        ({ productId, variantId }) => productId === moved.productId && variantId === moved.variantId,
      );
      return { cart_id: kept?.id ?? null, quantity: kept?.quantity ?? 0 };
    }
    const offer = await findBuyable(context, tx, product_id, variant_option_id);
    const { productId, variantId } = offer;
    const cartLine = await putLine(
      tx,
      customer,
      {
        productId,
        variantId,
        quantity: gained,
        note: note ?? null,
        seenPrice: seenPrice(context, { seen_price }, offer),
      },
      { clip: true },
    );
    await assertOnePiece(tx, customer, productId);
    await rememberMovedLine(tx, customer, { line, productId, variantId, quantity });
    return { cart_id: cartLine.id, quantity: cartLine.quantity };
  });
}

function refuseUnnamed(): never {
  throw new Refusal("invalid_input", { fields: { line: "required" } });
}
