import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { StaffDecision } from "../../orders/for-staff/find-order.ts";
import { lockPaidOrder, type PaidOrder, type RefundTo } from "./paid-order.ts";
import { sendAtProvider, type ToSend } from "./send-at-provider.ts";

interface Steps<Plan, Result> {
  /** Decides what is refunded, or refuses. */
  plan(tx: Tx, paid: PaidOrder): Promise<Plan>;
  /** Records it; `key` is the provider's id of the refund, if it has sent the money. */
  record(tx: Tx, paid: PaidOrder, plan: Plan, key?: string): Promise<Result>;
}

/**
 * Refunds an order or a part of it while the order is locked. A provider is asked between two transactions, so that none
 * waits for it. If the second one fails, its webhook still tells of the refund.
 */
export async function makeRefund<Plan extends ToSend, Result>(
  services: Pick<Services, "database" | "now" | "env" | "log">,
  decision: StaffDecision & { to: RefundTo | null },
  { plan, record }: Steps<Plan, Result>,
): Promise<Result> {
  const onPaidOrder = <Done>(run: (tx: Tx, paid: PaidOrder) => Promise<Done>) =>
    services.database.transaction(async (tx) => run(tx, await lockPaidOrder(tx, decision)));
  if (decision.to !== "provider") return onPaidOrder(async (tx, paid) => record(tx, paid, await plan(tx, paid)));
  const { paid, planned } = await onPaidOrder(async (tx, paid) => ({ paid, planned: await plan(tx, paid) }));
  const key = await sendAtProvider(services, paid, planned);
  return onPaidOrder((tx, now) => record(tx, now, planned, key));
}
