import type { OrderSummary } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useDate, useMoney, useT } from "../../../i18n/locale.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { WithNumbers } from "../../../ui/with-numbers.tsx";
import { OrderStateBadge } from "./order-state.tsx";

export function OrderList({ orders }: { orders: OrderSummary[] }) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  return (
    <ul className="grid gap-3">
      {orders.map((order) => (
        <li key={order.id}>
          <Link
            to={`/account/myaccount/myorders/checkout-detail/${order.id}`}
            className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-2 card p-3 hover:border-line-strong sm:grid-cols-[4rem_1fr_auto]"
          >
            <Thumbnail src={order.image} size={64} />
            <div className="min-w-0">
              <p className="font-semibold">
                <WithNumbers text={t("account.order", { number: order.order_number })} />
              </p>
              <p className="truncate text-sm text-muted">{order.first_name}</p>
              <p className="text-sm text-muted">
                {date(order.placed_at)} ·{" "}
                {t(order.is_service ? "account.services" : order.has_work ? "account.items_of_both" : "account.items", {
                  count: order.line_count,
                })}
              </p>
            </div>
            <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:col-start-auto sm:grid sm:justify-items-end">
              <OrderStateBadge state={order.state} held={order} />
              {order.refund_due && <Badge tone="warning">{t("account.payment_refund_due")}</Badge>}
              {!order.refund_due && order.payment_state === "refunded" && (
                <Badge tone="warning">{t("account.payment_refunded")}</Badge>
              )}
              <span className="ms-auto font-semibold tabular-nums">{money(order.grand_total)}</span>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
