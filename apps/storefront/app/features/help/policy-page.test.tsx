import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { SiteInfo } from "@shop/contract/types";
import { keepTexts } from "../../i18n/messages.ts";
import { core } from "../../i18n/messages/en/core.ts";
import { help } from "../../i18n/messages/en/help.ts";
import { PolicyPage } from "./policy-page.tsx";

keepTexts("en", "core", { core });
keepTexts("en", "help", { help });
const site = { name: "Prek Leap", smart: "010 123 456" } as unknown as SiteInfo;
const privacy = { key: "privacy", title: "Privacy", html: "<p>Yours.</p>" };

function pageOf(policies: Parameters<typeof PolicyPage>[0]["policies"]): string {
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => null,
      Component: () => <PolicyPage policies={policies} />,
      HydrateFallback: () => null,
    },
  ]);
  return renderToString(<Page initialEntries={["/"]} hydrationData={{ loaderData: { root: { site } } }} />);
}

test("a store without policies says what is missing and where to ask, and one with them says nothing of the kind", () => {
  const none = "Prek Leap has not published its policies yet.";
  expect(pageOf([])).toContain(none);
  expect(pageOf([])).toMatch(/href="tel:[^"]*10123456"/);
  expect(pageOf([privacy])).not.toContain(none);
  expect(pageOf([privacy])).toContain("Yours.");
});
