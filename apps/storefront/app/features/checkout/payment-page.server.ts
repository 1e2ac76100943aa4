import { redirect, type RouterContextProvider } from "react-router";
import type { CallData } from "@shop/contract/types";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../lib/context.ts";
import { needed } from "../../lib/guard.ts";
import { returnParameter, safeReturnPath } from "../../lib/return-path.ts";
import { pageOfOrder } from "./became-order.ts";

type Contexts = Readonly<RouterContextProvider>;

export interface PaymentPageData {
  payment: CallData<"payment.status">;
  /** True while it can be paid: not while it is reviewed. */
  open: boolean;
  /** The checkout that the shopper came from, for another payment. */
  checkout: string;
}

/** An open payment, or what became of it; one that has become an order leads there. */
export async function loadPayment(request: Request, context: Contexts): Promise<PaymentPageData> {
  const { searchParams, pathname } = new URL(request.url);
  const { locale } = splitPath(pathname);
  const payment = needed(request, await apiOf(context)("payment.status", { body: { payment_id: searchParams.get("payment") } })).data;
  const order = pageOfOrder(payment, locale);
  if (order) throw redirect(order);
  const pending = payment.payment_status === "created" || payment.payment_status === "pending";
  return {
    payment,
    open: pending && !payment.reviewed && payment.expires_at !== null && Date.parse(payment.expires_at) > Date.now(),
    checkout: safeReturnPath(searchParams.get(returnParameter)) ?? localizePath("/checkout", locale),
  };
}
