import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { SuggestionList } from "./suggestion-list.tsx";
import type { Suggestions } from "./use-suggestions.ts";

const site = { currency: "USD", riel_rate: null } as unknown as SiteInfo;

test("a suggested product says that it is out of stock", () => {
  const listed = (in_stock: boolean) => {
    const product = {
      id: 1,
      name: "Zorblax One",
      image: "/placeholder.svg",
      price: 9,
      promo_price: null,
      in_stock,
    } as Suggestions["products"][number];
    const list = (
      <SuggestionList
        id="found"
        text="zorblax"
        found={{ categories: [], brands: [], products: [product] } as unknown as Suggestions}
        active={null}
        onChosen={() => {}}
      />
    );
    const Page = createRoutesStub([
      { id: "root", path: "/", Component: () => <LocaleProvider locale={locales[0]!}>{list}</LocaleProvider> },
    ]);
    return renderToString(<Page hydrationData={{ loaderData: { root: { site } } }} />);
  };
  // Texts load with routes, so their keys are shown instead.
  expect(listed(true)).not.toContain("search.sold_out");
  expect(listed(false)).toContain("search.sold_out");
});
