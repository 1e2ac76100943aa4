import type { OrderHead, OrderLine } from "@shop/contract/types";
import { phoneText } from "@shop/kit/phone-text";
import { useDate, useT } from "../../../i18n/locale.tsx";
import { isAwaited } from "../../../lib/orders/is-awaited.ts";
import { contentsForSteps, isStateShown, shownStep, type OrderContents } from "../../../lib/orders/shown-step.ts";
import type { FormState } from "../../../lib/forms/form.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import type { Moving } from "./booked-time.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPayment, Refunds } from "./order-money.tsx";
import { OrderStateBadge } from "./order-state.tsx";
import { needsDelivery, OrderTotals, textFor } from "./order-totals.tsx";

/** An order with its lines, totals, payment, delivery and history, and the actions on it. */
export function OrderView({
  order,
  lines,
  moving,
  actionKey,
  state,
}: {
  order: OrderHead;
  lines: OrderLine[];
  moving: Moving | undefined;
  actionKey: string;
  state: FormState | undefined;
}) {
  const t = useT();
  const date = useDate();
  const held = {
    is_service: !needsDelivery(lines),
    has_work: lines.some(({ is_service, booking }) => is_service && booking?.state !== "cancelled"),
    work_to_come: order.work_to_come,
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <OrderStateBadge state={order.state} held={held} />
        <span className="text-muted">{t("account.placed_at", { date: date(order.placed_at, "time") })}</span>
      </div>
      <Refunds order={order} lines={lines} />
      {order.on_hold && <Alert tone="warning">{t("account.on_hold")}</Alert>}
      <OrderActions order={order} lines={lines} actionKey={actionKey} />
      <section className="grid gap-3">
        <h2 className="text-heading">
          {t(textFor(lines, ["account.lines", "account.lines_of_work", "account.lines_of_both"]))}
        </h2>
        <div className="card">
          <OrderLines
            lines={lines}
            delivered={order.state === "delivered"}
            moving={moving}
            actionKey={actionKey}
            state={state}
          />
          <div className="border-t border-line p-4">
            <OrderTotals order={order} lines={lines} />
          </div>
        </div>
      </section>
      <div className="grid gap-4 sm:grid-cols-2">
        <OrderPayment payment={order.payment} />
        <OrderDelivery order={order} lines={lines} />
      </div>
      <OrderHistory order={order} held={held} />
      <OrderHelp number={order.order_number} />
    </>
  );
}

function OrderDelivery({ order: { state, delivery, note }, lines }: { order: OrderHead; lines: OrderLine[] }) {
  const t = useT();
  const date = useDate();
  return (
    <section className="grid break-inside-avoid content-start gap-1 card p-4 wrap-anywhere">
      <h2 className="text-heading">
        {t(textFor(lines, ["account.delivery", "account.come_to", "account.deliver_and_come_to"]))}
      </h2>
      <p>{delivery.name}</p>
      {delivery.description && <p className="text-muted">{delivery.description}</p>}
      {delivery.province && <p className="text-muted">{delivery.province}</p>}
      {delivery.phone && <p className="text-muted tabular-nums">{phoneText(delivery.phone)}</p>}
      {delivery.expected_on && isAwaited(state) && (
        <p>{t("account.expected_on", { date: date(delivery.expected_on) })}</p>
      )}
      {note && <p>{t("account.note", { note })}</p>}
    </section>
  );
}

function OrderHistory({ order: { history }, held }: { order: OrderHead; held: OrderContents }) {
  const t = useT();
  const date = useDate();
  const inSteps = contentsForSteps(held, history);
  return (
    <section className="grid gap-2">
      <h2 className="text-heading">{t("account.history")}</h2>
      <ol className="grid gap-2 border-l-2 border-line pl-4">
        {history
          .filter(({ state }) => isStateShown(state, held.is_service))
          .map((change) => (
            <li key={change.state + change.at}>
              <p className="font-medium">
                {t(`orders.state_${shownStep(change.state as OrderHead["state"], inSteps)}`)}
              </p>
              <p className="text-sm text-muted">
                {date(change.at, "time")}
                {change.note && ` · ${change.note}`}
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
