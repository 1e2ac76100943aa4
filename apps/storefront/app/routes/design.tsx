import { DesignPage } from "../features/design/design-page.tsx";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import type { Route } from "./+types/design";

await loadWholeSheet();

export const meta: Route.MetaFunction = () => [{ title: "Design system" }, { name: "robots", content: "noindex, nofollow" }];

/** Every piece of the design system in its states: for those who build pages, and for visual tests. */
export default DesignPage;
