import { sql } from "drizzle-orm";
import { bookings } from "../../modules/bookings/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";

/** Whether somebody is still to come for work of an order that holds goods too: its state speaks of the goods alone. */
export const workToCome = sql<boolean>`(
  exists (select from ${bookings} where ${bookings.orderId} = ${orders.id} and ${bookings.state} = 'booked')
  and exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and not ${orderLines.isService})
)`;
