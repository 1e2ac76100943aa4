import { and, gt } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Tx } from "../../platform/database/database.ts";
import { orders } from "./tables.ts";

/** How many orders a customer has placed since a time. */
export function recentOrders(tx: Tx, customer: { storeId: number; customerId: number }, since: Date): Promise<number> {
  return tx.$count(orders, and(ownedBy(orders, customer), gt(orders.placedAt, since)));
}
