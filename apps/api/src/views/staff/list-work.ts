import { and, asc, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { shipments } from "../../modules/delivery/tables.ts";
import { isUnderWay } from "../../modules/orders/public.ts";
import { orderEvents, orderLines, orders, type OrderState } from "../../modules/orders/tables.ts";
import { refundsDueFor } from "../../modules/payments/public.ts";
import { payments, providerRefunds } from "../../modules/payments/tables.ts";
import { firstRows, type FirstRows } from "./first-rows.ts";

/** Rows of a list for staff. */
const most = 200;

type OrderWork = typeof orders.$inferSelect & { way: string; paymentState: string };

/** Orders for staff, newest first: of a state, of a store, or all. Of a state in which they wait, those that have waited longest first. */
export function listOrdersForStaff(
  db: Queryable,
  { storeId, state }: { storeId?: number | undefined; state?: OrderState | undefined },
): Promise<FirstRows<OrderWork>> {
  const filters: SQL[] = [];
  if (storeId !== undefined) filters.push(eq(orders.storeId, storeId));
  if (state) filters.push(eq(orders.state, state));
  return firstRows(most, (limit) =>
    db
      .select({ ...getTableColumns(orders), way: payments.way, paymentState: payments.state })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(and(...filters))
      .orderBy(state && isUnderWay(state) ? asc(orders.id) : desc(orders.id))
      .limit(limit),
  );
}

/** The lines and the history of an order, who brings it, its payment, and what of that is owed or went back at the provider. */
export async function readOrderStory(db: Queryable, orderId: number) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const refunds = await db
    .select()
    .from(providerRefunds)
    .where(eq(providerRefunds.paymentId, payment!.id))
    .orderBy(asc(providerRefunds.refundedAt), asc(providerRefunds.key));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return { lines, events, shipment, payment: payment!, owed: await refundsDueFor(db, payment!), refunds };
}
