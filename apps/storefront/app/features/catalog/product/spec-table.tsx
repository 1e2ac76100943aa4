import type { ProductVariant } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { specsOf } from "../../../lib/catalog/specs-of.ts";
import type { ShownProduct } from "./load-product.ts";

/** Rows that are shown at once where there are many more: a phone's screen and a half. */
const shownRows = 14;
/** A few more rows than that are not worth a tap. */
const fewMore = 4;

interface SpecRow {
  key: string;
  label: string;
  value: string | null;
}

/** Specifications of the chosen variant as a table; the end of a long one is folded, and printed all the same. */
export function SpecTable({ product, chosen }: { product: ShownProduct; chosen: ProductVariant | null }) {
  const t = useT();
  const rows = [
    { key: "brand", label: t("product.brand"), value: product.brand },
    { key: "model", label: t("product.model"), value: product.model },
    { key: "sku", label: t("product.sku"), value: (chosen ?? product).sku },
    ...specsOf(product.specs, chosen ? [chosen] : []),
  ].filter(({ value }) => value);
  const cut = rows.length > shownRows + fewMore ? shownRows : rows.length;
  return (
    <section aria-labelledby="specifications" className="grid content-start gap-3">
      <h2 id="specifications" className="text-heading">
        {t("product.specifications")}
      </h2>
      <Rows rows={rows.slice(0, cut)} />
      {cut < rows.length && (
        <details className="-mt-3 print:details-content:[content-visibility:visible]">
          <summary className="flex min-h-11 cursor-pointer items-center text-accent-ink print:hidden">
            {t("catalog.show_more", { count: rows.length - cut })}
          </summary>
          <Rows rows={rows.slice(cut)} />
        </details>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: SpecRow[] }) {
  return (
    <table className="khmer w-full table-fixed text-start">
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
  );
}
