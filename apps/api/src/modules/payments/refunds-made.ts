import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { payments, paymentEvents, paymentTransactions, refundsMade } from "./tables.ts";

export type RefundMade = typeof refundsMade.$inferSelect;
type NewRefundMade = typeof refundsMade.$inferInsert;

const isOf = ({ id }: Pick<Payment, "id">) => eq(refundsMade.paymentId, id);
const isUnsettled = (payment: Pick<Payment, "id">) => and(isOf(payment), refundsMade.unsettled);

/** The key of a refund of which no provider knows: staff have sent the money, or it became store cash. */
export const keyOfStaff = ({ id }: Pick<Payment, "id">, number: number): string => `staff:${id}:${number}`;
export const isMadeByStaff = ({ key }: Pick<RefundMade, "key">): boolean => key.startsWith("staff:");

/** Records a refund that was made at the provider, or of a part by staff; false if it is known already. */
export async function rememberRefund(tx: Tx, refund: NewRefundMade): Promise<boolean> {
  const kept = await tx.insert(refundsMade).values(refund).onConflictDoNothing().returning({ key: refundsMade.key });
  return kept.length > 0;
}

/** Adds to a refund that is known already for which pieces it was; false if that is known too. */
export async function rememberLines(
  tx: Tx,
  { way, key, paymentId, lines }: Pick<RefundMade, "way" | "key" | "paymentId" | "lines">,
): Promise<boolean> {
  const named = await tx
    .update(refundsMade)
    .set({ lines })
    .where(
      and(
        eq(refundsMade.way, way),
        eq(refundsMade.key, key),
        eq(refundsMade.paymentId, paymentId),
        sql`${refundsMade.lines} = '[]'`,
      ),
    )
    .returning({ key: refundsMade.key });
  return named.length > 0;
}

/** The refunds of a payment that were made at its provider, or of parts by staff, the oldest first. */
export function listRefundsMade(db: Queryable, payment: Pick<Payment, "id">): Promise<RefundMade[]> {
  return db.select().from(refundsMade).where(isOf(payment)).orderBy(asc(refundsMade.refundedAt), asc(refundsMade.key));
}

/** How much of a payment was refunded so, in minor units. */
export async function amountRefunded(db: Queryable, payment: Pick<Payment, "id">): Promise<number> {
  return (await listRefundsMade(db, payment)).reduce((sum, { amount }) => sum + amount, 0);
}

/** How many pieces of each order line were refunded, by the id of the line. */
export async function piecesRefunded(db: Queryable, payment: Pick<Payment, "id">): Promise<Map<number, number>> {
  const pieces = new Map<number, number>();
  for (const { lines } of await listRefundsMade(db, payment))
    for (const { lineId, quantity } of lines) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  return pieces;
}

/** The same for the payment of an order. */
export async function piecesRefundedOf(db: Queryable, orderId: number): Promise<Map<number, number>> {
  const [payment] = await db.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId));
  return payment ? piecesRefunded(db, payment) : new Map();
}

/** The first transfer that came for a payment; undefined where none is known yet. */
export async function moneyOf(
  db: Queryable,
  { id }: Payment,
): Promise<typeof paymentTransactions.$inferSelect | undefined> {
  const { paymentId, receivedAt, hash } = paymentTransactions;
  const [first] = await db
    .select()
    .from(paymentTransactions)
    .where(eq(paymentId, id))
    .orderBy(receivedAt, hash)
    .limit(1);
  return first;
}

/** Whether the refund of a payment was paid into the customer's store cash. */
export async function wasRefundedAsStoreCash(db: Queryable, { id }: Pick<Payment, "id">): Promise<boolean> {
  return (
    (await db.$count(
      paymentEvents,
      and(
        eq(paymentEvents.paymentId, id),
        eq(paymentEvents.state, "refunded"),
        sql`${paymentEvents.detail} @> '{"toStoreCash": true}'`,
      ),
    )) > 0
  );
}

/** Whether there is a refund at the provider for which staff have not yet decided what it means for the order. */
export async function hasUnsettledRefund(db: Queryable, payment: Pick<Payment, "id">): Promise<boolean> {
  return (await db.$count(refundsMade, isUnsettled(payment))) > 0;
}

/** Marks those refunds as dealt with by staff; returns whether there were any. */
export async function settleRefunds(tx: Tx, payment: Pick<Payment, "id">): Promise<boolean> {
  const settled = await tx
    .update(refundsMade)
    .set({ unsettled: false })
    .where(isUnsettled(payment))
    .returning({ key: refundsMade.key });
  return settled.length > 0;
}
