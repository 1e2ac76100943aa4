import { useT } from "../../../../i18n/locale.tsx";

/** Availability, with the number of pieces if only few are left. */
export function StockLine({ inStock, fewLeft }: { inStock: boolean; fewLeft: number | null }) {
  const t = useT();
  const [tone, text] = !inStock
    ? ["text-muted before:bg-line-strong", t("product.out_of_stock")]
    : fewLeft !== null
      ? ["text-warning before:bg-warning", t("product.few_left", { count: fewLeft })]
      : ["text-success before:bg-success", t("product.in_stock")];
  return <p className={`flex items-center gap-2 font-medium before:size-2.5 before:rounded-full ${tone}`}>{text}</p>;
}
