import { loadList } from "../features/catalog/list/load-list.ts";
import { listMeta } from "../features/catalog/list/list-meta.ts";
import { ListPage } from "../features/catalog/list/list-page.tsx";
import { NoPromotions } from "../features/catalog/list/no-promotions.tsx";
import { useT } from "../i18n/locale.tsx";
import { loadArea } from "../i18n/messages.ts";
import type { Route } from "./+types/promotions";

await loadArea("catalog");

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadList(context, url, { path: "/promotions", base: { category: null, brands: [] }, scope: { promotion: true } });
  return { title: null, crumbs: [], chips: [], list };
}

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData, "catalog.promotions");

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return <ListPage data={loaderData} title={t("catalog.promotions")} empty={<NoPromotions />} />;
}
