import { useId, useRef, useState, type ReactNode } from "react";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { warrantyText } from "../../i18n/warranty-text.ts";
import { compareMax } from "../../lib/constants.ts";
import { productPath } from "../../lib/links/product-path.ts";
import { compare } from "../../state/compare.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { compareRows, differs } from "./compare-rows.ts";
import type { ComparedDetail, ComparedProduct } from "./meant-product.ts";
import { NamesInView } from "./names-in-view.tsx";
import type { ComparedColumn } from "./use-compared.ts";

/** Two products fit beside the labels on a phone, and the edge of a third says that there are more. The column for adding a product is hidden there; a field below the table replaces it. */
const cell = "min-w-26 border-b border-line px-2 py-2 sm:min-w-36 sm:px-3 text-start align-top wrap-anywhere";

const labelCell = `${cell} sticky start-0 z-10 min-w-24! bg-surface text-sm font-normal text-muted`;

/** Column widths: the products, and the column for adding one if there is room, share what the labels leave. */
const widths: Record<number, string> = { 2: "w-[44%]", 3: "w-[29%]", 4: "w-[22%]" };

/** Printed as well; browsers leave out backgrounds by default. */
const differing = "bg-accent-soft [print-color-adjust:exact] print:font-semibold";

/** Shows how to buy a product. */
export type ShowBuy = (product: ComparedProduct) => ReactNode;

interface Row {
  key: string;
  label: string;
  differs: boolean;
  cells: ReactNode[];
}

function useRows(columns: ComparedColumn[]): Row[] {
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
    row("stock", t("compare.stock"), ({ in_stock: inStock }) =>
      t(inStock ? "product.in_stock" : "product.out_of_stock"),
    ),
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

/** The products side by side, one specification per row, with differences highlighted. */
export function CompareTable({ columns, buy }: { columns: ComparedColumn[]; buy: ShowBuy }) {
  const t = useT();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const titleId = useId();
  const table = useRef<HTMLDivElement>(null);
  const rows = useRows(columns);
  const different = rows.filter((row) => row.differs);
  // With a single product there are no differences: show all rows, whatever the checkbox says.
  const shown = onlyDifferences && different.length > 0 ? different : rows;
  const shared = Math.min(columns.length + 1, compareMax);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        {different.length > 0 && (
          <Checkbox
            label={t("compare.only_differences")}
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
          />
        )}
        <div className="ms-auto flex gap-3">
          <Button variant="quiet" onClick={() => compare.clear()}>
            {t("compare.clear")}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Icon name="printer" className="size-5" />
            {t("compare.print")}
          </Button>
        </div>
      </div>
      <div className="min-w-0">
        <NamesInView columns={columns} table={table} />
        <div
          ref={table}
          role="region"
          aria-labelledby={titleId}
          tabIndex={0}
          className="relative overflow-x-auto rounded-lg border border-line bg-surface print:overflow-visible print:border-0"
        >
          <table className="w-full border-separate border-spacing-0">
            <caption id={titleId} className="sr-only">
              {t("compare.table")}
            </caption>
            <colgroup>
              <col className="w-24 sm:w-40" />
              <col span={shared} className={`${widths[shared]} max-sm:w-auto print:w-auto`} />
            </colgroup>
            <thead>
              <tr>
                <th scope="col" className="sticky start-0 z-10 min-w-24 border-b border-line bg-surface">
                  <span className="sr-only">{t("compare.feature")}</span>
                </th>
                {columns.map((column) => (
                  <ProductHead key={column.item.id} column={column} />
                ))}
                {columns.length < compareMax && (
                  <td className={`${cell} align-middle max-sm:hidden print:hidden`}>
                    <Link to="/category" className={buttonClass({ variant: "secondary" })}>
                      {t("compare.browse")}
                    </Link>
                  </td>
                )}
              </tr>
              {/* Without anything to buy there are no buttons. */}
              <tr className="not-has-[a,button]:hidden print:hidden">
                <th scope="row" className={labelCell}>
                  {t("compare.buy")}
                </th>
                {columns.map(({ item, product }) => (
                  <td key={item.id} className={cell}>
                    {product && <div className="flex w-fit">{buy(product)}</div>}
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.key} className={row.differs ? differing : ""}>
                  <th scope="row" className={labelCell}>
                    {row.label}
                    {row.differs && <span className="sr-only"> ({t("compare.differs")})</span>}
                  </th>
                  {row.cells.map((content, index) => (
                    <td key={columns[index]!.item.id} className={cell}>
                      {content ?? <span className="text-muted">—</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}

function ProductHead({ column: { item, product } }: { column: ComparedColumn }) {
  const t = useT();
  const name = product?.name ?? item.name;
  return (
    <th scope="col" className={`${cell} relative font-normal`}>
      <div className="grid gap-2">
        <Picture
          src={product?.image ?? item.image}
          alt=""
          width={144}
          height={144}
          className={`aspect-square w-full max-w-40 rounded-lg bg-tile p-2 ${product ? "" : "opacity-50"}`}
        />
        {product ? (
          <>
            <Link
              to={productPath(item.id, item.variant_option_id)}
              className="line-clamp-3 font-semibold print:line-clamp-none hover:text-accent-ink"
            >
              {name}
            </Link>
            {product.variantName && <span className="text-sm text-muted">{product.variantName}</span>}
          </>
        ) : (
          <>
            <span className="line-clamp-3 font-semibold">{name}</span>
            <span className="text-sm text-muted">{t("compare.gone")}</span>
          </>
        )}
      </div>
      <span className="absolute end-1 top-1 print:hidden">
        {/* The tile behind a picture is light in dark mode as well, so the button has its own background. */}
        <IconButton
          icon="x"
          label={t("compare.remove", { name })}
          className="[&_svg]:rounded-full [&_svg]:bg-surface [&_svg]:p-0.5"
          onClick={() => compare.remove(item.id)}
        />
      </span>
    </th>
  );
}
