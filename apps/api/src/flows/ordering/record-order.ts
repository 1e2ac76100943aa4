import type { CustomerKey, Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { timesInCart } from "../../modules/bookings/public.ts";
import { takeFromCart } from "../../modules/cart/public.ts";
import { insertOrder, type Cause, type Order } from "../../modules/orders/public.ts";
import { bookOrderedTimes } from "./book-ordered-times.ts";
import { tellShopper } from "../messages/tell-shopper.ts";
import type { PricedOrder } from "./price-order.ts";

/** Writes a priced order without asking anybody: its lines, the trail, and nothing of stock or messages. */
export async function writeOrder(tx: Tx, payer: CustomerKey, priced: PricedOrder, cause: Cause): Promise<Order> {
  const { lines, fromCart: _, ...head } = priced;
  const order = await insertOrder(
    tx,
    { ...head, storeId: payer.storeId, customerId: payer.customerId },
    lines,
    cause,
  );
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

/** Places an order, all but taking its pieces: the cart gives up what was bought, and the shopper is told. */
export async function recordOrder(services: Pick<Services, "jobs">, tx: Tx, payer: CustomerKey, priced: PricedOrder, cause: Cause): Promise<Order> {
  const order = await writeOrder(tx, payer, priced, cause);
  await bookOrderedTimes(services, tx, order, priced.lines, cause.at);
  // Bought at once, a service takes its time out of the cart, and the line that it was chosen for with it.
  const fromCart = priced.fromCart ? priced.lines : priced.lines.filter(({ bookingId }) => bookingId !== undefined);
  // A time that the cart has now was chosen since, and stays with its line as what was put in meanwhile does.
  const chosenSince = await timesInCart(tx, payer);
  await takeFromCart(tx, payer, fromCart.filter(({ productId }) => !chosenSince.has(productId)));
  await tellShopper(services, tx, order, "placed");
  return order;
}
