import { and, asc, eq } from "drizzle-orm";
import { publishChange } from "../../platform/changes.ts";
import type { Queryable, Tx } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { orderMoves } from "./order-states.ts";
import { orderEvents, orderLines, orders, type OrderState } from "./tables.ts";

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;

/** Who moves an order, when, and why. */
export interface Cause {
  /** Such as `customer:17`, `staff:sokha` or `system:settle-payment`. */
  actor: string;
  at: Date;
  note?: string | null;
}

/** An order for this transaction alone, so that nobody moves it meanwhile; `order_not_found` where there is none. */
export async function lockOrder(tx: Tx, key: { storeId: number; number: string; customerId?: number }): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.storeId, key.storeId), eq(orders.number, key.number), key.customerId === undefined ? undefined : eq(orders.customerId, key.customerId)),
    )
    .for("update");
  return order ?? refuse("order_not_found");
}

export async function lockOrderById(tx: Tx, id: number): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  return order ?? refuse("order_not_found");
}

const ofNumber = (db: Queryable, number: string) => db.select().from(orders).where(eq(orders.number, number)).orderBy(asc(orders.id));

/** The orders of a number, of all stores: nearly always one, because numbers carry the store's code. */
export async function listOrdersOfNumber(db: Queryable, number: string): Promise<Order[]> {
  return ofNumber(db, number);
}

/** The same, for this transaction alone. */
export async function lockOrdersOfNumber(tx: Tx, number: string): Promise<Order[]> {
  return ofNumber(tx, number).for("update");
}

/** Lines in the order in which they were bought. */
export function listOrderLines(tx: Tx, orderId: number): Promise<OrderLine[]> {
  return tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
}

/** Moves a locked order; a move that the table does not allow is refused with `conflict`. */
export async function changeState(tx: Tx, order: Order, state: OrderState, cause: Cause): Promise<void> {
  if (!orderMoves[order.state].includes(state)) refuse("conflict");
  await tx.update(orders).set({ state }).where(eq(orders.id, order.id));
  await addEvent(tx, order.id, state, cause);
}

/** Writes into an order's history what happened beside its states, such as a second transfer. */
export async function addEvent(tx: Tx, orderId: number, state: string, { actor, at, note = null }: Cause): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, at, state, actor, note });
  await publishChange(tx, { kind: "order", ids: [orderId] });
}
