import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import type { ProductVariant } from "@shop/contract/types";
import { Link } from "../../../../i18n/link.tsx";
import { usePath, useT } from "../../../../i18n/locale.tsx";
import { isForBrowser } from "../../../../lib/links/is-for-browser.ts";
import { productPath } from "../../../../lib/links/product-path.ts";
import { optionGroups } from "./choose-variant.ts";
import type { ShownProduct } from "../load-product.ts";

/** The options of a product as links, so that every choice has a URL and works without script. */
export function VariantPicker({ product, chosen }: { product: ShownProduct; chosen: ProductVariant }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  /** Offline a link leads to a new document, but this page has the data of all variants. */
  const stayOffline = (event: MouseEvent, to: string) => {
    if (navigator.onLine || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="khmer grid gap-4">
      {optionGroups(product, chosen).map((group, index) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <p className="mb-1.5 text-sm">
            <span className="text-muted">{group.name}: </span>
            <span className="font-semibold">{chosen.options[index]}</span>
          </p>
          <ul className="flex flex-wrap gap-2">
            {group.options.map((option) => (
              <li key={option.name}>
                <Link
                  to={productPath(product.id, option.variant)}
                  replace
                  preventScrollReset
                  prefetch="none"
                  onClick={(event) => stayOffline(event, path(productPath(product.id, option.variant)))}
                  aria-current={option.chosen ? "true" : undefined}
                  aria-label={option.inStock ? undefined : t("product.option_out", { name: option.name })}
                  className={`grid min-h-11 min-w-11 place-items-center rounded-md border-2 px-3.5 text-center hover:border-line-strong aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-semibold ${
                    option.inStock ? "border-line bg-surface" : "border-dashed border-line text-muted"
                  }`}
                >
                  {option.name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
