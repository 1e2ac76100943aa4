import type { ChatPart, WarrantyItem } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useDate, useMoney, useT } from "../../i18n/locale.tsx";
import { shownState } from "../../lib/orders/shown-step.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { WithNumbers } from "../../ui/with-numbers.tsx";

type PartOf<Type extends ChatPart["type"]> = Extract<ChatPart, { type: Type }>;

/** The shopper's own orders, linked to their pages. */
export function OrderCards({ orders }: Pick<PartOf<"orders">, "orders">) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  return (
    <ul className="grid gap-2">
      {orders.map(({ order_number: number, state, placed_at, grand_total, first_name: name, line_count, ...held }) => (
        <li key={number}>
          <Link
            to={`/account/myaccount/myorders/checkout-detail/${number}`}
            prefetch="none"
            className="card p-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 hover:border-line-strong"
          >
            <span className="min-w-0">
              <span className="block font-semibold tabular-nums">
                <WithNumbers text={t("chat.order", { number })} />
              </span>
              <span className="block text-sm text-muted">
                {date(placed_at)} · {line_count > 1 ? t("chat.order_more", { name, count: line_count - 1 }) : name}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <Badge tone="neutral">{t(`orders.state_${shownState(state, held)}`)}</Badge>
              <span className="font-semibold tabular-nums">{money(grand_total)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Purchased items and their warranty. */
export function WarrantyCards({ items }: { items: WarrantyItem[] }) {
  const t = useT();
  const date = useDate();
  return (
    <ul className="grid gap-2">
      {items.map((item, index) => (
        <li key={`${item.product_id}/${index}`} className="card p-4 flex items-center gap-3">
          <Thumbnail src={item.image} size={56} />
          <div className="min-w-0">
            <p className="font-medium">{item.name}</p>
            <p className="flex items-center gap-1.5 text-sm tabular-nums">
              <Icon name="shield-check" className="size-4" />
              {t(`warranty.state_${item.state}`, { date: item.covered_until ? date(item.covered_until) : "" })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The payment methods with their discounts. */
export function PaymentList({ ways }: Pick<PartOf<"payments">, "ways">) {
  const t = useT();
  return (
    <ul className="card p-4 grid gap-3">
      {ways.map(({ type, name, description, discount }) => (
        <li key={type} className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-muted">{description}</span>
          </span>
          {discount > 0 && (
            <Badge tone="promotion" className="shrink-0">
              {t("chat.discount", { percent: discount })}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A quote from the store's policies or articles, with a link to the whole text. */
export function Quote({ quote: { title, text, to } }: { quote: PartOf<"quote"> }) {
  const t = useT();
  return (
    <figure className="card p-4 grid gap-2">
      <figcaption className="font-semibold">{title}</figcaption>
      <blockquote className="grid gap-1 border-s-3 border-line-strong ps-3 text-sm">
        {text.split("\n").map((line, index) => (
          <p key={index} className={line === "" ? "h-1" : undefined}>
            {line}
          </p>
        ))}
      </blockquote>
      <Link to={to} className="link inline-flex min-h-11 items-center gap-1 justify-self-start">
        {t("chat.read_all")}
        <Icon name="chevron-right" className="size-4" />
      </Link>
    </figure>
  );
}
