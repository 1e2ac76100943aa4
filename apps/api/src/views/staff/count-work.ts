import { asc, count, countDistinct, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { payments, refundsMade } from "../../modules/payments/tables.ts";

/** States in which the shopper, the bank or staff still have to act. */
const open = ["created", "pending", "refund_due"] as const;

/** Numbers of open payments of all stores, by method and state; `went_back` counts refunds at the provider that staff have not looked at. */
export async function countWork(db: Queryable): Promise<{ payments: { way: string; state: string; count: number }[] }> {
  const rows = await db
    .select({ way: payments.way, state: payments.state, count: count() })
    .from(payments)
    .where(inArray(payments.state, [...open]))
    .groupBy(payments.way, payments.state)
    .orderBy(asc(payments.way), asc(payments.state));
  const wentBack = await db
    .select({ way: payments.way, count: countDistinct(payments.id) })
    .from(refundsMade)
    .innerJoin(payments, eq(payments.id, refundsMade.paymentId))
    .where(sql`${refundsMade.unsettled}`)
    .groupBy(payments.way)
    .orderBy(asc(payments.way));
  return { payments: [...rows, ...wentBack.map((row) => ({ ...row, state: "went_back" }))] };
}
