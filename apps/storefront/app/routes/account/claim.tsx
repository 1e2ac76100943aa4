import { data } from "react-router";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { ClaimView } from "../../features/warranty/claim-view.tsx";
import { useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/guard.ts";
import { privateMeta } from "../../lib/meta.ts";
import { keepNotice, readNotice } from "../../lib/notice.ts";
import { loadWholeSheet } from "../../lib/sheets.ts";
import type { Route } from "./+types/claim";

await Promise.all([loadArea("account"), loadArea("warranty"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.claims");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const claim = needed(request, await apiOf(context)("claims.get", { params: { number: params.number } })).data;
  const notice = await readNotice(request);
  return data({ claim, notice }, notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {});
}

export default function MyClaim({ loaderData: { claim, notice } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage title={t("warranty.claim", { number: claim.number })}>
      <Notice message={notice} />
      <ClaimView claim={claim} />
    </AccountPage>
  );
}
