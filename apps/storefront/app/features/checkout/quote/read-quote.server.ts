import { redirect, type RouterContextProvider } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../../lib/context.ts";
import { needed } from "../../../lib/api/guard.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { purchaseOf } from "./purchase-of.ts";

/** An option has to be chosen or belongs to another product, or there is no price. */
const isForProductPage = (code: string) => code.startsWith("variant_") || code === "price_on_request";

/**
 * Prices the order for the `wanted` address, or else the shopper's default one. A product that cannot
 * be bought directly redirects to its page, where its options are chosen.
 */
export async function readQuote(
  request: Request,
  context: Readonly<RouterContextProvider>,
  buyNow: CheckoutData["buyNow"],
  wanted: string | null | undefined,
): Promise<Pick<CheckoutData, "quote" | "addresses" | "addressId">> {
  const api = apiOf(context);
  const addresses = needed(request, await api("locations.list", {})).data;
  const address =
    addresses.find(({ id }) => id === Number(wanted)) ?? addresses.find((one) => one.is_default) ?? addresses[0];
  const addressId = address?.id ?? null;
  const quoted = await api("checkout.quote", { body: { ...purchaseOf(buyNow), address: addressId } });
  if (buyNow && !quoted.ok && isForProductPage(quoted.refusal.error)) {
    throw redirect(localizePath(`/product/${buyNow.product_id}`, splitPath(new URL(request.url).pathname).locale));
  }
  return { quote: needed(request, quoted).data, addresses, addressId };
}
