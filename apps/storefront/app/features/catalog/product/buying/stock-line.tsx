import { useT } from "../../../../i18n/locale.tsx";
import { availabilityKey, type Availability } from "../../../../i18n/availability-key.ts";

/** Availability, with the number of pieces if only few are left. */
export function StockLine({ product }: { product: Availability & { few_left: number | null } }) {
  const t = useT();
  const { in_stock: inStock, is_service: isService, few_left: fewLeft } = product;
  const [tone, text] = !inStock
    ? ["text-muted before:bg-line-strong", t(availabilityKey(product))]
    : fewLeft !== null && !isService
      ? ["text-warning before:bg-warning", t("product.few_left", { count: fewLeft })]
      : ["text-success before:bg-success", t(availabilityKey(product))];
  return <p className={`flex items-center gap-2 font-medium before:size-2.5 before:rounded-full ${tone}`}>{text}</p>;
}
