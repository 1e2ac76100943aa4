import { useT } from "../../../i18n/locale.tsx";
import { warrantyText } from "../../../i18n/warranty-text.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";

function Note({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-6 text-accent-ink" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
    </li>
  );
}

/** What shoppers ask before they buy: delivery, warranty, payment. */
export function ShopNotes({ warrantyMonths }: { warrantyMonths: number }) {
  const t = useT();
  const warranty = warrantyText(t, warrantyMonths) ?? t("product.warranty_none");
  return (
    <ul className="grid gap-4 rounded-lg border border-line p-4">
      <Note icon="truck" title={t("product.delivery_title")} text={t("product.delivery_text")} />
      <Note icon="shield-check" title={warranty} text={warrantyMonths > 0 ? t("product.warranty_text") : t("product.warranty_shop")} />
      <Note icon="qr-code" title={t("product.payment_title")} text={t("product.payment_text")} />
    </ul>
  );
}
