import { AddButton } from "../features/catalog/card/card-actions.tsx";
import { toCard } from "../features/catalog/card/card-product.ts";
import { textMeta } from "../features/catalog/catalog-meta.ts";
import { ProductFinder } from "../features/catalog/search/product-finder.tsx";
import { ComparePage } from "../features/compare/compare-page.tsx";
import type { ComparedProduct } from "../features/compare/meant-product.ts";
import { useT } from "../i18n/locale.tsx";
import { loadArea } from "../i18n/messages.ts";
import { useSite } from "../lib/site.ts";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import { compare } from "../state/compare.ts";
import type { Route } from "./+types/compare";

await Promise.all([
  loadArea("catalog"),
  loadArea("compare"),
  loadArea("product"),
  loadArea("errors"),
  loadWholeSheet(),
]);

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { path: "/compare", title: "compare.title", description: "compare.description", noindex: true });

/** Adds a compared product to the cart, or leads to it, at the compared variant, if options have to be chosen. */
function Buy({ product }: { product: ComparedProduct }) {
  const { variant_option_id: variant, variantName } = product;
  return (
    <AddButton
      product={{
        ...toCard(product),
        asked: variantName && variant !== null ? { variant, options: variantName } : null,
      }}
    />
  );
}

/** Every store has this page; without a store code it offers no way to add products (specification, section 2). */
export default function Compare() {
  const t = useT();
  const { store_code } = useSite();
  return (
    <ComparePage
      finder={store_code && <ProductFinder label={t("compare.add")} onChosen={compare.add} />}
      buy={(product) => <Buy product={product} />}
    />
  );
}
