import { loadWarranty } from "../../features/warranty/load-warranty.ts";
import { WarrantyPage } from "../../features/warranty/warranty-page.tsx";
import { loadArea, message } from "../../i18n/messages.ts";
import { pageMeta, rootOf } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/look-up";

await Promise.all([loadArea("warranty"), loadWholeSheet()]);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const loader = ({ context, url }: Route.LoaderArgs) => loadWarranty(context, url);

export const meta: Route.MetaFunction = (args) => {
  const root = rootOf(args);
  if (!root) return [];
  const { language } = root.locale;
  return pageMeta({
    root,
    path: "/warranty",
    title: message(language, "core.warranty"),
    description: message(language, "warranty.description", { store: root.site.name }),
  });
};

export default function Warranty({ loaderData }: Route.ComponentProps) {
  return <WarrantyPage data={loaderData} />;
}
