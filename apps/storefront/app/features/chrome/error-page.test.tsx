import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales, localizePath } from "@shop/kit/locale";
import { LocaleProvider } from "../../i18n/locale.tsx";
import { core } from "../../i18n/messages/en/core.ts";
import { keepTexts } from "../../i18n/messages.ts";
import { ErrorPage, LastPage } from "./error-page.tsx";

keepTexts("en", "core", { core });

test.each(locales)("if the error page itself fails, the link home is in the page's language: $language", (locale) => {
  const page = renderToString(
    <LocaleProvider locale={locale}>
      <LastPage />
    </LocaleProvider>,
  );
  expect(page).toContain(`href="${localizePath("/", locale)}"`);
});

test.each([
  ["Failed to fetch", core.broken],
  ["NetworkError when attempting to fetch resource.", core.broken],
  ["Load failed", core.broken],
  ["Cannot read properties of undefined (reading 'name')", core.error_text],
])("what went wrong is said if it was the connection: %s", (message, text) => {
  const Page = createRoutesStub([{ path: "/", Component: () => <ErrorPage error={new TypeError(message)} /> }]);
  expect(renderToString(<Page />)).toContain(text);
});
