import type { WarrantyItem } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useDate, useT } from "../../i18n/locale.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

const looks: Record<WarrantyItem["state"], { look: string; icon: IconName }> = {
  covered: { look: "bg-success-soft text-success", icon: "shield-check" },
  ended: { look: "bg-surface-2 text-muted", icon: "x" },
  waiting: { look: "bg-warning-soft text-warning", icon: "truck" },
  none: { look: "bg-surface-2 text-muted", icon: "minus" },
};

/** The items found, each with its warranty. */
export function WarrantyItems({ items, serial }: { items: WarrantyItem[]; serial: string }) {
  const t = useT();
  return (
    <section role="status" className="grid gap-2">
      <h2 className="text-heading">{t("warranty.result")}</h2>
      <ul className="divide-y divide-line card">
        {items.map((item) => (
          <Item key={item.line_id} item={item} serial={serial} />
        ))}
      </ul>
    </section>
  );
}

/** Path of the claim form for an item; requires sign-in. */
const claimPath = ({ line_id: line }: WarrantyItem, serial: string) =>
  `/warranty/claim?${new URLSearchParams({ line: String(line), ...(serial && { serial }) })}`;

function Item({ item, serial }: { item: WarrantyItem; serial: string }) {
  const t = useT();
  const date = useDate();
  const { look, icon } = looks[item.state];
  return (
    <li className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-3 p-4 sm:grid-cols-[4.5rem_1fr_auto]">
      <Picture src={item.image} alt="" width={72} height={72} className="size-16 rounded-md bg-tile p-1 sm:size-18" />
      <div className="min-w-0">
        <Link
          to={`/product/${item.product_id}`}
          className="line-clamp-2 font-medium hover:text-accent-ink hover:underline"
        >
          {item.name}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          {[
            item.variant_name,
            item.quantity > 1 && t("warranty.pieces", { count: item.quantity }),
            item.months > 0 &&
              (item.months === 1 ? t("warranty.months_one") : t("warranty.months", { count: item.months })),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className="col-span-2 grid gap-2 sm:col-span-1 sm:w-72">
        <div className={classNames("flex items-center gap-3 rounded-md px-3 py-2", look)}>
          <Icon name={icon} className="size-5" />
          <div>
            <p className="font-semibold tabular-nums">
              {t(`warranty.state_${item.state}`, { date: item.covered_until ? date(item.covered_until) : "" })}
            </p>
            {item.covered_from && (
              <p className="text-sm tabular-nums">{t("warranty.since", { date: date(item.covered_from) })}</p>
            )}
          </div>
        </div>
        {item.state === "covered" && (
          <Link to={claimPath(item, serial)} className={buttonClass({ variant: "secondary" })}>
            {t("warranty.make_claim")}
          </Link>
        )}
      </div>
    </li>
  );
}
