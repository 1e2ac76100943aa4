import { KhqrPage } from "../../features/checkout/khqr/khqr-page.tsx";
import { loadPayment } from "../../features/checkout/payment/payment-page.server.ts";
import { loadArea } from "../../i18n/messages.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/khqr";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.khqr_title");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPayment(request, context);
}

export default function CheckoutKhqr({ loaderData }: Route.ComponentProps) {
  return <KhqrPage data={loaderData} />;
}
