import { textMeta } from "../features/catalog/catalog-meta.ts";
import { ComparePage } from "../features/compare/compare-page.tsx";
import { loadArea } from "../i18n/messages.ts";
import { loadWholeSheet } from "../lib/sheets.ts";
import type { Route } from "./+types/compare";

await Promise.all([loadArea("compare"), loadArea("product"), loadArea("errors"), loadWholeSheet()]);

export const meta: Route.MetaFunction = (args) => textMeta(args, { path: "/compare", title: "compare.title", description: "compare.description", noindex: true });

export default function Compare() {
  return <ComparePage />;
}
