import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { Footer } from "./footer.tsx";

/** A store without any contact details yet. Texts load with routes, so their keys are shown instead. */
const opened = { name: "Prek Leap", about_us: "", location: null, ways: [], footer: "default" } as unknown as SiteInfo;

function footerOf(site: Partial<SiteInfo>): string {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <LocaleProvider locale={locales[0]!}>
          <Footer />
        </LocaleProvider>
      ),
    },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: { site: { ...opened, ...site } } } }} />);
}

const headingsOf = (site: Partial<SiteInfo>) =>
  [...footerOf(site).matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading!);

test("a store without contact details has no headings above empty lists", () => {
  expect(headingsOf({})).toEqual(["core.help"]);
  expect(headingsOf({ about_us: "Goods since 1998." })).toEqual(["core.about_us", "core.help"]);
});

test("a store without contact details has no empty column", () => {
  for (const site of [{}, { about_us: "Goods since 1998." }])
    expect(footerOf(site).match(/<section/g)).toHaveLength(headingsOf(site).length);
});
