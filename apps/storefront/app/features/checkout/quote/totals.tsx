import { useMoney, useT } from "../../../i18n/locale.tsx";
import { Holidays } from "../../../parts/holidays.tsx";
import { useInRiel } from "../../../ui/in-riel.ts";
import type { Quote } from "./checkout-data.ts";

/** The totals from the server. Without an address the fee is unknown; services have none. */
export function Totals({
  quote,
  option,
  hasAddress,
}: {
  quote: Quote;
  option: Quote["options"][number] | undefined;
  hasAddress: boolean;
}) {
  const t = useT();
  const money = useMoney();
  const grandTotal = option?.grand_total ?? quote.total + quote.delivery_fee;
  const inRiel = useInRiel()(grandTotal);
  const fee = quote.delivery_fee === 0 ? t("core.free") : money(quote.delivery_fee);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums" aria-live="polite">
      <dt className="text-muted">{t("checkout.total")}</dt>
      <dd className="text-right">{money(quote.total)}</dd>
      {option && option.discount_amount > 0 && (
        <>
          <dt className="text-muted">{t("checkout.discount")}</dt>
          <dd className="text-right text-promotion">{money(-option.discount_amount)}</dd>
        </>
      )}
      {quote.delivered && (
        <>
          <dt className="text-muted">{t("checkout.delivery_fee")}</dt>
          <dd className="text-right">{hasAddress ? fee : t("checkout.fee_by_address")}</dd>
        </>
      )}
      <dt className="text-lg font-semibold">{t("checkout.grand_total")}</dt>
      <dd className="text-price text-right">{money(grandTotal)}</dd>
      {inRiel && <dd className="khmer col-span-2 text-right text-muted">{inRiel}</dd>}
      {quote.days !== null && (
        <dd className="col-span-2 text-sm text-muted">
          {quote.days === 0
            ? t("checkout.same_day")
            : quote.days === 1
              ? t("checkout.day")
              : t("checkout.days", { days: quote.days })}
        </dd>
      )}
      {quote.holidays.length > 0 && (
        <dd className="col-span-2 mt-2">
          <Holidays holidays={quote.holidays} />
        </dd>
      )}
    </dl>
  );
}
