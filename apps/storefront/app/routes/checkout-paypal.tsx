import { loadPayment } from "../features/checkout/payment/payment-page.server.ts";
import { PayPalPage } from "../features/checkout/paypal/paypal-page.tsx";
import { loadArea } from "../i18n/messages.ts";
import { privateHeaders } from "../lib/guard.ts";
import { privateMeta } from "../i18n/meta.ts";
import { loadWholeSheet } from "../lib/pages/sheets.ts";
import type { Route } from "./+types/checkout-paypal";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPayment(request, context);
}

export default function CheckoutPayPal({ loaderData }: Route.ComponentProps) {
  return <PayPalPage data={loaderData} />;
}
