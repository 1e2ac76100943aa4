import type { OrderHead, OrderLine } from "@shop/contract/types";
import { useDate, useMoney, useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { usePaymentState } from "./order-state.tsx";

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
