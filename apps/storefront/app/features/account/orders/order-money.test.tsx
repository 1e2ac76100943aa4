import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { OrderHead } from "@shop/contract/types";
import { keepTexts } from "../../../i18n/messages.ts";
import { account } from "../../../i18n/messages/en/account.ts";
import { core } from "../../../i18n/messages/en/core.ts";
import { orders } from "../../../i18n/messages/en/orders.ts";
import { OrderPayment, PrintedRefunds, Refunds } from "./order-money.tsx";

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
  ["cod", "store", true, "$5.00 was refunded to your Anakut Cash on "],
  ["anakut", "store", false, "$5.00 was refunded on "],
  ["paypal", "provider", false, "PayPal sent $5.00 back to you on "],
] as const)("a refund of %s by the %s, to store cash %s, says where the money is", (type, by, to_store_cash, words) => {
  const refund: OrderHead["refunds"][number] = {
    amount: 5,
    currency: "USD",
    reported: null,
    reason: null,
    refunded_at: "2026-11-29T01:00:00Z",
    by,
    to_store_cash,
    pieces: [{ line_id: 7, quantity: 2 }],
  };
  const shown = {
    order: { payment: { ...paid, type }, refunds: [refund] },
    lines: [{ id: 7, name: "Lamp", variant_name: "Red" }],
  };
  for (const Shown of [Refunds, PrintedRefunds]) {
    const html = rendered(<Shown {...shown} />);
    expect(html).toContain(words);
    expect(html).toContain("2 × Lamp (Red)");
  }
});
