import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { useMoney } from "./locale.tsx";

function Sums() {
  const money = useMoney();
  return `${money(82_000)} and ${money(12.5, "USD")}`;
}

test.each([
  ["KHR", "82,000៛ and $12.50"],
  ["USD", "$82,000.00 and $12.50"],
])("sums of a store of %s are in its currency where no other is named", (currency, text) => {
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => null, Component: Sums, HydrateFallback: () => null },
  ]);
  expect(
    renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site: { currency } } } }} />),
  ).toContain(text);
});
