import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orderLines } from "../../modules/orders/tables.ts";
import { listOrdersForStaff, type OrderForStaff, type WantedOrders } from "./list-orders.ts";

/** Orders read at once. */
const portion = 500;

export type OrderWithLines = OrderForStaff & { lines: (typeof orderLines.$inferSelect)[] };

/** All orders of a list for staff with their lines, a portion at a time. */
export async function* readOrdersForStaff(db: Queryable, wanted: WantedOrders): AsyncGenerator<OrderWithLines[]> {
  let after = wanted.after;
  for (let isMore = true; isMore;) {
    const page = await listOrdersForStaff(db, { ...wanted, after }, portion);
    const ids = page.found.map(({ id }) => id);
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id));
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    yield page.found.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
    after = ids.at(-1);
    isMore = page.isMore;
  }
}
