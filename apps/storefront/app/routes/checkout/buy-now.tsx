import { data, redirect } from "react-router";
import { maxQuantity } from "@shop/contract/limits";
import { localizePath, splitPath } from "@shop/kit/locale";
import { CheckoutForm } from "../../features/checkout/page/checkout-form.tsx";
import { loadCheckout, placeOrder } from "../../features/checkout/page/checkout-page.server.ts";
import { loadCheckoutOrKeep } from "../../features/checkout/page/shown-checkout.ts";
import { loadArea } from "../../i18n/messages.ts";
import { privateHeaders } from "../../lib/api/guard.ts";
import { idOf } from "../../lib/links/id-of.ts";
import { privateMeta } from "../../i18n/meta.ts";
import { pageUrl } from "../../lib/links/page-url.ts";
import { reloadRefused } from "../../lib/forms/reload-refused.ts";
import { sendOrKeep } from "../../lib/forms/send-or-keep.ts";
import { loadWholeSheet } from "../../lib/pages/sheets.ts";
import type { Route } from "./+types/buy-now";

await Promise.all([loadArea("checkout"), loadWholeSheet()]);

export const headers = privateHeaders;
export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, "checkout.buy_now");

/** Clamps the quantity in the URL to the allowed range; 1 if it is not a number. */
const quantityOf = (asked: string | null) => Math.min(maxQuantity, Math.max(1, Math.trunc(Number(asked)) || 1));

/** The price in the URL; undefined if it is none. */
const priceOf = (seen: string | null) => (Number.isFinite(Number(seen)) && Number(seen) > 0 ? Number(seen) : undefined);

/**
 * What to buy: the product in the path, `v` its variant, `q` the quantity, `p` the price that its page showed.
 * Without a product (optional, specification, section 2) redirects to the cart's checkout.
 */
function productToBuy(request: Request, id: string | undefined) {
  if (id === undefined) throw redirect(localizePath("/checkout", splitPath(pageUrl(request).pathname).locale));
  const search = new URL(request.url).searchParams;
  const [product, variant] = [idOf(id), search.get("v") ? idOf(search.get("v")) : undefined];
  if (product === null || variant === null) throw data(null, { status: 404 });
  return {
    product_id: product,
    quantity: quantityOf(search.get("q")),
    variant_option_id: variant ?? null,
    seen_price: priceOf(search.get("p")),
  };
}

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadCheckout(request, context, productToBuy(request, params.id));
}

export function action({ request, params, context }: Route.ActionArgs) {
  return placeOrder(request, context, productToBuy(request, params.id));
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadCheckoutOrKeep(args);
export const clientAction = (sent: Route.ClientActionArgs) => sendOrKeep(sent);
export const shouldRevalidate = reloadRefused;

export default function BuyNow({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutForm data={loaderData} sent={actionData} />;
}
