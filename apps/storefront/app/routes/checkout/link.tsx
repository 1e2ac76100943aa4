import { data } from "react-router";
import { onlinePayment, onlineWays } from "@shop/contract/online-ways";
import { loadPayment } from "../../features/checkout/payment/payment-page.server.ts";
import { LinkPage } from "../../features/checkout/link/link-page.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/link";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

export function loader({ request, context, params }: Route.LoaderArgs) {
  if (!onlineWays.some((way) => way === params.way && onlinePayment(way).paidBy === "link"))
    throw data(null, { status: 404 });
  return loadPayment(request, context);
}

export default function CheckoutLink({ loaderData }: Route.ComponentProps) {
  return <LinkPage data={loaderData} />;
}
