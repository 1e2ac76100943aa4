import { ways } from "@shop/contract/payment-ways";
import type { Tx } from "../../platform/database/database.ts";
import { lockCustomer } from "../../modules/customers/public.ts";
import {
  amountRefunded,
  cashReferences,
  changePayment,
  transferCash,
  type Payment,
  type PaymentCause,
} from "../../modules/payments/public.ts";

/**
 * Pays back at once what can be: store cash returns to the account it came from. Money of banks and
 * providers stays due until staff have sent it, and so does the store cash of a shopper who has removed
 * the account, since nobody could spend it. A payment of nothing is refunded without a transfer.
 */
export async function refundStoreCash(tx: Tx, payment: Payment, cause: PaymentCause): Promise<Payment> {
  const { way, storeId, customerId, currency } = payment;
  const amount = payment.amount - (await amountRefunded(tx, payment));
  if (amount > 0) {
    if (ways[way].paid !== "from_store_cash" || !(await lockCustomer(tx, storeId, customerId))) return payment;
    await transferCash(tx, {
      kind: "refund",
      payer: { storeId, customerId },
      currency,
      amount,
      reference: cashReferences.ofReturn(payment),
      actor: cause.cause,
      at: cause.at,
    });
  }
  return changePayment(tx, payment, "refunded", cause);
}
