import { data, redirect, type RouterContextProvider } from "react-router";
import type { CallData } from "@shop/contract/types";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../lib/context.ts";
import { refusedForm } from "../../lib/form.ts";
import { needed, signedIn } from "../../lib/guard.ts";
import { returnParameter, safeReturnPath } from "../../lib/return-path.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { orderWish } from "./order-wish.ts";

type Contexts = Readonly<RouterContextProvider>;

export interface KhqrPageData {
  payment: CallData<"payment.status">;
  /** True while the code can be paid. */
  open: boolean;
  /** The checkout that the shopper came from, for another code. */
  checkout: string;
}

/** Opens the payment of a checkout page that was sent without a script, and leads to its code. */
export async function openKhqr(request: Request, context: Contexts, buyNow: CheckoutData["buyNow"], values: Record<string, string>) {
  const url = new URL(request.url);
  const result = signedIn(
    request,
    await apiOf(context)(
      "payment.generateKhqr",
      {
        body: {
          ...orderWish(buyNow),
          address: Number(values.address) || null,
          note: values.note || null,
          payment_method: "wing",
          type: "khqr",
          amount: Number(values.expected_total) || null,
        },
      },
      { idempotencyKey: values.key },
    ),
  );
  if (!result.ok) return data(refusedForm(result, values), { status: result.status || 503 });
  const query = new URLSearchParams({ payment: result.answer.data.payment_id, [returnParameter]: url.pathname + url.search });
  return redirect(`${localizePath("/checkout/khqr", splitPath(url.pathname).locale)}?${query}`);
}

/** A payment's code, or what became of it; a paid one leads to its order. */
export async function loadKhqr(request: Request, context: Contexts): Promise<KhqrPageData> {
  const { searchParams, pathname } = new URL(request.url);
  const { locale } = splitPath(pathname);
  const payment = needed(request, await apiOf(context)("payment.status", { body: { payment_id: searchParams.get("payment") } })).data;
  if (payment.payment_status === "paid" && payment.order_id) {
    throw redirect(localizePath(`/account/myaccount/myorders/checkout-detail/${payment.order_id}`, locale));
  }
  const pending = payment.payment_status === "created" || payment.payment_status === "pending";
  return {
    payment,
    open: pending && payment.expires_at !== null && Date.parse(payment.expires_at) > Date.now(),
    checkout: safeReturnPath(searchParams.get(returnParameter)) ?? localizePath("/checkout", locale),
  };
}
