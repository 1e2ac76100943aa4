import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { OrderHead } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { Queryable } from "../../platform/database/database.ts";
import {
  becameOrder,
  cashReferences,
  cashReferencesAmong,
  listRefundsMade,
  refundReason,
} from "../../modules/payments/public.ts";
import { paymentEvents, type payments, paymentTransactions } from "../../modules/payments/tables.ts";

type PaymentRow = typeof payments.$inferSelect;
/** A refund with the references that a transfer to the store cash has, if that paid it. */
type Refund = Omit<OrderHead["refunds"][number], "to_store_cash"> & { references: string[] };

/** What goes back, or went back, for an order: what was sent at the provider or by staff as a part, the money of a cancelled or returned order, and every transfer that could not become it. */
export async function listRefunds(
  db: Queryable,
  payment: PaymentRow,
  language: Language,
): Promise<OrderHead["refunds"]> {
  const refunds = await readRefunds(db, payment, language);
  const cash = await cashReferencesAmong(
    db,
    payment.storeId,
    refunds.flatMap(({ references }) => references),
  );
  return refunds.map(({ references, ...refund }) => ({
    ...refund,
    to_store_cash: references.some((reference) => cash.has(reference)),
  }));
}

async function readRefunds(db: Queryable, payment: PaymentRow, language: Language): Promise<Refund[]> {
  const sent = await listRefundsMade(db, payment);
  const back = sent.reduce((sum, { amount }) => sum + amount, 0);
  const backOfTransfers = becameOrder(payment) ? 0 : back;
  const transfers = await db
    .select()
    .from(paymentTransactions)
    .where(and(eq(paymentTransactions.paymentId, payment.id), isNotNull(paymentTransactions.refundReason)))
    .orderBy(asc(paymentTransactions.receivedAt), asc(paymentTransactions.hash));
  const { currency } = payment;
  return [
    ...sent.map(({ key, amount, kind, refundedAt, lines }) => ({
      amount: toMajor(amount, currency),
      currency,
      reported: null,
      reason: null,
      refunded_at: refundedAt.toISOString(),
      by: kind === "reversal" ? ("provider" as const) : ("store" as const),
      pieces: lines.map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
      references: [cashReferences.ofPart({ key })],
    })),
    ...(await ownRefund(db, payment, back)),
    ...transfers.flatMap(({ way, hash, amount, currency, reported, refundReason: reason, refundedAt }) =>
      backOfTransfers > 0 && amount <= backOfTransfers
        ? []
        : {
            amount: toMajor(amount - backOfTransfers, currency),
            currency,
            reported,
            reason: refundReason(reason, language),
            refunded_at: refundedAt?.toISOString() ?? null,
            by: "store" as const,
            pieces: [],
            references: [cashReferences.ofTransfer({ way, hash })],
          },
    ),
  ];
}

/** The payment itself, less what went `back` already, where the order was cancelled or came back after it was paid. */
async function ownRefund(db: Queryable, payment: PaymentRow, back: number): Promise<Refund[]> {
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
      amount: toMajor(amount - back, currency),
      currency,
      reported: null,
      reason: null,
      refunded_at: paid?.at.toISOString() ?? null,
      by: "store",
      pieces: [],
      references: [cashReferences.ofPayment(payment), cashReferences.ofReturn(payment)],
    },
  ];
}
