import { replace, type RouterContextProvider } from "react-router";
import type { CallData } from "@shop/contract/types";
import { splitPath } from "@shop/kit/locale";
import { message } from "../../../i18n/messages.ts";
import { requestContext } from "../../../lib/context.ts";
import { keepNotice } from "../../../lib/forms/notice.ts";
import { pageOfOrder } from "./became-order.ts";

/**
 * Redirects from a payment's page to its order, with the message that it was placed, as after every
 * checkout (specification, section 8). The order takes the place of the payment's page in the browser's history, which
 * would lead to it again whenever the shopper goes back.
 */
export async function leadToOrder(
  { url }: Request,
  context: Readonly<RouterContextProvider>,
  payment: CallData<"payment.status">,
): Promise<void> {
  const { locale } = splitPath(new URL(url).pathname);
  const page = pageOfOrder(payment, locale);
  if (!page) return;
  const { payment_status: state, order_number: number } = payment;
  const notice = state === "paid" && number ? message(locale.language, "checkout.placed", { number }) : null;
  throw replace(
    page,
    notice === null ? {} : { headers: { "set-cookie": await keepNotice(notice, context.get(requestContext)) } },
  );
}
