import { redirect, type RouterContextProvider } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../../lib/context.ts";
import { needed } from "../../../lib/guard.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { orderWish } from "./order-wish.ts";

/** A choice of options is still open, or was another product's; or there is no price to buy at. */
const isForProductPage = (code: string) => code.startsWith("variant_") || code === "price_on_request";

/**
 * What is bought, at the prices of now, to the address that is `wanted` or else the shopper's first.
 * What cannot be bought at once leads to the product's page: there it is chosen, or asked about.
 */
export async function readQuote(request: Request, context: Readonly<RouterContextProvider>, buyNow: CheckoutData["buyNow"], wanted: string | null | undefined): Promise<Pick<CheckoutData, "quote" | "addresses" | "addressId">> {
  const api = apiOf(context);
  const addresses = needed(request, await api("locations.list", {})).data;
  const address = addresses.find(({ id }) => id === Number(wanted)) ?? addresses.find((one) => one.is_default) ?? addresses[0];
  const addressId = address?.id ?? null;
  const quoted = await api("checkout.quote", { body: { ...orderWish(buyNow), address: addressId } });
  if (buyNow && !quoted.ok && isForProductPage(quoted.refusal.error)) {
    throw redirect(localizePath(`/product/${buyNow.product_id}`, splitPath(new URL(request.url).pathname).locale));
  }
  return { quote: needed(request, quoted).data, addresses, addressId };
}
