import type { OrderHead } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import { toMajor } from "@shop/kit/money";
import type { Queryable } from "../../platform/database/database.ts";
import { refundReason } from "../../modules/payments/public.ts";
import type { payments } from "../../modules/payments/tables.ts";
import { readRefunds } from "./read-refunds.ts";

/** What goes back, or went back, for an order, as the shopper sees it. */
export async function listRefunds(
  db: Queryable,
  payment: typeof payments.$inferSelect,
  language: Language,
): Promise<OrderHead["refunds"]> {
  const refunds = await readRefunds(db, payment);
  return refunds.map(({ money: { amount, currency }, reported, reason, refundedAt, toStoreCash, made }) => ({
    amount: toMajor(amount, currency),
    currency,
    reported,
    reason: refundReason(reason, language),
    refunded_at: refundedAt?.toISOString() ?? null,
    to_store_cash: toStoreCash,
    by: made?.kind === "reversal" ? "provider" : "store",
    pieces: (made?.lines ?? []).map(({ lineId, quantity }) => ({ line_id: lineId, quantity })),
  }));
}
