import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { FilterGroups } from "./filter-groups.tsx";
import type { ListQuery } from "./list-query.ts";
import type { LoadedList } from "./load-list.ts";
import { FilterGroup } from "./filter-options.tsx";

function pageOf(part: ReactNode): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <LocaleProvider locale={locales[0]!}>{part}</LocaleProvider> },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root: {} } }} />);
}

function groupOf(count: number): string {
  const options = Array.from({ length: count }, (_, index) => ({
    value: index,
    label: `Brand ${index}`,
    checked: false,
  }));
  return pageOf(<FilterGroup legend="Brand" name="brand_id" options={options} />);
}

test("a single option more than a group shows is not folded, since its summary would take the same space", () => {
  expect(groupOf(8)).not.toContain("<details");
  expect(groupOf(9).split("<details")[1]!.split("<label")).toHaveLength(3);
});

test("what unfolds a group says that it folds it once it is open", () => {
  const [, summary] = /<summary[^>]*>(.*)<\/summary>/.exec(groupOf(9))!;
  expect(summary).toMatch(/group-open:hidden">catalog.show_more.*"hidden group-open:block">catalog.show_fewer/);
});

test("only a long group has a field to find an option, hidden without script", () => {
  expect(groupOf(24)).not.toContain('type="search"');
  expect(groupOf(25)).toMatch(/<input type="search"[^>]* class="[^"]*noscript:hidden/);
});

test("an unfolded group of brands leads to all brands, since only the foremost are its options", () => {
  expect(groupOf(9).split("<details")[1]).toContain('href="/brands"');
});

test("services are filtered by whether they can be booked, goods by whether they are in stock", () => {
  const query = { category: null, inStock: false, promotion: false } as ListQuery;
  const groupsOf = (ofServices: boolean) =>
    pageOf(<FilterGroups list={{ path: "/services", facets: null, ofServices } as LoadedList} query={query} />);
  expect(groupsOf(true)).toContain("catalog.bookable");
  expect(groupsOf(true)).not.toContain("catalog.in_stock");
  expect(groupsOf(false)).toContain("catalog.in_stock");
});
