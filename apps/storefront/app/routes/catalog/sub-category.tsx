import { loadSubCategory } from "../../features/catalog/list/load-category.ts";
import { listMeta } from "../../features/catalog/list/list-meta.ts";
import { ListPage } from "../../features/catalog/list/list-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import type { Route } from "./+types/sub-category";

await loadArea("catalog");

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadSubCategory({ context, url }, params.categoryId, params.subId);

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData);

export default function SubCategory({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} />;
}
