import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { lockPaymentOfOrder, settleRefunds } from "../../../modules/payments/public.ts";
import { findOrderForStaff, type StaffDecision } from "../../orders/for-staff/find-order.ts";

/** Staff confirm that they know of a refund at the provider and that the order continues nevertheless. Returns the order's number. */
export async function settleRefund(
  { database }: Pick<Services, "database">,
  { number, storeId, actor }: StaffDecision,
): Promise<string> {
  return database.transaction(async (tx) => {
    const order = await findOrderForStaff(tx, number, storeId);
    const payment = await lockPaymentOfOrder(tx, order.id);
    if (!(await settleRefunds(tx, payment)))
      throw new StaffError(
        `There is nothing to settle for ${order.number}: none of its money was refunded or taken back since the last time`,
      );
    await recordChange(tx, {
      storeId: order.storeId,
      actor,
      action: "settle-refund",
      entity: "order",
      entityId: order.number,
    });
    return order.number;
  });
}
