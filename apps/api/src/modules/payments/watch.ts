import type { OnlineWay } from "@shop/contract/online-ways";
import { and, asc, eq, inArray, isNull, lte, or, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { openStates } from "./payment-states.ts";
import { payments } from "./tables.ts";

/** How long a payment that a watch has claimed is no other watch's: longer than a bank may take to answer. */
const leaseMs = 30_000;

/** Payments of a way whose bank is to be asked now, for this process alone; the rest go to the next round. */
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
 * Claims one open payment for a shopper who waits, for these milliseconds, unless it is to be asked
 * about within them anyway, as where another claim was just made. A watch may be asking about it at
 * this moment, or its lease may run: the shopper need not wait for that, and to be told twice does no harm.
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

/** After a start every open payment of a way is asked about at once: nobody asked while no server was there. One that is locked is being asked about. */
export async function checkAllSoon(db: Db, way: OnlineWay, now: Date): Promise<void> {
  const waiting = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.way, way), inArray(payments.state, [...openStates]), sql`${payments.nextCheckAt} > ${now.toISOString()}::timestamptz`))
    .for("update", { skipLocked: true });
  await db.update(payments).set({ nextCheckAt: now }).where(inArray(payments.id, waiting));
}
