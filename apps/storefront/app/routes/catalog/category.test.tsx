import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { emptyList } from "../../features/catalog/list/load-list.ts";
import { keepTexts } from "../../i18n/messages.ts";
import { core } from "../../i18n/messages/en/core.ts";
import Category from "./category.tsx";

keepTexts("en", "core", { core });
const nothing = {
  title: null,
  crumbs: [],
  chips: [],
  list: emptyList({ path: "/category", base: { category: null, brands: [] }, scope: {} }),
};

/** Where the page's button leads. */
function leadsTo(loaderData: object): string | undefined {
  const props = { loaderData } as Parameters<typeof Category>[0];
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => null,
      Component: () => <Category {...props} />,
      HydrateFallback: () => null,
    },
  ]);
  const page = renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site: {} } } }} />);
  return /<a [^>]*href="([^"]*)"[^>]*>[^<]*<\/a>/.exec(page.slice(page.indexOf("<h1")))?.[1];
}

test("where nothing is sold at all, the list of everything leads to help, not to itself; an empty category leads to everything", () => {
  expect(leadsTo(nothing)).toBe("/help-center");
  expect(leadsTo({ ...nothing, title: "Phones" })).toBe("/category");
});
