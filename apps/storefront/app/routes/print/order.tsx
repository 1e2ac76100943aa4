import { redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { PrintedOrder } from "../../features/account/orders/printed-order.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf } from "../../lib/context.ts";
import { needed, privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/order";

await Promise.all([loadArea("account"), loadArea("orders"), loadWholeSheet()]);

/** No header, menu or footer, see `routes/language.tsx`: this page is printed. */
export const handle = "bare";
export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "account.print");

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id");
  if (!id) throw redirect(localizePath("/account/myaccount/myorders", splitPath(pageUrl(request).pathname).locale));
  const api = apiOf(context);
  const [detail, profile] = await Promise.all([api("orders.detail", { params: { id } }), api("profile.get", {})]);
  const { data, order } = needed(request, detail);
  return { lines: data, order, name: needed(request, profile).data.name };
}

export default function PrintOrder({ loaderData }: Route.ComponentProps) {
  return <PrintedOrder {...loaderData} />;
}
