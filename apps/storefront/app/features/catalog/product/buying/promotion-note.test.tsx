import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../../i18n/locale.tsx";
import { keepTexts } from "../../../../i18n/messages.ts";
import * as texts from "../../../../i18n/messages/en/product.ts";
import { PromotionNote } from "./promotion-note.tsx";

keepTexts("en", "product", texts);

test.each([
  ["2026-11-30T16:59:59.000Z", "30 Nov 2026"],
  ["2026-11-30T17:00:00.000Z", "1 Dec 2026, 00:00"],
  ["2026-12-03T03:30:00.000Z", "3 Dec 2026, 10:30"],
])("a promotion until %s ends on %s in Cambodia", (promo_ends_at, end) => {
  const note = <PromotionNote product={{ price: 50, promo_price: 40, promo_ends_at }} />;
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <LocaleProvider locale={locales[0]!}>{note}</LocaleProvider> },
  ]);
  expect(renderToString(<Page hydrationData={{ loaderData: { root: { site: { currency: "USD" } } } }} />)).toContain(
    `You save $10.00 (20%) · Promotion ends on ${end}</p>`.replace(" · ", "<!-- --> · "),
  );
});
