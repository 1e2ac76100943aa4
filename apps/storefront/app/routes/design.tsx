import { DesignPage } from "../features/design/design-page.tsx";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import type { Route } from "./+types/design";

await loadWholeSheet();

export const meta: Route.MetaFunction = () => [
  { title: "Design system" },
  { name: "robots", content: "noindex, nofollow" },
];

/** All components of the design system in all states, for developers and visual tests. */
export default DesignPage;
