import { and, asc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database.ts";
import { orders } from "../../modules/orders/tables.ts";
import {
  mustBeRefunded,
  isUnverified,
  openStates,
  refundsDueFor,
  type RefundDue,
  type Payment,
} from "../../modules/payments/public.ts";
import { firstRows, type FirstRows } from "./first-rows.ts";
import { payments, paymentTransactions, refundsMade } from "../../modules/payments/tables.ts";

/** Rows of a list for staff. */
const most = 200;

export interface PaymentWork {
  /** Of the order, also of one that is not placed yet. */
  number: string;
  payment: Payment;
  /** Refunds at the provider that nobody has looked at, in minor units. */
  unsettled: number;
  owed: RefundDue[];
}

const unsettled =
  sql`(select coalesce(sum(r.amount), 0) from ${refundsMade} r where r.payment_id = ${payments.id} and r.unsettled)`.mapWith(
    Number,
  );

/**
 * Ids of the payments that wait for staff: receipts to look at, money to pay back, money that went
 * back at the provider, and money that the provider looks at. Each kind from its own index: they
 * are few among all payments.
 */
const waiting = (db: Queryable) => {
  const of = (which: SQL | undefined) => db.select({ id: payments.id }).from(payments).where(which);
  return union(
    of(isUnverified),
    of(eq(payments.state, "refund_due")),
    of(and(inArray(payments.state, [...openStates]), isNotNull(payments.paidAt))),
    db.select({ id: paymentTransactions.paymentId }).from(paymentTransactions).where(mustBeRefunded),
    db
      .select({ id: refundsMade.paymentId })
      .from(refundsMade)
      .where(sql`${refundsMade.unsettled}`),
  );
};

/** Payments that wait for staff, oldest first; transfers for orders that were cancelled meanwhile come after all others. */
export async function listPaymentWork(db: Queryable, storeId?: number): Promise<FirstRows<PaymentWork>> {
  const isStale = and(isUnverified, eq(orders.state, "cancelled"));
  const { found, isMore } = await firstRows(most, (limit) =>
    db
      .select({ number: sql<string>`${payments.priced} ->> 'number'`, payment: payments, unsettled })
      .from(payments)
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(and(inArray(payments.id, waiting(db)), storeId === undefined ? undefined : eq(payments.storeId, storeId)))
      .orderBy(sql`coalesce(${isStale}, false)`, asc(payments.id))
      .limit(limit),
  );
  const work: PaymentWork[] = [];
  for (const row of found) work.push({ ...row, owed: await refundsDueFor(db, row.payment) });
  return { found: work, isMore };
}
