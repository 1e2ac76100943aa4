import { EmptyList } from "../../features/catalog/list/empty-list.tsx";
import { loadCategoryPage } from "../../features/catalog/list/load-category.ts";
import { listMeta } from "../../features/catalog/list/list-meta.ts";
import { ListPage } from "../../features/catalog/list/list-page.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/category";

await loadArea("catalog");

export const loader = ({ context, url }: Route.LoaderArgs) => loadCategoryPage({ context, url });

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData, "core.all_category");

export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useT();
  // If the store sells nothing at all, a link to all products would lead nowhere.
  const empty = loaderData.title === null ? <EmptyList to="/help-center" label={t("core.help_center")} /> : undefined;
  return <ListPage data={loaderData} title={t("core.all_category")} empty={empty} />;
}
