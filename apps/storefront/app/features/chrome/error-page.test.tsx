import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { locales, localizePath } from "@shop/kit/locale";
import { LocaleProvider } from "../../i18n/locale.tsx";
import { LastPage } from "./error-page.tsx";

test.each(locales)("if the error page itself fails, the link home is in the page's language: $language", (locale) => {
  const page = renderToString(
    <LocaleProvider locale={locale}>
      <LastPage />
    </LocaleProvider>,
  );
  expect(page).toContain(`href="${localizePath("/", locale)}"`);
});
