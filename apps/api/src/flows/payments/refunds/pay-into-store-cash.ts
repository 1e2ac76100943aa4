import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { lockCustomer } from "../../../modules/customers/public.ts";
import type { Order } from "../../../modules/orders/public.ts";
import { transferCash, type CashTransfer } from "../../../modules/payments/public.ts";

/** Pays a refund into the store cash of an order's customer. A {@link StaffError} says why it cannot. */
export async function payIntoStoreCash(
  tx: Tx,
  order: Order,
  transfer: Pick<CashTransfer, "kind" | "currency" | "amount" | "reference" | "actor" | "at">,
): Promise<void> {
  if (!(await lockCustomer(tx, order.storeId, order.customerId)))
    throw new StaffError(
      `The shopper of ${order.number} has removed the account, so there is no store cash to add it to: send the money by the bank`,
    );
  if (transfer.currency !== order.currency)
    throw new StaffError(
      `Store cash is in ${order.currency}, but the refund is in ${transfer.currency}: send the money by the bank`,
    );
  if (transfer.amount > 0) await transferCash(tx, { ...transfer, payer: order });
}
