import { and, asc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { isOwed, isUnverified, openStates, owedFor, type Owed, type Payment } from "../../modules/payments/public.ts";
import { payments, providerRefunds } from "../../modules/payments/tables.ts";

/** Rows of a list for staff. */
const most = 200;

export interface PaymentWork {
  /** Of the order, also of one that is not placed yet. */
  number: string;
  payment: Payment;
  /** What went back at the provider, in minor units, where nobody has looked at it. */
  unsettled: number;
  owed: Owed[];
}

const unsettled = sql`(select coalesce(sum(r.amount), 0) from ${providerRefunds} r where r.payment_id = ${payments.id} and r.unsettled)`.mapWith(Number);

/** Payments that wait for staff, oldest first: receipts to look at, money to pay back, money that went back at the provider, and money that the provider looks at. */
export async function listPaymentWork(db: Queryable, storeId?: number): Promise<PaymentWork[]> {
  const wentBack = db.select({ id: providerRefunds.paymentId }).from(providerRefunds).where(sql`${providerRefunds.unsettled}`);
  const rows = await db
    .select({ number: sql<string>`${payments.priced} ->> 'number'`, payment: payments, unsettled })
    .from(payments)
    .where(
      and(
        or(
          isUnverified,
          isOwed,
          and(inArray(payments.state, [...openStates]), isNotNull(payments.paidAt)),
          inArray(payments.id, wentBack),
        ),
        storeId === undefined ? undefined : eq(payments.storeId, storeId),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(most);
  const found: PaymentWork[] = [];
  for (const row of rows) found.push({ ...row, owed: await owedFor(db, row.payment) });
  return found;
}
