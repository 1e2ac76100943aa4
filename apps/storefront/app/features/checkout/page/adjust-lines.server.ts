import { redirect, type RouterContextProvider } from "react-router";
import type { Refusal } from "@shop/contract/types";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../../lib/context.ts";
import { refusedPage } from "../../../lib/forms/refused-page.ts";
import { needed } from "../../../lib/guard.ts";
import type { CheckoutData, Quote } from "../quote/checkout-data.ts";
import { readQuote } from "../quote/read-quote.server.ts";
import { isShort, isThere } from "../quote/seen-lines.ts";

type Contexts = Readonly<RouterContextProvider>;

/** The page was shown with what there is; the shopper is asked whether that is what they want. */
const askedAgain: Refusal = { code: -1, message: "", data: null, error: "price_changed" };

/**
 * Takes of every line what is left of it and takes out what cannot be had, then shows the page anew with
 * what changed, to be confirmed; what was typed stays.
 */
export async function adjustLines(request: Request, context: Contexts, buyNow: CheckoutData["buyNow"], values: Record<string, string>) {
  const url = new URL(request.url);
  const { locale } = splitPath(url.pathname);
  const { quote } = await readQuote(request, context, buyNow, values.address);
  const missing = quote.lines.filter((line) => !isThere(line));
  const [line] = missing;
  if (buyNow && line) {
    if (!isShort(line)) return redirect(localizePath(`/product/${buyNow.product_id}`, locale));
    // Less of it has another address, to which the browser sends the form once more: what was typed goes along.
    url.searchParams.set("q", String(line.stock));
    return redirect(url.pathname + url.search, 307);
  }
  for (const gone of missing) await adjust(request, context, gone);
  if (!quote.lines.some((one) => isThere(one) || isShort(one))) return redirect(localizePath("/", locale));
  return refusedPage({ refusal: askedAgain, status: 409, retryAfter: null }, values);
}

async function adjust(request: Request, context: Contexts, line: Quote["lines"][number]): Promise<void> {
  const params = { id: line.cart_id };
  const api = apiOf(context);
  const adjusted = isShort(line) ? await api("cart.update", { params, body: { set: line.stock } }) : await api("cart.remove", { params });
  // Another tab took it out, or less of it is left by now: the page that is shown anew says so.
  if (!adjusted.ok && (adjusted.refusal.error === "line_not_found" || adjusted.refusal.error === "out_of_stock")) return;
  needed(request, adjusted);
}
