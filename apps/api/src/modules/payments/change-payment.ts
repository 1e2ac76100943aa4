import { and, desc, eq, gt, gte, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database.ts";
import { openStates, paymentMoves } from "./payment-states.ts";
import { paymentEvents, payments, type PaymentState } from "./tables.ts";

export type Payment = typeof payments.$inferSelect;
export type NewPayment = Omit<typeof payments.$inferInsert, "id">;

/** What made a payment change, such as `poll`, `webhook CHECKOUT.ORDER.APPROVED`, `return`, `customer:17` or `staff:sokha`. */
export interface PaymentCause {
  cause: string;
  at: Date;
  detail?: Record<string, unknown>;
}

/** Whose payments: every query about a customer's takes both ids. */
export interface Payer {
  storeId: number;
  customerId: number;
}

const isOwned = ({ storeId, customerId }: Payer) => and(eq(payments.customerId, customerId), eq(payments.storeId, storeId));

const isReference = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Writes a payment with the first line of its history. */
export async function insertPayment(tx: Tx, payment: NewPayment, cause: PaymentCause): Promise<Payment> {
  const [row] = await tx.insert(payments).values(payment).returning();
  await addPaymentEvent(tx, row!, cause);
  return row!;
}

export async function addPaymentEvent(tx: Tx, payment: Pick<Payment, "id" | "state">, { cause, at, detail }: PaymentCause): Promise<void> {
  await tx.insert(paymentEvents).values({ paymentId: payment.id, at, state: payment.state, cause, detail: detail ?? null });
}

/**
 * Moves a locked payment and keeps the cause. A move that the table does not have is a fault of
 * the caller and is thrown.
 */
export async function changePayment(tx: Tx, payment: Payment, state: PaymentState, cause: PaymentCause, more: Partial<NewPayment> = {}): Promise<Payment> {
  if (!paymentMoves[payment.state].includes(state)) throw new Error(`payment ${payment.id} cannot go from ${payment.state} to ${state}`);
  const [row] = await tx
    .update(payments)
    .set({ ...more, state })
    .where(eq(payments.id, payment.id))
    .returning();
  await addPaymentEvent(tx, row!, cause);
  return row!;
}

/** Changes what is beside the state; with a state only where the payment is still in it. */
export async function updatePayment(tx: Queryable, id: number, change: Partial<NewPayment>, state?: PaymentState): Promise<void> {
  await tx.update(payments).set(change).where(and(eq(payments.id, id), state && eq(payments.state, state)));
}

/** Keeps the link that opens the bank's app; of several that were made at once the first is everybody's. */
export async function keepDeepLink(db: Queryable, id: number, link: string): Promise<string> {
  const [kept] = await db
    .update(payments)
    .set({ deepLink: sql`coalesce(${payments.deepLink}, ${link})` })
    .where(eq(payments.id, id))
    .returning({ link: payments.deepLink });
  return kept?.link ?? link;
}

/** A payment for this transaction alone; undefined where there is none. */
export async function lockPayment(tx: Tx, id: number): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

export async function readPayment(db: Queryable, id: number): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment;
}

/** The payment of an order, for this transaction alone. */
export async function lockPaymentOfOrder(tx: Tx, orderId: number): Promise<Payment> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, orderId)).for("update");
  if (!payment) throw new Error(`order ${orderId} has no payment`);
  return payment;
}

/** A customer's payment by the reference that the browser knows. */
export async function findPayment(db: Queryable, payer: Payer, reference: string): Promise<Payment | undefined> {
  if (!isReference(reference)) return undefined;
  const [payment] = await db.select().from(payments).where(and(eq(payments.reference, reference), isOwned(payer)));
  return payment;
}

/**
 * The payment that a customer is about, of one of the ways, where none is named: the newest. One that
 * ended unpaid gives way to the newest that was open beside it, and is open or was paid since: the
 * shopper goes on with that one.
 */
export async function findNewestPayment(db: Queryable, payer: Payer, ways: readonly Payment["way"][]): Promise<Payment | undefined> {
  const newest = async (which?: SQL): Promise<Payment | undefined> => {
    const [payment] = await db
      .select()
      .from(payments)
      .where(and(isOwned(payer), inArray(payments.way, [...ways]), which))
      .orderBy(desc(payments.id))
      .limit(1);
    return payment;
  };
  const last = await newest();
  if (last?.state !== "failed" && last?.state !== "expired") return last;
  return (await newest(or(inArray(payments.state, [...openStates]), gte(payments.paidAt, last.createdAt)))) ?? last;
}

/** Whether a payment of the store shows one of these receipts already; where it was refused it may be shown again. */
export async function areReceiptsUsed(db: Queryable, storeId: number, receipts: string[]): Promise<boolean> {
  return (await db.$count(payments, and(eq(payments.storeId, storeId), inArray(payments.receipt, receipts), ne(payments.state, "failed")))) > 0;
}

/** Those of the receipts that a payment of whomever shows. */
export async function receiptsAmong(db: Queryable, receipts: string[]): Promise<string[]> {
  const rows = await db.select({ receipt: payments.receipt }).from(payments).where(inArray(payments.receipt, receipts));
  return rows.flatMap(({ receipt }) => receipt ?? []);
}

/** How many payments a customer has opened since a time. */
export function recentPayments(db: Queryable, payer: Payer, since: Date): Promise<number> {
  return db.$count(payments, and(isOwned(payer), gt(payments.createdAt, since)));
}

/** A payment of whomever, by what its provider knows it by: for what providers tell. */
export async function findByProviderKey(db: Queryable, way: Payment["way"], key: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(and(eq(payments.way, way), eq(payments.providerKey, key)));
  return payment;
}

/** A payment of whomever, by its reference, which only who opened it has. */
export async function findByReference(db: Queryable, reference: string): Promise<Payment | undefined> {
  if (!isReference(reference)) return undefined;
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  return payment;
}
