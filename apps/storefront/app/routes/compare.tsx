import { textMeta } from "../features/catalog/catalog-meta.ts";
import { ProductFinder } from "../features/catalog/search/product-finder.tsx";
import { ComparePage } from "../features/compare/compare-page.tsx";
import { useT } from "../i18n/locale.tsx";
import { loadArea } from "../i18n/messages.ts";
import { useSite } from "../lib/site.ts";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import { compare } from "../state/compare.ts";
import type { Route } from "./+types/compare";

await Promise.all([loadArea("compare"), loadArea("product"), loadArea("errors"), loadWholeSheet()]);

export const meta: Route.MetaFunction = (args) => textMeta(args, { path: "/compare", title: "compare.title", description: "compare.description", noindex: true });

/** Every store has this page; without a store code it offers no way to add products (specification, section 2). */
export default function Compare() {
  const t = useT();
  const { store_code } = useSite();
  return <ComparePage finder={store_code && <ProductFinder label={t("compare.add")} onChosen={compare.add} />} />;
}
