import { and, desc, eq, gte, inArray, ne, or, type SQL } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { openStates } from "./payment-states.ts";
import { payments } from "./tables.ts";

const isReference = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Reads and locks a payment; undefined if there is none. */
export async function lockPayment(tx: Tx, id: number): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

export async function readPayment(db: Queryable, id: number): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** Reads and locks the payment of an order. */
export async function lockPaymentOfOrder(tx: Tx, orderId: number): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for("update");
  if (!payment) throw new Error(`order ${orderId} has no payment`);
  return payment;
}

/** A customer's payment by the reference that the browser knows. */
export async function findPayment(db: Queryable, payer: CustomerKey, reference: string): Promise<Payment | undefined> {
  if (!isReference(reference)) return undefined;
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), ownedBy(payments, payer)));
  return payment;
}

/**
 * The payment that a customer refers to without a reference: the newest with one of these methods. If that has ended
 * unpaid, it is the newest that is still open, or that was paid after that one was created, since the shopper
 * continues with it.
 */
export async function findNewestPayment(
  db: Queryable,
  payer: CustomerKey,
  ways: readonly Payment["way"][],
): Promise<Payment | undefined> {
  const newest = async (which?: SQL): Promise<Payment | undefined> => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(ownedBy(payments, payer), inArray(payments.way, [...ways]), which))
      .orderBy(desc(payments.id))
      .limit(1);
    return payment;
  };
  const last = await newest();
  if (last?.state !== "failed" && last?.state !== "expired") return last;
  return (await newest(or(inArray(payments.state, [...openStates]), gte(payments.paidAt, last.createdAt)))) ?? last;
}

/** Whether one of these receipts was already used for a payment of the store; one that was refused may be used again. */
export async function areReceiptsUsed(db: Queryable, storeId: number, receipts: string[]): Promise<boolean> {
  return (
    (await db.$count(
      payments,
      and(eq(payments.storeId, storeId), inArray(payments.receipt, receipts), ne(payments.state, "failed")),
    )) > 0
  );
}

/** Those of the receipts that belong to any payment. */
export async function receiptsAmong(db: Queryable, receipts: string[]): Promise<string[]> {
  const rows = await db.select({ receipt: payments.receipt }).from(payments).where(inArray(payments.receipt, receipts));
  return rows.flatMap(({ receipt }) => receipt ?? []);
}

/** A payment of any customer by the provider's key, for webhooks. */
export async function findByProviderKey(db: Queryable, way: Payment["way"], key: string): Promise<Payment | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.way, way), eq(payments.providerKey, key)));
  return payment;
}

/** A payment of any customer by its reference, which only the one who opened it knows. */
export async function findByReference(db: Queryable, reference: string): Promise<Payment | undefined> {
  if (!isReference(reference)) return undefined;
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  return payment;
}
