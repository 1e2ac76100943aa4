import type { RouterContextProvider } from "react-router";
import type { CallData } from "@shop/contract/types";
import { localizePath, splitPath } from "@shop/kit/locale";
import { apiOf } from "../../../lib/context.ts";
import { needed } from "../../../lib/api/guard.ts";
import { returnPathOf } from "../../../lib/links/read-return-path.ts";
import { leadToOrder } from "./lead-to-order.server.ts";

type Contexts = Readonly<RouterContextProvider>;

export interface PaymentPageData {
  payment: CallData<"payment.status">;
  /** Milliseconds in which it can still be paid; 0 while under review. */
  left: number;
  /** URL of the checkout that the shopper came from, for another payment. */
  checkout: string;
}

/** Loads a payment; redirects to its order if there is one. */
export async function loadPayment(request: Request, context: Contexts): Promise<PaymentPageData> {
  const url = new URL(request.url);
  const payment = needed(
    request,
    await apiOf(context)("payment.status", { body: { payment_id: url.searchParams.get("payment") } }),
  ).data;
  await leadToOrder(request, context, payment);
  const pending = payment.payment_status === "created" || payment.payment_status === "pending";
  return {
    payment,
    left:
      pending && !payment.reviewed && payment.expires_at !== null
        ? Math.max(0, Date.parse(payment.expires_at) - Date.now())
        : 0,
    checkout: returnPathOf(url) ?? localizePath("/checkout", splitPath(url.pathname).locale),
  };
}
