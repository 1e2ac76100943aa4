import type { OrderHead, OrderLine } from "@shop/contract/types";
import { useMoney, useT } from "../../../i18n/locale.tsx";

/** Whether anything has to be delivered; services do not. */
export const needsDelivery = (lines: OrderLine[]): boolean => lines.some((line) => !line.is_service);

/** Picks one of three texts for an order: of goods, of services, or of both. */
export function textFor<Text>(lines: OrderLine[], [goods, services, both]: readonly [Text, Text, Text]): Text {
  if (!needsDelivery(lines)) return services;
  return lines.some((line) => line.is_service) ? both : goods;
}

/** The costs of an order, on screen and in print. */
export function OrderTotals({ order, lines }: { order: OrderHead; lines: OrderLine[] }) {
  const t = useT();
  const money = useMoney();
  return (
    <dl className="ml-auto grid w-full sm:max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      <dt>{t("account.subtotal")}</dt>
      <dd className="text-right">{money(order.total)}</dd>
      {order.discount > 0 && (
        <>
          <dt>{t("account.discount")}</dt>
          <dd className="text-right">{money(-order.discount)}</dd>
        </>
      )}
      {(needsDelivery(lines) || order.delivery_fee > 0) && (
        <>
          <dt>{t("account.delivery_fee")}</dt>
          <dd className="text-right">{order.delivery_fee === 0 ? t("core.free") : money(order.delivery_fee)}</dd>
        </>
      )}
      <dt className="text-lg font-semibold">{t("account.grand_total")}</dt>
      <dd className="text-right text-lg font-semibold">{money(order.grand_total)}</dd>
      {order.grand_total_riel !== null && (
        <dd className="khmer col-span-2 text-right text-muted">{money(order.grand_total_riel, "KHR")}</dd>
      )}
    </dl>
  );
}
