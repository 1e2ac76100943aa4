import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { CallData } from "@shop/contract/types";
import { keepTexts } from "../../../i18n/messages.ts";
import { checkout } from "../../../i18n/messages/en/checkout.ts";
import { PaymentOver } from "./payment-over.tsx";

keepTexts("en", "checkout", { checkout });

const payment: CallData<"payment.status"> = {
  payment_id: "p",
  payment_status: "pending",
  name: "PayPal",
  reviewed: false,
  order_id: null,
  order_number: null,
  reason: null,
  amount: 25,
  currency: "USD",
  expires_at: "2026-11-21T10:00:00.000Z",
  simulated: false,
  qr_code_url: null,
  deep_link: null,
  link_url: null,
};

test.each([
  [
    "PayPal reviews it",
    { reviewed: true },
    "PayPal has your payment and is reviewing it",
    "The time to pay has run out",
  ],
  ["nobody paid", {}, "The time to pay has run out", "reviewing"],
  [
    "a code may have been paid in time",
    { qr_code_url: "/code.svg" },
    "If you paid in time, your order comes as soon as the bank tells us",
    "Back to checkout",
  ],
])("a payment whose time is over says so: %s", (_, more, said, unsaid) => {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => <PaymentOver data={{ payment: { ...payment, ...more }, left: 0, checkout: "/checkout" }} />,
    },
  ]);
  const html = renderToString(<Page initialEntries={["/"]} />);
  expect(html).toContain(said);
  expect(html).not.toContain(unsaid);
});
