import type { OrderHead, OrderLine } from "@shop/contract/types";
import { phoneText } from "@shop/kit/phone-text";
import { Link } from "../../i18n/link.tsx";
import { useDate, useMoney, useT } from "../../i18n/locale.tsx";
import { isAwaited } from "../../lib/orders/is-awaited.ts";
import { contentsForSteps, isStateShown, shownStep, type OrderContents } from "../../lib/orders/shown-step.ts";
import type { FormState } from "../../lib/forms/form.ts";
import { productPath } from "../../lib/links/product-path.ts";
import { Alert } from "../../ui/notices/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { BookedTime, type Moving } from "./booked-time.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderStateBadge, usePaymentState } from "./order-state.tsx";
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
    has_work: lines.some(({ is_service }) => is_service),
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
          <div className="border-t border-line p-3">
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

/** Refunds, due or paid: amount, reason, time, and the pieces that they are for. Store cash returns to its account. */
export function Refunds({
  order: { refunds, payment },
  lines,
}: {
  order: Pick<OrderHead, "refunds" | "payment">;
  lines: Pick<OrderLine, "id" | "name" | "variant_name">[];
}) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const byStore = payment.type === "anakut" ? "account.refunded_cash" : "account.refunded_text";
  return (
    <div className="khmer contents">
      {refunds.map((refund, index) => {
        const amount = refund.reported ?? money(refund.amount, refund.currency);
        return (
          // Two transfers of the same amount differ only in their position.
          <Alert key={index} tone={refund.refunded_at ? "success" : "warning"}>
            {refund.refunded_at
              ? t(refund.by === "provider" ? "account.reversed_text" : byStore, {
                  amount,
                  provider: payment.name,
                  date: date(refund.refunded_at, "time"),
                })
              : refund.reason === null
                ? t("account.refund_due_text", { amount })
                : t("account.refund_due_reason", { amount, reason: refund.reason })}
            {refund.pieces.map(({ line_id, quantity }) => {
              const { name, variant_name } = lines.find(({ id }) => id === line_id)!;
              return (
                <p key={line_id} className="wrap-anywhere">
                  {quantity} × {name} {variant_name && `(${variant_name})`}
                </p>
              );
            })}
          </Alert>
        );
      })}
    </div>
  );
}

function OrderLines({
  lines,
  delivered,
  moving,
  actionKey,
  state,
}: {
  lines: OrderLine[];
  delivered: boolean;
  moving: Moving | undefined;
  actionKey: string;
  state: FormState | undefined;
}) {
  const t = useT();
  const money = useMoney();
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-2 p-3">
          <Thumbnail src={line.image} size={64} />
          <div className="min-w-0">
            <Link to={productPath(line.product_id, line.variant_option_id)} className="wrap-anywhere">
              {line.name}
            </Link>
            {line.variant_name && <p className="text-sm text-muted">{line.variant_name}</p>}
            {line.note && <p className="text-sm wrap-anywhere">{line.note}</p>}
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
              <span className="text-sm text-muted">
                {line.quantity} × {money(line.price)}{" "}
                {line.is_service && <Badge tone="accent">{t("account.service")}</Badge>}
              </span>
              <span className="font-semibold">{money(line.grand_total)}</span>
            </p>
            {delivered && !line.is_service && (
              <Link
                to={`/warranty/claim?line=${line.id}`}
                aria-label={t("core.named", { name: t("account.claim_warranty"), text: line.name })}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-md font-semibold text-accent-ink hover:underline"
              >
                <Icon name="shield-check" className="size-5" />
                {t("account.claim_warranty")}
              </Link>
            )}
          </div>
          {line.booking && (
            <BookedTime
              booking={line.booking}
              moving={moving}
              actionKey={actionKey}
              refused={state?.values.booking === String(line.booking.id) ? state : undefined}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How an order is paid, and when it was. */
export function OrderPayment({ payment }: { payment: OrderHead["payment"] }) {
  const t = useT();
  const date = useDate();
  const stateOf = usePaymentState();
  return (
    <section className="grid break-inside-avoid content-start gap-1 card p-4">
      <h2 className="text-heading">{t("account.payment")}</h2>
      <p>{payment.name}</p>
      <p className="text-muted">
        {stateOf(payment)}
        {payment.state === "paid" && payment.paid_at && ` · ${date(payment.paid_at, "time")}`}
      </p>
    </section>
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
