import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { keepTexts } from "../../../i18n/messages.ts";
import { core } from "../../../i18n/messages/en/core.ts";
import { AppBanner } from "./app-banner.tsx";

keepTexts("en", "core", { core });
const noApp = { playstore: null, appstore: null, download_link: null };

test.each([
  ["nothing where the store has no app", noApp, false],
  ["the way to the app of one system", { ...noApp, appstore: "https://apps" }, true],
  ["the way to a download", { ...noApp, download_link: "https://own" }, true],
])("a store's banner is %s", (_, site, isShown) => {
  const Page = createRoutesStub([
    { id: "root", path: "/", loader: () => null, Component: AppBanner, HydrateFallback: () => null },
  ]);
  expect(
    renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site } } }} />).includes(
      "/download",
    ),
  ).toBe(isShown);
});
