import type { OrderLine } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import type { FormState } from "../../../lib/forms/form.ts";
import { productPath } from "../../../lib/links/product-path.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { BookedTime, type Moving } from "./booked-time.tsx";

/** What was ordered, with the times of services and, once goods are delivered, their warranty. */
export function OrderLines({
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
        <li key={line.id} className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-2 px-4 py-3">
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
