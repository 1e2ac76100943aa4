import type { ProductVariant } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { specsOf } from "../../../lib/catalog/specs-of.ts";
import type { ShownProduct } from "./load-product.ts";

/** Specifications of the chosen variant as a table. */
export function SpecTable({ product, chosen }: { product: ShownProduct; chosen: ProductVariant | null }) {
  const t = useT();
  const rows = [
    { key: "brand", label: t("product.brand"), value: product.brand },
    { key: "model", label: t("product.model"), value: product.model },
    { key: "sku", label: t("product.sku"), value: (chosen ?? product).sku },
    ...specsOf(product.specs, chosen ? [chosen] : []),
  ].filter(({ value }) => value);
  return (
    <section aria-labelledby="specifications" className="grid content-start gap-3">
      <h2 id="specifications" className="text-heading">
        {t("product.specifications")}
      </h2>
      <table className="khmer w-full text-start">
        <tbody>
          {rows.map(({ key, label, value }) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className="w-2/5 py-2 pe-4 text-start align-top font-normal text-muted wrap-anywhere">
                {label}
              </th>
              <td className="py-2 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
