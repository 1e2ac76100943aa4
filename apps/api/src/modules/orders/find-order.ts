import { and, asc, eq } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { orderLines, orders } from "./tables.ts";

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;

/** Reads and locks an order until the transaction ends; refused with `order_not_found` if there is none. */
export async function lockOrder(tx: Tx, key: { storeId: number; number: string; customerId?: number }): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.storeId, key.storeId),
        eq(orders.number, key.number),
        key.customerId === undefined ? undefined : eq(orders.customerId, key.customerId),
      ),
    )
    .for("update");
  return order ?? refuse("order_not_found");
}

export async function lockOrderById(tx: Tx, id: number): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order ?? refuse("order_not_found");
}

/** Locks all orders of a customer. */
export async function lockOrdersOf(tx: Tx, customer: CustomerKey): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(ownedBy(orders, customer))
    .orderBy(asc(orders.id))
    .for("update");
}

const ofNumber = (db: Queryable, number: string) =>
  db.select().from(orders).where(eq(orders.number, number)).orderBy(asc(orders.id));

/** The orders with a number, of all stores: nearly always one, because numbers contain the store's code. */
export async function listOrdersOfNumber(db: Queryable, number: string): Promise<Order[]> {
  return ofNumber(db, number);
}

/** The same, locked until the transaction ends. */
export async function lockOrdersOfNumber(tx: Tx, number: string): Promise<Order[]> {
  return ofNumber(tx, number).for("update");
}

/** Lines in the order in which they were bought. */
export function listOrderLines(tx: Tx, orderId: number): Promise<OrderLine[]> {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
}
