import { useState } from "react";
import { CheckoutForm } from "../../features/checkout/page/checkout-form.tsx";
import { loadCheckout, placeOrder } from "../../features/checkout/page/checkout-page.server.ts";
import { EmptyCheckout } from "../../features/checkout/page/empty-checkout.tsx";
import { loadCheckoutOrKeep } from "../../features/checkout/page/shown-checkout.ts";
import { loadArea } from "../../i18n/messages.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { reloadRefused } from "../../lib/forms/reload-refused.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/checkout";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

export function loader({ request, context }: Route.LoaderArgs) {
  return loadCheckout(request, context, null);
}

export function action({ request, context }: Route.ActionArgs) {
  return placeOrder(request, context, null);
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadCheckoutOrKeep(args);
export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);
export const shouldRevalidate = reloadRefused;

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const [opened] = useState(actionData?.values.at ?? loaderData.at);
  return loaderData.quote.lines.length === 0 ? (
    <EmptyCheckout opened={opened} />
  ) : (
    <CheckoutForm data={loaderData} sent={actionData} />
  );
}
