import { sql } from "drizzle-orm";
import { bookings } from "../../modules/bookings/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";

/** Whether the work of an order with goods is still to be done; the order's state is about the goods only. */
export const workToCome = sql<boolean>`(
  exists (select from ${bookings} where ${bookings.orderId} = ${orders.id} and ${bookings.state} = 'booked')
  and exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and not ${orderLines.isService})
)`;

/** Whether an order has services; one whose booking was cancelled, as with its refund, is no longer part of it. */
export const hasWork = sql<boolean>`exists (
  select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.isService} and not exists (
    select from ${bookings}
    where ${bookings.orderId} = ${orders.id} and ${bookings.productId} = ${orderLines.productId} and ${bookings.state} = 'cancelled'))`;
