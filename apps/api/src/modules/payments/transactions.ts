import { and, eq, getTableColumns, isNotNull, isNull } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import type { Answer } from "./providers/provider.ts";
import { payments, paymentTransactions, type PaymentReason } from "./tables.ts";

export type PaidAnswer = Extract<Answer, { kind: "paid" }>;

/** Condition: the transfer has to be refunded; for queries over `payment_transactions`. */
export const mustBeRefunded = and(isNotNull(paymentTransactions.refundReason), isNull(paymentTransactions.refundedAt))!;

/** What was known of a transfer: nothing, that it belongs to this payment, or that it belongs to another one. */
type Remembered = "new" | "known" | "of_another";

/** Records a transfer for this payment if it is not known yet, so that no transfer counts twice, for whichever payment. */
export async function rememberTransaction(
  tx: Tx,
  payment: Payment,
  { hash, amount, currency, reported, at }: PaidAnswer,
): Promise<Remembered> {
  const kept = await tx
    .insert(paymentTransactions)
    .values({
      way: payment.way,
      hash,
      paymentId: payment.id,
      amount: amount ?? 0,
      currency: currency ?? payment.currency,
      reported: amount === null ? reported : null,
      receivedAt: at,
    })
    .onConflictDoNothing()
    .returning({ hash: paymentTransactions.hash });
  if (kept.length > 0) return "new";
  const [known] = await tx
    .select({ paymentId: paymentTransactions.paymentId })
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.way, payment.way), eq(paymentTransactions.hash, hash)));
  return known?.paymentId === payment.id ? "known" : "of_another";
}

/** The payment of any customer that a transfer belongs to, by the bank's hash or the provider's id of the transfer. */
export async function findByTransaction(
  db: Queryable,
  way: Payment["way"],
  hash: string,
): Promise<Payment | undefined> {
  const [payment] = await db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(paymentTransactions, eq(paymentTransactions.paymentId, payments.id))
    .where(and(eq(paymentTransactions.way, way), eq(paymentTransactions.hash, hash)));
  return payment;
}

/** Marks a transfer as one that has to be refunded. */
export async function holdForRefund(tx: Tx, payment: Payment, hash: string, reason: PaymentReason): Promise<void> {
  await tx
    .update(paymentTransactions)
    .set({ refundReason: reason })
    .where(and(eq(paymentTransactions.way, payment.way), eq(paymentTransactions.hash, hash)));
}

type Transaction = typeof paymentTransactions.$inferSelect;

/** Transfers of a payment that have to be refunded. */
export function dueTransactions(db: Queryable, payment: Payment): Promise<Transaction[]> {
  return db
    .select()
    .from(paymentTransactions)
    .where(isDue(payment))
    .orderBy(paymentTransactions.receivedAt, paymentTransactions.hash);
}

/** Marks them as refunded. */
export async function markRefunded(tx: Tx, payment: Payment, at: Date): Promise<void> {
  await tx.update(paymentTransactions).set({ refundedAt: at }).where(isDue(payment));
}

const isDue = ({ id }: Payment) => and(eq(paymentTransactions.paymentId, id), mustBeRefunded);
