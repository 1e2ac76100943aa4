import type { OnlineWay } from "@shop/contract/online-ways";
import { and, asc, eq, inArray, isNull, lte, or, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { openStates } from "./payment-states.ts";
import { payments } from "./tables.ts";

/** How long a claimed payment is reserved for one process: longer than a bank may take to answer. */
const leaseMs = 30_000;

/** Claims payments of a way that are due to be checked, so that no other process checks them too; at most so many, the others in the next round. */
export async function claimDuePayments(db: Db, way: OnlineWay, now: Date, most: number): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.way, way), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(most)
    .for("update", { skipLocked: true });
  return db
    .update(payments)
    .set({ nextCheckAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(payments.id, due))
    .returning();
}

/**
 * Claims an open payment for these milliseconds, for a waiting shopper, unless it is due within them anyway, as when it
 * was just claimed. A watch may be checking it at this moment; the shopper does not wait for that, since checking
 * twice does no harm.
 */
export async function claimPayment(db: Db, id: number, now: Date, withinMs: number): Promise<Payment | undefined> {
  const soon = new Date(now.getTime() + withinMs);
  const [payment] = await db
    .update(payments)
    .set({ nextCheckAt: soon })
    .where(
      and(
        eq(payments.id, id),
        inArray(payments.state, [...openStates]),
        or(isNull(payments.nextCheckAt), lte(payments.nextCheckAt, now), gt(payments.nextCheckAt, soon)),
      ),
    )
    .returning();
  return payment;
}

/** Makes all open payments of a way due now, for the start of a server: while none ran, nobody checked them. Those that are locked are being checked. */
export async function checkAllSoon(db: Db, way: OnlineWay, now: Date): Promise<void> {
  const waiting = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.way, way),
        inArray(payments.state, [...openStates]),
        sql`${payments.nextCheckAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .for("update", { skipLocked: true });
  await db.update(payments).set({ nextCheckAt: now }).where(inArray(payments.id, waiting));
}
