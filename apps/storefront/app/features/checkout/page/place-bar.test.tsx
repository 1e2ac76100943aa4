import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import type { CheckoutData } from "../quote/checkout-data.ts";
import { PlaceBar } from "./place-bar.tsx";

function barOf(way: string, changed = false): string {
  const data = {
    way,
    addresses: [{ id: 1 }],
    quote: { lines: [], options: [{ type: way, grand_total: 999_999.99 }] },
  } as unknown as CheckoutData;
  const bar = <PlaceBar data={data} changed={changed} busy={false} waits={false} />;
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <LocaleProvider locale={locales[0]!}>{bar}</LocaleProvider> },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { site: { currency: "USD" } } } }} />);
}

test("the total is beside the button, unless the button has it: a small phone has no room for it twice", () => {
  const total = "text-price";
  expect(barOf("cod")).toContain(total);
  expect(barOf("khqr")).not.toContain(total);
  expect(barOf("khqr", true), "a change is confirmed").toContain(total);
});
