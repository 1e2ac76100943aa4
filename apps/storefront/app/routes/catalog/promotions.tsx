import { loadList } from "../../features/catalog/list/load-list.ts";
import { listMeta } from "../../features/catalog/list/list-meta.ts";
import { ListPage } from "../../features/catalog/list/list-page.tsx";
import { EmptyList } from "../../features/catalog/list/empty-list.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/promotions";

await loadArea("catalog");

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadList(context, url, {
    path: "/promotions",
    base: { category: null, brands: [] },
    scope: { promotion: true },
  });
  return { title: null, crumbs: [], chips: [], list };
}

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData, "catalog.promotions");

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const empty = (
    <EmptyList
      icon="badge-percent"
      title={t("catalog.no_promotions")}
      to="/category?sort=newest"
      label={t("catalog.new_arrivals")}
    />
  );
  return <ListPage data={loaderData} title={t("catalog.promotions")} empty={empty} />;
}
