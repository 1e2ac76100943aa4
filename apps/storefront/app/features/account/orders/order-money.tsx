import type { OrderHead, OrderLine } from "@shop/contract/types";
import { useDate, useMoney, useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { usePaymentState } from "./order-state.tsx";

type Refund = OrderHead["refunds"][number];
interface RefundedOrder {
  order: Pick<OrderHead, "refunds" | "payment">;
  lines: Pick<OrderLine, "id" | "name" | "variant_name">[];
}

/** Refunds, due or paid: amount, reason, time, where the money went, and the pieces that they are for. */
export function Refunds({ order, lines }: RefundedOrder) {
  return (
    <div className="khmer contents">
      {order.refunds.map((refund, index) => (
        // Two transfers of the same amount differ only in their position.
        <Alert key={index} tone={refund.refunded_at ? "success" : "warning"}>
          <RefundText refund={refund} payment={order.payment} lines={lines} />
        </Alert>
      ))}
    </div>
  );
}

/** The same on paper. */
export function PrintedRefunds({ order, lines }: RefundedOrder) {
  return order.refunds.map((refund, index) => (
    <div key={index} className="khmer break-inside-avoid">
      <RefundText refund={refund} payment={order.payment} lines={lines} />
    </div>
  ));
}

function RefundText({
  refund,
  payment,
  lines,
}: Pick<RefundedOrder, "lines"> & Pick<OrderHead, "payment"> & { refund: Refund }) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const { by, reason, refunded_at, to_store_cash } = refund;
  const amount = refund.reported ?? money(refund.amount, refund.currency);
  const paid =
    by === "provider" ? "account.reversed_text" : to_store_cash ? "account.refunded_cash" : "account.refunded_text";
  return (
    <>
      {refunded_at
        ? t(paid, { amount, provider: payment.name, date: date(refunded_at, "time") })
        : reason === null
          ? t("account.refund_due_text", { amount })
          : t("account.refund_due_reason", { amount, reason })}
      {refund.pieces.map(({ line_id, quantity }) => {
        const { name, variant_name } = lines.find(({ id }) => id === line_id)!;
        return (
          <p key={line_id} className="wrap-anywhere">
            {quantity} × {name} {variant_name && `(${variant_name})`}
          </p>
        );
      })}
    </>
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
