import { ways } from "@shop/contract/payment-ways";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { addPaymentEvent, updatePayment } from "../../../modules/payments/public.ts";
import type { StaffDecision } from "../../orders/for-staff/find-order.ts";
import { amountOf, lockPaidOrder } from "../refunds/paid-order.ts";

interface ShortCash extends StaffDecision {
  /** What came, in minor units. */
  amount: number;
  /** Only staff see it. */
  reason: string;
}

/**
 * Records that less cash than the total came at the door. The order is paid all the same, with what came: that counts as
 * received on the day of the delivery, and no more than that can be paid back. Returns the order's number and what is missing.
 */
export async function recordShortCash(
  services: Pick<Services, "database" | "now">,
  { amount, reason, ...decision }: ShortCash,
): Promise<{ number: string; missing: string }> {
  return services.database.transaction(async (tx) => {
    const { order, payment, made } = await lockPaidOrder(tx, decision);
    const { number } = order;
    const { way, state, currency } = payment;
    if (ways[way].paid !== "on_delivery" || state !== "paid")
      throw new StaffError(`${number} is ${way} ${state}: only the cash of a delivered order can be short`);
    if (amount >= payment.amount || amount < amountOf(made))
      throw new StaffError(
        `AMOUNT is what came: less than ${formatMoney(payment)}, and at least what was paid back of it`,
      );
    const detail = { amount, of: payment.amount, reason };
    await updatePayment(tx, payment.id, { amount });
    await addPaymentEvent(tx, payment, { cause: decision.actor, at: services.now(), detail });
    await recordChange(tx, {
      storeId: order.storeId,
      actor: decision.actor,
      action: "short-cash",
      entity: "order",
      entityId: number,
      before: { amount: payment.amount },
      after: { amount, reason },
    });
    return { number, missing: formatMoney({ amount: payment.amount - amount, currency }) };
  });
}
