import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { placeholderImage } from "../../../lib/constants.ts";
import { BrandsPage } from "./brands-page.tsx";

test.each([
  [["Apple", "Asus", "Sony", "Samsung"], true],
  [["Yeelight", "Sonoff", "Aqara", "Aukey"], false],
])("brands are under their letters only if these have several of them: %s", (names, isLettered) => {
  const brands = names.map((name, id) => ({ id, name, image: placeholderImage }));
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <LocaleProvider locale={locales[0]!}>
          <BrandsPage brands={brands} />
        </LocaleProvider>
      ),
    },
  ]);
  const written = renderToString(<Page />);
  expect(written.includes("<h2")).toBe(isLettered);
  for (const letter of new Set(names.map((name) => name[0]!)))
    for (const part of [`href="#${letter.toLowerCase()}"`, `id="${letter.toLowerCase()}"`])
      expect(written.split(part)).toHaveLength(2);
  const places = names.toSorted().map((name) => written.indexOf(`>${name}<`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
