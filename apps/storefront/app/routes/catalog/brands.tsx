import { BrandsPage } from "../../features/catalog/brands/brands-page.tsx";
import { loadBrands } from "../../features/catalog/brands/load-brands.ts";
import { textMeta } from "../../features/catalog/catalog-meta.ts";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/brands";

await loadArea("catalog");

export const loader = ({ context }: Route.LoaderArgs) => loadBrands(context);

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, { path: "/brands", title: "core.all_brand", description: "catalog.brands_description" });

export default function Brands({ loaderData }: Route.ComponentProps) {
  return <BrandsPage brands={loaderData} />;
}
