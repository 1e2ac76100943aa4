import { and, desc, eq, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Tx } from "../../platform/database/database.ts";
import { orderEvents, orderLines, orders } from "./tables.ts";

/** When an order was delivered, null before; for queries over `orders`. A delivery that was recorded by mistake is followed by the way again. */
export const deliveredAt =
  sql`(select min(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.state} = 'delivered' and ${orderEvents.id} > (select coalesce(max(way.id), 0) from ${orderEvents} way where way.order_id = ${orders.id} and way.state = 'on_the_way'))`.mapWith(
    // Drizzle does not map null.
    (at: string | Date): Date | null => new Date(at),
  );

export interface SoldLine {
  line: typeof orderLines.$inferSelect;
  order: typeof orders.$inferSelect;
  deliveredAt: Date | null;
}

/** When an order that is delivered became so. */
export async function readDelivered(tx: Tx, orderId: number): Promise<Date> {
  const [event] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, "delivered")))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event!.at;
}

/** A line of one of the customer's own orders, locked; undefined if it is another customer's. */
export async function lockOwnLine(
  tx: Tx,
  owner: { storeId: number; customerId: number },
  lineId: number,
): Promise<SoldLine | undefined> {
  const [row] = await tx
    .select({ line: orderLines, order: orders, deliveredAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.id, lineId), ownedBy(orders, owner)))
    .for("update", { of: orderLines });
  return row;
}
