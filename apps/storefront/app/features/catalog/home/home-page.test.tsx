import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { HomePage } from "./home-page.tsx";
import type { HomeData } from "./load-home.ts";

/** A store that was opened a minute ago. Texts come with routes, so their names stand here. */
const site = { name: "Prek Leap", tagline: "", banners: [] } as unknown as SiteInfo;
const nothing = {
  categories: [],
  promotions: "",
  newest: "",
  services: "",
  shelves: [],
  brands: "",
} as unknown as HomeData;
const tea = {
  id: 1,
  name: "Tea",
  image: "/media/tea.svg",
  to: "/category/1",
} as unknown as HomeData["categories"][number];

function pageOf(home: HomeData): string {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <LocaleProvider locale={locales[0]!}>
          <HomePage home={home} />
        </LocaleProvider>
      ),
    },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { site } } }} />);
}

test("a store that sells nothing yet says so on its first page, and one that does says nothing of the kind", () => {
  expect(pageOf(nothing)).toContain("catalog.empty_plain");
  expect(pageOf({ ...nothing, categories: [tea] })).not.toContain("catalog.empty_plain");
});
