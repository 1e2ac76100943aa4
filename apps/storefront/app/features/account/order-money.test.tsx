import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { keepTexts } from "../../i18n/messages.ts";
import { account } from "../../i18n/messages/en/account.ts";
import { core } from "../../i18n/messages/en/core.ts";
import { orders } from "../../i18n/messages/en/orders.ts";
import { OrderPayment, Refunds } from "./order-money.tsx";

keepTexts("en", "core", { core });
keepTexts("en", "account", { account });
keepTexts("en", "orders", { orders });

function rendered(element: ReactElement): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => null, Component: () => element, HydrateFallback: () => null },
  ]);
  const html = renderToString(
    <Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site: { currency: "USD" } } } }} />,
  );
  return html.replaceAll("<!-- -->", "");
}

const paid = {
  type: "paypal",
  name: "PayPal",
  state: "paid",
  paid_at: "2026-11-28T23:13:00Z",
  reference: null,
} as const;

test.each([
  ["paid", "Paid · "],
  ["refund_due", "Will be refunded<"],
  ["refunded", "Refunded<"],
] as const)("the time of a payment is not taken for that of its refund: %s", (state, words) => {
  expect(rendered(<OrderPayment payment={{ ...paid, state }} />)).toContain(words);
});

test.each([
  ["anakut", "store", "$5.00 was refunded to your Anakut Cash on "],
  ["khqr", "store", "$5.00 was refunded on "],
  ["paypal", "provider", "PayPal sent $5.00 back to you on "],
] as const)("a refund of %s by the %s says where the money is", (type, by, words) => {
  const pieces = [{ line_id: 7, quantity: 2 }];
  const refund = { amount: 5, currency: "USD", reported: null, reason: null, by, pieces } as const;
  const order = { payment: { ...paid, type }, refunds: [{ ...refund, refunded_at: "2026-11-29T01:00:00Z" }] };
  const html = rendered(<Refunds order={order} lines={[{ id: 7, name: "Lamp", variant_name: "Red" }]} />);
  expect(html).toContain(words);
  expect(html).toContain("2 × Lamp (Red)");
});
