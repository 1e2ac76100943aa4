import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { placeholderImage } from "../../../lib/constants.ts";
import { BrandTile } from "./brand-tile.tsx";

test.each([
  ["Rolleiflex", true],
  ["ABKONCORE", true],
  ["SAMSUNG", false],
  ["Western Digital", false],
])("a tile's letters on a phone are small only if a word would not fit otherwise: %s", (name, isSmall) => {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <LocaleProvider locale={locales[0]!}>
          <BrandTile brand={{ id: 1, name, image: placeholderImage }} />
        </LocaleProvider>
      ),
    },
  ]);
  expect(renderToString(<Page />).includes("max-sm:text-sm")).toBe(isSmall);
});
