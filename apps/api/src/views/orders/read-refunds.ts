import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Money } from "@shop/kit/money";
import type { Queryable } from "../../platform/database/database.ts";
import {
  becameOrder,
  cashReferences,
  cashReferencesAmong,
  listRefundsMade,
  type RefundMade,
} from "../../modules/payments/public.ts";
import { paymentEvents, type payments, paymentTransactions } from "../../modules/payments/tables.ts";

type PaymentRow = typeof payments.$inferSelect;
type Transfer = typeof paymentTransactions.$inferSelect;

/** Money that goes back, or went back, for an order. */
export interface Refund {
  money: Money;
  /** The amount as the bank wrote it, if it is in a currency that the shop does not use. */
  reported: string | null;
  /** Why a transfer could not become the order. */
  reason: Transfer["refundReason"];
  /** Null if it is still owed. */
  refundedAt: Date | null;
  toStoreCash: boolean;
  /** What is recorded of a refund that was made at the provider, or of a part by staff. */
  made: RefundMade | null;
}

/** A refund with the references that a transfer to the store cash has, if that paid it. */
type Found = Omit<Refund, "toStoreCash"> & { references: string[] };

/** What goes back, or went back, for an order: what was sent at the provider or by staff as a part, the money of a cancelled or returned order, and every transfer that could not become it. */
export async function readRefunds(db: Queryable, payment: PaymentRow): Promise<Refund[]> {
  const made = await listRefundsMade(db, payment);
  const back = made.reduce((sum, { amount }) => sum + amount, 0);
  const found = [
    ...made.map((one): Found => ({
      money: { amount: one.amount, currency: payment.currency },
      reported: null,
      reason: null,
      refundedAt: one.refundedAt,
      made: one,
      references: [cashReferences.ofPart(one)],
    })),
    ...(await ownRefund(db, payment, back)),
    ...(await refundsOfTransfers(db, payment, becameOrder(payment) ? 0 : back)),
  ];
  const cash = await cashReferencesAmong(
    db,
    payment.storeId,
    found.flatMap(({ references }) => references),
  );
  return found.map(({ references, ...refund }) => ({
    ...refund,
    toStoreCash: references.some((reference) => cash.has(reference)),
  }));
}

/** The payment itself, less what went `back` already, where the order was cancelled or came back after it was paid. */
async function ownRefund(db: Queryable, payment: PaymentRow, back: number): Promise<Found[]> {
  const { id, state, reason, amount, currency } = payment;
  if ((state !== "refund_due" && state !== "refunded") || (reason !== "cancelled" && reason !== "returned")) return [];
  if (amount <= back) return [];
  const [paid] = await db
    .select({ at: paymentEvents.at })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, id), eq(paymentEvents.state, "refunded")))
    .orderBy(asc(paymentEvents.id))
    .limit(1);
  return [
    {
      money: { amount: amount - back, currency },
      reported: null,
      reason: null,
      refundedAt: paid?.at ?? null,
      made: null,
      references: [cashReferences.ofPayment(payment), cashReferences.ofReturn(payment)],
    },
  ];
}

async function refundsOfTransfers(db: Queryable, { id }: PaymentRow, back: number): Promise<Found[]> {
  const transfers = await db
    .select()
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.paymentId, id), isNotNull(paymentTransactions.refundReason)))
    .orderBy(asc(paymentTransactions.receivedAt), asc(paymentTransactions.hash));
  return transfers
    .filter(({ amount }) => back === 0 || amount > back)
    .map(({ way, hash, amount, currency, reported, refundReason: reason, refundedAt }) => ({
      money: { amount: amount - back, currency },
      reported,
      reason,
      refundedAt,
      made: null,
      references: [cashReferences.ofTransfer({ way, hash })],
    }));
}
