import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { orders } from "./tables.ts";

/** How many orders a customer has placed since a time. */
export function recentOrders(tx: Tx, customer: { storeId: number; customerId: number }, since: Date): Promise<number> {
  return tx.$count(orders, and(eq(orders.customerId, customer.customerId), eq(orders.storeId, customer.storeId), gt(orders.placedAt, since)));
}
