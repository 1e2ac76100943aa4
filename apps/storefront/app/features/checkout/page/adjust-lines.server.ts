import { redirect, type RouterContextProvider } from "react-router";
import type { Refusal } from "@shop/contract/types";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../../lib/context.ts";
import { refusedPage } from "../../../lib/forms/refused-page.ts";
import { needed } from "../../../lib/api/guard.ts";
import type { CheckoutData, Quote } from "../quote/checkout-data.ts";
import { readQuote } from "../quote/read-quote.server.ts";
import { isPartlyAvailable, isOrderable } from "../quote/seen-lines.ts";

type Contexts = Readonly<RouterContextProvider>;

/** The page now shows what is available; the shopper has to confirm that. */
const askedAgain: Refusal = { code: -1, message: "", data: null, error: "price_changed" };

/**
 * Reduces every line to what is left of it and removes lines that are unavailable, then shows the
 * page again with the changes to confirm. Keeps what was typed.
 */
export async function adjustLines(
  request: Request,
  context: Contexts,
  buyNow: CheckoutData["buyNow"],
  values: Record<string, string>,
) {
  const url = new URL(request.url);
  const { locale } = splitPath(url.pathname);
  const { quote } = await readQuote(request, context, buyNow, values.address);
  const missing = quote.lines.filter((line) => !isOrderable(line));
  const [line] = missing;
  if (buyNow && line) {
    if (!isPartlyAvailable(line)) return redirect(localizePath(`/product/${buyNow.product_id}`, locale));
    // A buy-now quantity is part of the URL. Status 307 makes the browser submit the form to the new URL, with what was typed.
    url.searchParams.set("q", String(line.stock));
    return redirect(url.pathname + url.search, 307);
  }
  for (const gone of missing) await adjust(request, context, gone);
  if (!quote.lines.some((one) => isOrderable(one) || isPartlyAvailable(one)))
    return redirect(localizePath("/", locale));
  return refusedPage({ refusal: askedAgain, status: 409, retryAfter: null }, values);
}

async function adjust(request: Request, context: Contexts, line: Quote["lines"][number]): Promise<void> {
  const params = { id: line.cart_id };
  const api = apiOf(context);
  const adjusted = isPartlyAvailable(line)
    ? await api("cart.update", { params, body: { set: line.stock } })
    : await api("cart.remove", { params });
  // Another tab removed it, or even fewer are left by now: the page that is shown next says so.
  if (!adjusted.ok && (adjusted.refusal.error === "line_not_found" || adjusted.refusal.error === "out_of_stock"))
    return;
  needed(request, adjusted);
}
