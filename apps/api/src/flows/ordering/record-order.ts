import type { CustomerKey, Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { takeFromCart } from "../../modules/cart/public.ts";
import { insertOrder, type Cause, type Order } from "../../modules/orders/public.ts";
import { bookOrderedTimes } from "./book-ordered-times.ts";
import { notifyShopper } from "../messages/notify-shopper.ts";
import type { PricedOrder } from "./price-order.ts";

/** Writes a priced order, its lines and its history, without any checks. The caller takes the stock and sends the messages. */
export async function writeOrder(tx: Tx, payer: CustomerKey, priced: PricedOrder, cause: Cause): Promise<Order> {
  const { lines, fromCart: _, ...head } = priced;
  const order = await insertOrder(tx, { ...head, storeId: payer.storeId, customerId: payer.customerId }, lines, cause);
  await recordChange(tx, {
    storeId: payer.storeId,
    actor: cause.actor,
    action: "place",
    entity: "order",
    entityId: order.number,
    after: { state: order.state, grandTotal: order.grandTotal, currency: order.currency },
  });
  return order;
}

/** Writes an order, removes what was bought from the cart and informs the shopper. The caller takes the stock. */
export async function recordOrder(
  services: Pick<Services, "jobs">,
  tx: Tx,
  payer: CustomerKey,
  priced: PricedOrder,
  cause: Cause,
): Promise<Order> {
  const order = await writeOrder(tx, payer, priced, cause);
  await bookOrderedTimes(services, tx, order, priced.lines, cause.at);
  // A service bought by "buy now" uses the time that the cart holds for it, so its cart line is removed too.
  const fromCart = priced.fromCart ? priced.lines : priced.lines.filter(({ bookingId }) => bookingId !== undefined);
  // Times that the cart holds now were chosen after this order was priced: they stay, like other lines added since.
  const chosenSince = await timesInCart(tx, payer);
  await takeFromCart(
    tx,
    payer,
    fromCart.filter(({ productId }) => !chosenSince.has(productId)),
  );
  await notifyShopper(services, tx, order, { event: "placed" });
  return order;
}
