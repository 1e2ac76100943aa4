import { redirect, type RouterContextProvider } from "react-router";
import { onlinePayment, type OnlineWay } from "@shop/contract/online-ways";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../../lib/context.ts";
import { refusedPage } from "../../../lib/forms/refused-page.ts";
import { signedIn } from "../../../lib/api/guard.ts";
import { returnParameter, withReturnPath } from "../../../lib/links/return-path.ts";
import type { CheckoutData } from "../quote/checkout-data.ts";
import { purchaseOf } from "../quote/purchase-of.ts";

interface Submitted {
  request: Request;
  context: Readonly<RouterContextProvider>;
  buyNow: CheckoutData["buyNow"];
  values: Record<string, string>;
}

/**
 * Opens a payment for a checkout submitted without script, and redirects to the page with its code
 * or link. Not directly to the provider: the CSP allows forms to be submitted to this shop only
 * (`form-action 'self'`), and browsers apply that to redirects as well.
 */
export async function openPayment(way: OnlineWay, { request, context, buyNow, values }: Submitted) {
  const url = new URL(request.url);
  const { locale } = splitPath(url.pathname);
  const api = apiOf(context);
  const body = {
    ...purchaseOf(buyNow),
    address: Number(values.address) || null,
    note: values.note || null,
    amount: Number(values.expected_total) || null,
    expected_total: Number(values.expected_total) || null,
  };
  const checkout = url.pathname + url.search;
  const { method, paidBy } = onlinePayment(way);
  const once = { idempotencyKey: values.key };
  const result = signedIn(
    request,
    paidBy === "code"
      ? await api("payment.generateKhqr", { body: { ...body, payment_method: method, type: way } }, once)
      : await api(
          "payment.generate",
          {
            body: {
              ...body,
              payment_method: method,
              type: way,
              success_url: withReturnPath(localizePath("/paypal/success", locale), checkout),
              cancel_url: withReturnPath(localizePath("/paypal/error", locale), checkout),
            },
          },
          once,
        ),
  );
  if (!result.ok) return refusedPage(result, values);
  const query = new URLSearchParams({ payment: result.answer.data.payment_id, [returnParameter]: checkout });
  return redirect(`${localizePath(`/checkout/${way}`, locale)}?${query}`);
}
