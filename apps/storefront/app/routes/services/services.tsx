import { loadTopCategory } from "../../features/catalog/list/load-category.ts";
import { listMeta } from "../../features/catalog/list/list-meta.ts";
import { ListPage } from "../../features/catalog/list/list-page.tsx";
import { NoServices } from "../../features/freelancers/no-services.tsx";
import { PeopleNotice } from "../../features/freelancers/people-notice.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/services";

await Promise.all([loadArea("catalog"), loadArea("services"), loadWholeSheet()]);

export const loader = ({ context, url }: Route.LoaderArgs) => loadTopCategory({ context, url }, "/services");

export const meta: Route.MetaFunction = (args) => listMeta(args, args.loaderData, "catalog.services");

export default function Services({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const sold = loaderData.title !== null;
  return (
    <ListPage
      data={loaderData}
      title={t("catalog.services")}
      notice={sold && <PeopleNotice />}
      empty={sold ? undefined : <NoServices />}
    />
  );
}
