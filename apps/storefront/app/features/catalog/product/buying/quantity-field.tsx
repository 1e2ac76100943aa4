import { maxQuantity } from "@shop/contract/limits";
import { useT } from "../../../../i18n/locale.tsx";
import { Quantity } from "../../../../ui/controls/quantity.tsx";

/** The quantity, limited to the pieces left if that is known. */
export function QuantityField({
  value,
  most,
  onChange,
}: {
  value: number;
  most: number | null;
  onChange: (value: number) => void;
}) {
  const t = useT();
  return (
    <div className="for-taps flex items-center gap-3 noscript:hidden">
      <span aria-hidden className="text-muted">
        {t("product.quantity")}
      </span>
      <Quantity label={t("product.quantity")} value={value} max={most ?? maxQuantity} onChange={onChange} />
    </div>
  );
}
