import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { OrderHead } from "@shop/contract/types";
import { keepTexts } from "../../i18n/messages.ts";
import { account } from "../../i18n/messages/en/account.ts";
import { core } from "../../i18n/messages/en/core.ts";
import { orders } from "../../i18n/messages/en/orders.ts";
import { OrderPayment } from "./order-view.tsx";

keepTexts("en", "core", { core });
keepTexts("en", "account", { account });
keepTexts("en", "orders", { orders });

test.each([
  ["paid", "Paid · "],
  ["refund_due", "Will be refunded<"],
  ["refunded", "Refunded<"],
])("the time of a payment is not taken for that of its refund: %s", (state, words) => {
  const payment: OrderHead["payment"] = {
    type: "paypal",
    name: "PayPal",
    state,
    paid_at: "2026-11-28T23:13:00Z",
    reference: null,
  };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => null,
      Component: () => <OrderPayment payment={payment} />,
      HydrateFallback: () => null,
    },
  ]);
  expect(
    renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site: {} } } }} />).replaceAll(
      "<!-- -->",
      "",
    ),
  ).toContain(words);
});
