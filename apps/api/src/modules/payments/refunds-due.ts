import { and, eq, inArray, or, sql } from "drizzle-orm";
import { paymentWays, ways } from "@shop/contract/payment-ways";
import { formatMoney, type Money } from "@shop/kit/money";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { cashReferences } from "./cash-references.ts";
import { amountRefunded } from "./refunds-made.ts";
import { payments, paymentTransactions, type PaymentReason } from "./tables.ts";
import { dueTransactions } from "./transactions.ts";

/** A refund that is due. */
export interface RefundDue {
  reference: string;
  money: Money;
  /** The amount as the bank wrote it, if it is in a currency that the shop does not use. */
  reported: string | null;
  reason: PaymentReason | null;
  /** The id of the transfer at the bank or provider; null if it is the payment's own amount. */
  hash: string | null;
}

/** Whether a payment has a refund due, of its own amount or of an extra transfer. A condition for queries over `payments`. */
export const isRefundDue = sql<boolean>`(${payments.state} = 'refund_due' or exists (
  select from ${paymentTransactions} t where t.payment_id = ${payments.id} and t.refund_reason is not null and t.refunded_at is null))`;

const transferWays = paymentWays.filter((way) => ways[way].paid === "by_transfer");

/** Whether nobody has checked a bank transfer yet. A condition for queries over `payments`. */
export const isUnverified = and(inArray(payments.way, transferWays), eq(payments.state, "pending"))!;

/** The orders of a customer with a refund due, or with a transfer that nobody has checked yet. They must keep the customer's data for a refund. */
export async function ordersWithOpenMoney(db: Queryable, customer: CustomerKey): Promise<number[]> {
  const rows = await db
    .select({ id: payments.orderId })
    .from(payments)
    .where(and(ownedBy(payments, customer), or(isRefundDue, isUnverified)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Whether the payment's own money became the order, so that refunds that were made are of it, and not of a transfer that became none. */
export const becameOrder = ({ state, reason }: Pick<Payment, "state" | "reason">): boolean =>
  state === "paid" || reason === "cancelled" || reason === "returned";

/** Each transfer still to be refunded. A payment without transfers counts as one of its own amount. Amounts already refunded are subtracted. */
export async function refundsDueFor(db: Queryable, payment: Payment): Promise<RefundDue[]> {
  const { amount: due, currency: own, state, reason } = payment;
  const back = await amountRefunded(db, payment);
  const backOfTransfers = becameOrder(payment) ? 0 : back;
  const extra = (await dueTransactions(db, payment)).map(
    ({ way, hash, amount, currency, reported, refundReason }): RefundDue => ({
      reference: cashReferences.ofTransfer({ way, hash }),
      money: { amount: amount - backOfTransfers, currency },
      reported,
      reason: refundReason,
      hash,
    }),
  );
  const isHeld = state === "refund_due" && becameOrder(payment);
  return isHeld
    ? [
        {
          reference: cashReferences.ofPayment(payment),
          money: { amount: due - back, currency: own },
          reported: null,
          reason,
          hash: null,
        },
        ...extra,
      ]
    : extra;
}

/** The amount as a text for people. */
export const formatRefund = ({ money, reported }: RefundDue): string => reported ?? formatMoney(money);
