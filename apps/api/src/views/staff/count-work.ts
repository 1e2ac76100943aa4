import { asc, count, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { payments } from "../../modules/payments/tables.ts";

/** States in which somebody still waits: the shopper, the bank, or the merchant who owes money. */
const open = ["created", "pending", "refund_due"] as const;

/** How many payments of all stores are open, by way and state. */
export async function countWork(db: Queryable): Promise<{ payments: { way: string; state: string; count: number }[] }> {
  const rows = await db
    .select({ way: payments.way, state: payments.state, count: count() })
    .from(payments)
    .where(inArray(payments.state, [...open]))
    .groupBy(payments.way, payments.state)
    .orderBy(asc(payments.way), asc(payments.state));
  return { payments: rows };
}
