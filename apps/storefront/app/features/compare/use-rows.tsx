import type { ReactNode } from "react";
import { availabilityKey } from "../../i18n/availability-key.ts";
import { useT } from "../../i18n/locale.tsx";
import { warrantyText } from "../../i18n/warranty-text.ts";
import { Price } from "../../ui/price.tsx";
import { compareRows, differs } from "./compare-rows.ts";
import type { ComparedDetail } from "./meant-product.ts";
import type { ComparedColumn } from "./use-compared.ts";

export interface Row {
  key: string;
  label: string;
  differs: boolean;
  cells: ReactNode[];
}

/** The rows of the table: what every product has, then the specifications. */
export function useRows(columns: ComparedColumn[]): Row[] {
  const t = useT();
  const products = columns.map(({ product }) => product);
  const row = (
    key: string,
    label: string,
    text: (product: ComparedDetail) => string | null,
    content: (product: ComparedDetail) => ReactNode = text,
  ): Row => ({
    key,
    label,
    differs: differs(products.filter((product) => product !== null).map(text)),
    cells: products.map((product) => (product ? content(product) : null)),
  });
  const months = ({ warranty_months: count }: ComparedDetail) => warrantyText(t, count) ?? t("product.warranty_none");
  return [
    row(
      "price",
      t("compare.price"),
      ({ price, promo_price: promo }) => String(promo ?? price),
      (product) => <Price price={product.price} promo={product.promo_price} from={product.price_from} riel />,
    ),
    row("stock", t("compare.stock"), (product) => t(availabilityKey(product))),
    row("brand", t("compare.brand"), ({ brand }) => brand),
    row("warranty", t("compare.warranty"), months),
    ...compareRows(products).map(({ key, label, values, differs: marked }) => ({
      key: `spec ${key}`,
      label,
      differs: marked,
      cells: values,
    })),
  ];
}
