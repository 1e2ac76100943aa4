import { and, eq, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Tx } from "../../platform/database/database.ts";
import { orderEvents, orderLines, orders } from "./tables.ts";

/** The first time an order was delivered, null before; for queries over `orders`. */
export const deliveredAt =
  sql`(select min(${orderEvents.at}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.state} = 'delivered')`.mapWith(
    // Drizzle does not map null.
    (at: string | Date): Date | null => new Date(at),
  );

export interface SoldLine {
  line: typeof orderLines.$inferSelect;
  order: typeof orders.$inferSelect;
  deliveredAt: Date | null;
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
