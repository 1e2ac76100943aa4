import { isOnline } from "@shop/contract/online-ways";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { addEvent, lockOrderById } from "../../../modules/orders/public.ts";
import {
  addPaymentEvent,
  amountRefunded,
  changePayment,
  lockPayment,
  markRefunded,
  moneyOf,
  providers,
  readPayment,
  rememberRefund,
  wasRefundedAsStoreCash,
  type Payment,
  type RefundKind,
  type WebhookNotice,
  type ReportedRefund,
} from "../../../modules/payments/public.ts";
import { notifyShopper } from "../../messages/notify-shopper.ts";

type Needs = Pick<Services, "database" | "jobs" | "now" | "log" | "env">;

/**
 * Records a refund that was made at the provider, by the merchant on the provider's site or by the provider itself. The
 * provider is asked first; returns false if it does not confirm the refund (yet), and throws if it cannot be reached.
 */
export async function noteRefund(
  services: Needs,
  payment: Payment,
  { id, kind }: NonNullable<WebhookNotice["refund"]>,
): Promise<boolean> {
  const taken = await moneyOf(services.database.db, payment);
  // Nothing was paid that could be refunded.
  if (!taken) return true;
  const provider = isOnline(payment.way) ? (await providers(services)).of(payment.way) : null;
  const reported = (await provider?.askRefund?.(payment, taken.hash, id)) ?? null;
  if (reported)
    await services.database.transaction((tx) =>
      recordAtProvider(services, tx, payment.id, {
        ...reported,
        kind: reported.kind ?? kind,
        actor: "system:provider-refund",
      }),
    );
  return reported !== null;
}

/** Records a refund at the provider with all consequences, once however often it is told of. */
export async function recordAtProvider(
  services: Pick<Needs, "jobs" | "now" | "log">,
  tx: Tx,
  paymentId: number,
  { actor, ...reported }: ReportedRefund & { kind: RefundKind; actor: string },
): Promise<void> {
  const found = await readPayment(tx, paymentId);
  if (found?.orderId == null) return;
  // The order is locked first, as by everything that changes its state: either it has changed before, or it now waits for staff.
  const order = await lockOrderById(tx, found.orderId);
  const payment = (await lockPayment(tx, paymentId))!;
  const part = await partOf(tx, payment, reported);
  if (!part) return;
  const { amount, isAll } = part;
  const { key, kind } = reported;
  const at = services.now();
  const unsettled = await needsStaff(tx, payment, kind, isAll);
  const refund = { way: payment.way, key, paymentId, amount, kind, refundedAt: reported.at ?? at, unsettled };
  if (!(await rememberRefund(tx, refund))) return;
  const cause = { cause: actor, at, detail: { key, kind, amount } };
  if (isAll && (payment.state === "paid" || payment.state === "refund_due")) {
    await markRefunded(tx, payment, at);
    await changePayment(tx, payment, "refunded", cause);
  } else await addPaymentEvent(tx, payment, cause);
  await addEvent(tx, order.id, "refunded", { actor, at, note: kind === "reversal" ? "reversed" : null });
  await recordChange(tx, {
    storeId: payment.storeId,
    actor,
    action: `note-${kind}`,
    entity: "payment",
    entityId: payment.reference,
    after: { key, amount, currency: payment.currency },
  });
  // The shopper was already informed of a refund that staff recorded, and knows of a reversal, since the shopper or their bank asked for it.
  if (kind === "refund" && payment.state !== "refunded")
    await notifyShopper(services, tx, order, {
      event: "refunded",
      amount: formatMoney({ amount, currency: payment.currency }),
    });
  services.log[unsettled ? "warn" : "info"](
    { payment: payment.reference, way: payment.way, order: order.number, kind, amount, unsettled },
    "money went back at its provider",
  );
}

/** How much of a payment went back, and whether that is all that was left of it; null if nothing was left, or in another currency. */
async function partOf(
  tx: Tx,
  payment: Payment,
  { money, isAll }: Pick<ReportedRefund, "money" | "isAll">,
): Promise<{ amount: number; isAll: boolean } | null> {
  if (money !== null && money.currency !== payment.currency) return null;
  const left = (await moneyOf(tx, payment))!.amount - (await amountRefunded(tx, payment));
  const amount = Math.min(money?.amount ?? left, left);
  return amount > 0 ? { amount, isAll: isAll || amount === left } : null;
}

/** Whether staff have to decide what a refund at the provider means for the order: it was not due, or it was already paid into the store cash. */
async function needsStaff(tx: Tx, payment: Payment, kind: RefundKind, isAll: boolean): Promise<boolean> {
  if (kind === "reversal") return payment.state !== "refund_due";
  return payment.state === "paid" ? isAll : wasRefundedAsStoreCash(tx, payment);
}
