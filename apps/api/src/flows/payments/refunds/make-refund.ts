import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { StaffDecision } from "../for-staff/verify-transfer.ts";
import { lockPaidOrder, type PaidOrder, type RefundTo } from "./paid-order.ts";
import { recordPart, type Part, type RecordedPart } from "./record-part.ts";
import { sendAtProvider } from "./send-at-provider.ts";

/**
 * Refunds a part of a paid order, which `plan` decides, or refuses, while the order is locked. A provider is asked
 * between two transactions, so that none waits for it. If the second one fails, its webhook still tells of the refund.
 */
export async function makeRefund(
  services: Pick<Services, "database" | "jobs" | "now" | "env" | "log">,
  decision: StaffDecision & { to: RefundTo },
  plan: (tx: Tx, paid: PaidOrder) => Promise<Part>,
): Promise<RecordedPart> {
  const onPaidOrder = <Result>(run: (tx: Tx, paid: PaidOrder) => Promise<Result>) =>
    services.database.transaction(async (tx) => run(tx, await lockPaidOrder(tx, decision)));
  if (decision.to !== "provider")
    return onPaidOrder(async (tx, paid) => recordPart(services, tx, paid, await plan(tx, paid), decision));
  const { paid, part } = await onPaidOrder(async (tx, paid) => ({ paid, part: await plan(tx, paid) }));
  const key = await sendAtProvider(services, paid, part);
  return onPaidOrder((tx, now) => recordPart(services, tx, now, part, { ...decision, key }));
}
