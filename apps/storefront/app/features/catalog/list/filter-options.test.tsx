import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { FilterGroup } from "./filter-options.tsx";

function groupOf(count: number): string {
  const options = Array.from({ length: count }, (_, index) => ({
    value: index,
    label: `Brand ${index}`,
    checked: false,
  }));
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <LocaleProvider locale={locales[0]!}>
          <FilterGroup legend="Brand" name="brand_id" options={options} />
        </LocaleProvider>
      ),
    },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: {} } }} />);
}

test("a single option more than a group shows is not folded, since its summary would take the same space", () => {
  expect(groupOf(8)).not.toContain("<details");
  expect(groupOf(9).split("<details")[1]!.split("<label")).toHaveLength(3);
});

test("only a long group has a field to find an option, hidden without script", () => {
  expect(groupOf(24)).not.toContain('type="search"');
  expect(groupOf(25)).toMatch(/<input type="search"[^>]* class="[^"]*noscript:hidden/);
});
