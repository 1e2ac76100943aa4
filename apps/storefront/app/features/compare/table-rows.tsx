import type { ReactNode } from "react";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { compareMax } from "../../lib/constants.ts";
import { productPath } from "../../lib/links/product-path.ts";
import { compare } from "../../state/compare.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { ComparedProduct } from "./meant-product.ts";
import type { ComparedColumn } from "./use-compared.ts";
import type { Row } from "./use-rows.tsx";

/** Two products fit beside the labels on a phone, and the edge of a third says that there are more. The column for adding a product is hidden there; a field below the table replaces it. Chinese words are not broken. */
const cell =
  "min-w-26 border-b border-line px-2 py-2 sm:min-w-36 sm:px-3 text-start align-top break-keep wrap-anywhere";

/** A cell of the first column, which stays in view while the products scroll. */
const labelCell = `${cell} sticky start-0 z-10 min-w-24! bg-surface text-sm font-normal text-muted`;

/** Printed as well; browsers leave out backgrounds by default. */
const differing = "bg-accent-soft [print-color-adjust:exact] print:font-semibold";

/** Shows how to buy a product. */
export type ShowBuy = (product: ComparedProduct) => ReactNode;

/** The head of the table: the products, and how to buy them. */
export function CompareHead({ columns, buy }: { columns: ComparedColumn[]; buy: ShowBuy }) {
  const t = useT();
  return (
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
          className={`aspect-square w-full max-w-40 rounded-lg bg-tile p-2 print:max-w-24 ${product ? "" : "opacity-50"}`}
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

/** A property of the products. */
export function CompareRow({ row, columns }: { row: Row; columns: ComparedColumn[] }) {
  const t = useT();
  return (
    <tr className={row.differs ? differing : ""}>
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
  );
}
