import { data, redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { AccountPage } from "../../features/account/account-nav.tsx";
import { Notice } from "../../features/account/notice.tsx";
import { ClaimActions } from "../../features/warranty/claims/claim-actions.tsx";
import { ClaimView } from "../../features/warranty/claims/claim-view.tsx";
import { changeClaim } from "../../features/warranty/claims/send-claim.server.ts";
import { useT } from "../../i18n/locale.tsx";
import { loadArea, message } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice, readNotice } from "../../lib/forms/notice.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { WithNumbers } from "../../ui/with-numbers.tsx";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/claim";

await Promise.all([loadArea("account"), loadArea("warranty"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.claims");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const claim = needed(request, await apiOf(context)("claims.get", { params: { number: params.number } })).data;
  const notice = await readNotice(request);
  return data(
    { claim, notice, actionKey: crypto.randomUUID() },
    notice ? { headers: { "set-cookie": await keepNotice(null, context.get(requestContext)) } } : {},
  );
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const changed = await changeClaim(request, params.number, context);
  if (!changed.ok) return changed.page;
  const { locale, path } = splitPath(url.pathname);
  const text = message(locale.language, changed.done === "answer" ? "warranty.answer_sent" : "warranty.withdrawn", {
    number: params.number,
  });
  return redirect(localizePath(path, locale), {
    headers: { "set-cookie": await keepNotice(text, context.get(requestContext)) },
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

export default function MyClaim({ loaderData: { claim, notice, actionKey }, actionData }: Route.ComponentProps) {
  const t = useT();
  return (
    <AccountPage title={<WithNumbers text={t("warranty.claim", { number: claim.number })} />}>
      <Notice message={notice} />
      <ClaimView claim={claim}>
        <ClaimActions key={actionKey} claim={claim} actionKey={actionKey} state={actionData} />
      </ClaimView>
    </AccountPage>
  );
}
