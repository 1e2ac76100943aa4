import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { addEvent, type Cause } from "./change-state.ts";
import type { Order } from "./find-order.ts";
import { makeOrderNumber } from "./order-number.ts";
import { orderLines, orders } from "./tables.ts";

type NewOrder = Omit<typeof orders.$inferInsert, "placedAt" | "state">;
type NewOrderLine = Omit<typeof orderLines.$inferInsert, "orderId">;

/** A new number that no order of the store has. */
export async function freeOrderNumber(tx: Tx, store: { id: number; code: string | null }, at: Date): Promise<string> {
  for (;;) {
    const number = makeOrderNumber(store.code, at);
    const taken = await tx.$count(orders, and(eq(orders.storeId, store.id), eq(orders.number, number)));
    if (taken === 0) return number;
  }
}

/** Writes a placed order with its lines and the first line of its history. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  cause: Cause,
): Promise<Order> {
  const [row] = await tx
    .insert(orders)
    .values({ ...order, placedAt: cause.at })
    .returning();
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row!.id })));
  await addEvent(tx, row!.id, row!.state, cause);
  return row!;
}
