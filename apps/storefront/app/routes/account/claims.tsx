import { AccountPage } from "../../features/account/account-nav.tsx";
import { ClaimList } from "../../features/warranty/claims/claim-list.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { pageNumberOf, stayWithin } from "../../lib/links/list-pages.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/claims";

await Promise.all([loadArea("account"), loadArea("warranty"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.claims");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const page = pageNumberOf(url.searchParams);
  const answer = needed(request, await apiOf(context)("claims.list", { query: { page } }));
  stayWithin(url, answer.last_page);
  return { claims: answer.data, page, lastPage: answer.last_page };
}

export default function MyClaims({ loaderData: { claims, page, lastPage } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage title={t("account.claims")}>
      <ClaimList claims={claims} />
      <Pagination
        page={page}
        lastPage={lastPage}
        to={(target) => `/account/myaccount/claims${target > 1 ? `?page=${target}` : ""}`}
      />
    </AccountPage>
  );
}
