import { leadToOrder } from "../../features/checkout/payment/lead-to-order.server.ts";
import { LinkReturn } from "../../features/checkout/link/link-return.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { apiOf } from "../../lib/context.ts";
import { privateHeaders, signedIn } from "../../lib/api/guard.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/paypal-success";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.title");

/** The return from the payment provider. Requesting the payment's status also captures the money, once, whoever learns of it first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const result = signedIn(
    request,
    await apiOf(context)("payment.status", { body: { payment_id: searchParams.get("payment_id") } }),
  );
  if (!result.ok) return null;
  await leadToOrder(request, context, result.answer.data);
  return result.answer.data;
}

export default function PaypalSuccess({ loaderData }: Route.ComponentProps) {
  return <LinkReturn news={loaderData} />;
}
