import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { orderEvents, orderLines, orders, type OrderState } from "../../modules/orders/tables.ts";
import { payments, paymentTransactions, providerRefunds } from "../../modules/payments/tables.ts";

/** Rows of a list for staff. */
const most = 200;

interface PaymentOfWork {
  way: string;
  paymentState: string;
  receipt: string | null;
  reason: string | null;
  /** What went back at the provider, in minor units, where nobody has looked at it. */
  unsettled: number;
}

export type OrderWork = typeof orders.$inferSelect & PaymentOfWork;

const unsettled = sql`(select coalesce(sum(r.amount), 0) from ${providerRefunds} r where r.payment_id = ${payments.id} and r.unsettled)`.mapWith(Number);
const columns = { order: orders, way: payments.way, paymentState: payments.state, receipt: payments.receipt, reason: payments.reason, unsettled };
const flat = (rows: ({ order: typeof orders.$inferSelect } & PaymentOfWork)[]): OrderWork[] => rows.map(({ order, ...payment }) => ({ ...order, ...payment }));

/** Orders for staff, newest first: of a state, of a store, or all. */
export async function listOrdersForStaff(db: Queryable, { storeId, state }: { storeId?: number | undefined; state?: OrderState | undefined }): Promise<OrderWork[]> {
  const filters: SQL[] = [];
  if (storeId !== undefined) filters.push(eq(orders.storeId, storeId));
  if (state) filters.push(eq(orders.state, state));
  return flat(await db.select(columns).from(orders).innerJoin(payments, eq(payments.orderId, orders.id)).where(and(...filters)).orderBy(desc(orders.id)).limit(most));
}

/** Payments that wait for staff, oldest first: receipts to look at, money to pay back, and money that went back at the provider. */
export async function listPaymentWork(db: Queryable, storeId?: number): Promise<OrderWork[]> {
  const paidTooMuch = db
    .select({ id: paymentTransactions.paymentId })
    .from(paymentTransactions)
    .where(and(isNotNull(paymentTransactions.refundReason), isNull(paymentTransactions.refundedAt)));
  const wentBack = db.select({ id: providerRefunds.paymentId }).from(providerRefunds).where(sql`${providerRefunds.unsettled}`);
  const waiting = or(and(eq(payments.way, "bankTransfer"), eq(payments.state, "pending")), eq(payments.state, "refund_due"), inArray(payments.id, paidTooMuch), inArray(payments.id, wentBack));
  const rows = await db
    .select(columns)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(waiting, storeId === undefined ? undefined : eq(orders.storeId, storeId)))
    .orderBy(asc(orders.id))
    .limit(most);
  return flat(rows);
}

/** The lines and the history of an order, its payment and what of that went back at the provider. */
export async function readOrderStory(db: Queryable, orderId: number) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const refunds = await db.select().from(providerRefunds).where(eq(providerRefunds.paymentId, payment!.id)).orderBy(asc(providerRefunds.refundedAt), asc(providerRefunds.key));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
  return { lines, events, payment: payment!, refunds };
}
