import { loadTopCategory } from "../../features/catalog/list/load-category.ts";
import { listMeta } from "../../features/catalog/list/list-meta.ts";
import { ListPage } from "../../features/catalog/list/list-page.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/phone";

await loadArea("catalog");

export const loader = ({ context, url }: Route.LoaderArgs) => loadTopCategory({ context, url }, "/phone");

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData, "catalog.phone");

export default function Phone({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return <ListPage data={loaderData} title={t("catalog.phone")} />;
}
