import type { SiteInfo } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { warrantyText } from "../../../i18n/warranty-text.ts";
import { useSite } from "../../../lib/site.ts";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";
import { deliveredFree } from "./delivered-free.ts";
import type { ShownProduct } from "./load-product.ts";

function Note({ icon, title, text, to }: { icon: IconName; title: string; text: string; to?: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-6 text-accent-ink" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">
          {to ? (
            <Link to={to} className="link">
              {text}
            </Link>
          ) : (
            text
          )}
        </span>
      </span>
    </li>
  );
}

/** The fees to anywhere, and the total from which there is none. */
function Delivery({ delivery, price }: { delivery: SiteInfo["delivery"]; price: number | null }) {
  const t = useT();
  const money = useMoney();
  const { fee_min: least, fee_max: most, free_from: freeFrom } = delivery;
  const fee = least === most ? money(most) : t("product.delivery_fee", { least: money(least), most: money(most) });
  const free = freeFrom !== null && t("product.delivery_free_from", { total: money(freeFrom) });
  return (
    <Note
      icon="truck"
      title={t("product.delivery_title")}
      text={deliveredFree(delivery, price) ? t("core.free") : [fee, free].filter(Boolean).join(" · ")}
    />
  );
}

/** What shoppers want to know before buying: delivery (for services: who comes, and when), warranty, payment. */
export function ShopNotes({
  product: { id, is_service: isService, price, promo_price: promoPrice, warranty_months: months, breadcrumb, delivery },
}: {
  product: Pick<
    ShownProduct,
    "id" | "is_service" | "price" | "promo_price" | "warranty_months" | "breadcrumb" | "delivery"
  >;
}) {
  const t = useT();
  const { ways } = useSite();
  const warranty = warrantyText(t, months) ?? t("product.warranty_none");
  return (
    <ul className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      {isService ? (
        <Note
          icon="calendar-check"
          title={t("product.service_title")}
          text={t("product.service_text")}
          to={`/services/allfreelancer?skill=${breadcrumb.at(-1)?.id}&service=${id}`}
        />
      ) : (
        <>
          {delivery && <Delivery delivery={delivery} price={promoPrice ?? price} />}
          <Note
            icon="shield-check"
            title={warranty}
            text={months > 0 ? t("product.warranty_text") : t("product.warranty_shop")}
          />
        </>
      )}
      {ways.length > 0 && (
        <Note icon="qr-code" title={t("product.payment_title")} text={ways.map(({ name }) => name).join(" · ")} />
      )}
    </ul>
  );
}
