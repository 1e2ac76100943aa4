import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { orderEvents, orderLines, orders, type OrderState } from "../../modules/orders/tables.ts";
import { payments, paymentTransactions } from "../../modules/payments/tables.ts";

/** Rows of a list for staff. */
const most = 200;

export type OrderWork = typeof orders.$inferSelect & { way: string; paymentState: string; receipt: string | null; reason: string | null };

const columns = { order: orders, way: payments.way, paymentState: payments.state, receipt: payments.receipt, reason: payments.reason };
const flat = (rows: { order: typeof orders.$inferSelect; way: string; paymentState: string; receipt: string | null; reason: string | null }[]): OrderWork[] =>
  rows.map(({ order, ...payment }) => ({ ...order, ...payment }));

/** Orders for staff, newest first: of a state, of a store, or all. */
export async function listOrdersForStaff(db: Queryable, { storeId, state }: { storeId?: number | undefined; state?: OrderState | undefined }): Promise<OrderWork[]> {
  const filters: SQL[] = [];
  if (storeId !== undefined) filters.push(eq(orders.storeId, storeId));
  if (state) filters.push(eq(orders.state, state));
  return flat(await db.select(columns).from(orders).innerJoin(payments, eq(payments.orderId, orders.id)).where(and(...filters)).orderBy(desc(orders.id)).limit(most));
}

/** Payments that wait for staff, oldest first: receipts to look at, and money to pay back. */
export async function listPaymentWork(db: Queryable, storeId?: number): Promise<OrderWork[]> {
  const paidTooMuch = db
    .select({ id: paymentTransactions.paymentId })
    .from(paymentTransactions)
    .where(and(isNotNull(paymentTransactions.refundReason), isNull(paymentTransactions.refundedAt)));
  const waiting = or(and(eq(payments.way, "bankTransfer"), eq(payments.state, "pending")), eq(payments.state, "refund_due"), inArray(payments.id, paidTooMuch));
  const rows = await db
    .select(columns)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(waiting, storeId === undefined ? undefined : eq(orders.storeId, storeId)))
    .orderBy(asc(orders.id))
    .limit(most);
  return flat(rows);
}

/** The lines and the history of an order. */
export async function readOrderStory(db: Queryable, orderId: number) {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
  return { lines, events };
}
