import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { paymentMoves } from "./payment-states.ts";
import { paymentEvents, payments, type PaymentState } from "./tables.ts";

export type Payment = typeof payments.$inferSelect;
export type NewPayment = Omit<typeof payments.$inferInsert, "id">;

/** What caused a change of a payment, such as `poll`, `webhook CHECKOUT.ORDER.APPROVED`, `return`, `customer:17` or `staff:sokha`. */
export interface PaymentCause {
  cause: string;
  at: Date;
  detail?: Record<string, unknown>;
}

/** Adds a payment with the first entry of its history. */
export async function insertPayment(tx: Tx, payment: NewPayment, cause: PaymentCause): Promise<Payment> {
  const [row] = await tx.insert(payments).values(payment).returning();
  await addPaymentEvent(tx, row!, cause);
  return row!;
}

export async function addPaymentEvent(
  tx: Tx,
  payment: Pick<Payment, "id" | "state">,
  { cause, at, detail }: PaymentCause,
): Promise<void> {
  await tx
    .insert(paymentEvents)
    .values({ paymentId: payment.id, at, state: payment.state, cause, detail: detail ?? null });
}

/**
 * Moves a locked payment to another state and records the cause. Throws if the table of states does not allow it, since
 * that is a bug of the caller.
 */
export async function changePayment(
  tx: Tx,
  payment: Payment,
  state: PaymentState,
  cause: PaymentCause,
  more: Partial<NewPayment> = {},
): Promise<Payment> {
  if (!paymentMoves[payment.state].includes(state))
    throw new Error(`payment ${payment.id} cannot go from ${payment.state} to ${state}`);
  const [row] = await tx
    .update(payments)
    .set({ ...more, state })
    .where(eq(payments.id, payment.id))
    .returning();
  await addPaymentEvent(tx, row!, cause);
  return row!;
}

/** Changes columns other than the state; if `state` is given, only while the payment is in it. */
export async function updatePayment(
  tx: Queryable,
  id: number,
  change: Partial<NewPayment>,
  state?: PaymentState,
): Promise<void> {
  await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, id), state && eq(payments.state, state)));
}

/** Stores the link that opens the bank's app, and returns it: the first one, if several were made at once. */
export async function saveDeepLink(db: Queryable, id: number, link: string): Promise<string> {
  const [kept] = await db
    .update(payments)
    .set({ deepLink: sql`coalesce(${payments.deepLink}, ${link})` })
    .where(eq(payments.id, id))
    .returning({ link: payments.deepLink });
  return kept?.link ?? link;
}
