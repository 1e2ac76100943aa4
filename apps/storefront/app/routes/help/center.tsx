import { textMeta } from "../../features/catalog/catalog-meta.ts";
import { HelpCenterPage } from "../../features/help/help-center-page.tsx";
import { loadHelpCenter } from "../../features/help/load-help.ts";
import { loadArea } from "../../i18n/messages.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/center";

await Promise.all([loadArea("help"), loadWholeSheet()]);

export const loader = ({ context, request }: Route.LoaderArgs) => loadHelpCenter(context, new URL(request.url));

export const meta: Route.MetaFunction = (args) =>
  textMeta(args, {
    path: "/help-center",
    title: "help.title",
    description: "help.description",
    noindex: Boolean(args.loaderData?.found),
  });

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  return <HelpCenterPage center={loaderData} />;
}
