import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { OrderSummary } from "@shop/contract/types";
import { keepTexts } from "../../../i18n/messages.ts";
import { account } from "../../../i18n/messages/en/account.ts";
import { core } from "../../../i18n/messages/en/core.ts";
import { OrderList } from "./order-list.tsx";

keepTexts("en", "core", { core });
keepTexts("en", "account", { account });
const order: OrderSummary = {
  id: "S001-26-K7Q4-9XP3",
  order_number: "S001-26-K7Q4-9XP3",
  state: "placed",
  placed_at: "2026-11-21T10:00:00Z",
  grand_total: 41,
  payment_state: "created",
  refund_due: false,
  line_count: 2,
  is_service: false,
  has_work: false,
  work_to_come: false,
  image: "/x.svg",
  first_name: "",
};

test.each([
  ["goods", {}, "Products: 2"],
  ["services", { is_service: true, has_work: true }, "Services: 2"],
  ["goods and services", { has_work: true }, "Products and services: 2"],
])("an order of %s counts them as such", (_, held, words) => {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => null,
      Component: () => <OrderList orders={[{ ...order, ...held }]} />,
      HydrateFallback: () => null,
    },
  ]);
  expect(
    renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site: {} } } }} />).replaceAll(
      "<!-- -->",
      "",
    ),
  ).toContain(` · ${words}<`);
});
