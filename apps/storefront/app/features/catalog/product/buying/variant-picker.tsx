import type { ProductVariant } from "@shop/contract/types";
import { Link } from "../../../../i18n/link.tsx";
import { useT } from "../../../../i18n/locale.tsx";
import { productPath } from "../../../../lib/links/product-path.ts";
import { optionGroups } from "./choose-variant.ts";
import type { ShownProduct } from "../load-product.ts";

/** The options of a product as links, so that every choice has a URL and works without script. */
export function VariantPicker({ product, chosen }: { product: ShownProduct; chosen: ProductVariant }) {
  const t = useT();
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
