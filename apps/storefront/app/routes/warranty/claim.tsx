import { data, redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { ClaimFormPage } from "../../features/warranty/claims/claim-form.tsx";
import { sendClaim } from "../../features/warranty/claims/send-claim.server.ts";
import { loadArea, message } from "../../i18n/messages.ts";
import { apiOf, requestContext } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { keepNotice } from "../../lib/forms/notice.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/claim";

await Promise.all([loadArea("warranty"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "warranty.make_claim");

/** A claim is about one `line` of an order; without it redirects to the warranty look-up. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const line = url.searchParams.get("line") ?? "";
  if (line === "") throw redirect(localizePath("/warranty", splitPath(url.pathname).locale));
  if (!/^\d{1,9}$/.test(line)) throw data(null, { status: 404 });
  const item = needed(request, await apiOf(context)("claims.item", { params: { line_id: line } })).data;
  return { item, serial: url.searchParams.get("serial")?.slice(0, 64) ?? "", actionKey: crypto.randomUUID() };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const sent = await sendClaim(request, context);
  if (!sent.ok) return sent.page;
  const { locale } = splitPath(url.pathname);
  const cookie = await keepNotice(
    message(locale.language, "warranty.claim_sent", { number: sent.number }),
    context.get(requestContext),
  );
  return redirect(localizePath(`/account/myaccount/claims/${sent.number}`, locale), {
    headers: { "set-cookie": cookie },
  });
}

export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);

export default function WarrantyClaim({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimFormPage {...loaderData} state={actionData} />;
}
