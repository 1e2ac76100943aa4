import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { paymentEvents, paymentTransactions, providerRefunds } from "./tables.ts";

export type ProviderRefund = typeof providerRefunds.$inferSelect;

const isOf = ({ id }: Pick<Payment, "id">) => eq(providerRefunds.paymentId, id);
const isUnsettled = (payment: Pick<Payment, "id">) => and(isOf(payment), providerRefunds.unsettled);

/** Remembers money that went back at the provider; false where it was told of before. */
export async function rememberRefund(tx: Tx, refund: ProviderRefund): Promise<boolean> {
  const kept = await tx.insert(providerRefunds).values(refund).onConflictDoNothing().returning({ key: providerRefunds.key });
  return kept.length > 0;
}

/** What of a payment went back at its provider, in minor units. */
export async function amountRefunded(db: Queryable, payment: Pick<Payment, "id">): Promise<number> {
  const [row] = await db.select({ sum: sql`coalesce(sum(${providerRefunds.amount}), 0)`.mapWith(Number) }).from(providerRefunds).where(isOf(payment));
  return row!.sum;
}

/** The first transfer that came for a payment; undefined where none is known yet. */
export async function moneyOf(db: Queryable, { id }: Payment): Promise<typeof paymentTransactions.$inferSelect | undefined> {
  const { paymentId, receivedAt, hash } = paymentTransactions;
  const [first] = await db.select().from(paymentTransactions).where(eq(paymentId, id)).orderBy(receivedAt, hash).limit(1);
  return first;
}

/** Whether what was owed for a payment went into the customer's store cash. */
export async function wasRefundedAsStoreCash(db: Queryable, { id }: Pick<Payment, "id">): Promise<boolean> {
  return (await db.$count(paymentEvents, and(eq(paymentEvents.paymentId, id), eq(paymentEvents.state, "refunded"), sql`${paymentEvents.detail} @> '{"toStoreCash": true}'`))) > 0;
}

/** Whether money went back of which staff have not said what it means for the order. */
export async function hasUnsettledRefund(db: Queryable, payment: Pick<Payment, "id">): Promise<boolean> {
  return (await db.$count(providerRefunds, isUnsettled(payment))) > 0;
}

/** Staff know of it now; returns whether there was anything to know. */
export async function settleRefunds(tx: Tx, payment: Pick<Payment, "id">): Promise<boolean> {
  const settled = await tx.update(providerRefunds).set({ unsettled: false }).where(isUnsettled(payment)).returning({ key: providerRefunds.key });
  return settled.length > 0;
}
