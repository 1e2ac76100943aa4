import type { Payment } from "./change-payment.ts";
import type { RefundMade } from "./refunds-made.ts";
import type { paymentTransactions } from "./tables.ts";

type Transfer = Pick<typeof paymentTransactions.$inferSelect, "way" | "hash">;

/** References of the transfers of store cash that pay refunds. By these it is known later where the money of a refund went. */
export const cashReferences = {
  /** A part. */
  ofPart: ({ key }: Pick<RefundMade, "key">) => `refund:${key}`,
  /** A transfer that became no order. */
  ofTransfer: ({ way, hash }: Transfer) => `refund:${way}:${hash}`,
  /** The payment of an order that was cancelled or came back. */
  ofPayment: ({ id }: Pick<Payment, "id">) => `refund:payment:${id}`,
  /** The same, if store cash had paid it and returned at once. */
  ofReturn: ({ id }: Pick<Payment, "id">) => `payment:${id}`,
};
