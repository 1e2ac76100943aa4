import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { keepTexts } from "../../i18n/messages.ts";
import { warranty } from "../../i18n/messages/en/warranty.ts";
import { WarrantyPage } from "./warranty-page.tsx";

keepTexts("en", "warranty", { warranty });

test.each([
  ["S007", ">S007-26-K7Q4-9XP3<"],
  [null, ">26-K7Q4-9XP3<"],
])("the example of an order number begins as this store's numbers do: %s", (store_code, words) => {
  const data = {
    asked: { order: "", phone: "", serial: "", claim: "" },
    items: [],
    claim: null,
    refused: null,
  };
  const Page = createRoutesStub([{ id: "root", path: "/", Component: () => <WarrantyPage data={data} /> }]);
  expect(renderToString(<Page hydrationData={{ loaderData: { root: { site: { store_code } } } }} />)).toContain(words);
});
