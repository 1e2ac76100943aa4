import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { locales } from "@shop/kit/locale";
import { LocaleProvider } from "../../../i18n/locale.tsx";
import { placeholderImage } from "../../../lib/constants.ts";
import { Gallery } from "./pictures/gallery.tsx";
import { BuyBar } from "./buying/buy-bar.tsx";
import { ShopNotes } from "./shop-notes.tsx";
import { StockLine } from "./buying/stock-line.tsx";
import { SpecTable } from "./spec-table.tsx";
import { nameClass } from "./look.ts";
import type { ShownProduct } from "./load-product.ts";

function pageOf(part: ReactNode, root: object = {}): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => <LocaleProvider locale={locales[0]!}>{part}</LocaleProvider> },
  ]);
  return renderToString(<Page hydrationData={{ loaderData: { root } }} />);
}

const specified = (count: number) => {
  const specs = Array.from({ length: count }, (_, index) => ({
    key: `key${index}`,
    label: `Label ${index}`,
    value: `Value ${index}`,
  }));
  return { brand: null, model: null, sku: "A-1", specs } as unknown as ShownProduct;
};
const rowsIn = (html: string) => html.split("<tr").length - 1;

test("the end of a long table of specifications is folded, with every row in the page; a short one is shown whole", () => {
  const [shown, folded] = pageOf(<SpecTable product={specified(100)} chosen={null} />).split("<details") as [
    string,
    string,
  ];
  expect([rowsIn(shown), rowsIn(folded)]).toEqual([14, 87]);
  const short = pageOf(<SpecTable product={specified(17)} chosen={null} />);
  expect(short).not.toContain("<details");
  expect(rowsIn(short)).toBe(18);
});

test("a product that is out of stock links to others of its kind, once it is known where they are", () => {
  const soldOut = { id: 1, name: "Lamp", price: 5, promo_price: null, price_from: false, in_stock: false };
  const barWith = (related_list: string) =>
    pageOf(<BuyBar product={{ ...soldOut, related_list } as unknown as ShownProduct} chosen={null} quantity={1} />);
  expect(barWith("/category?cat_id=99&in_stock=1")).toContain('href="/category?cat_id=99&amp;in_stock=1"');
  expect(barWith("")).not.toContain("href");
});

test.each([
  [{ in_stock: true, is_service: false, few_left: 2 }, "product.few_left"],
  [{ in_stock: true, is_service: true, few_left: 2 }, "product.bookable"],
  [{ in_stock: false, is_service: true, few_left: null }, "product.not_bookable"],
])("the availability of %j is %s", (product, text) => {
  expect(pageOf(<StockLine product={product} />)).toContain(`>${text}<`);
});

test.each([
  [{ price: 99, promo_price: null }, "product.delivery_fee"],
  [{ price: 101, promo_price: 99 }, "product.delivery_fee"],
  [{ price: 100, promo_price: null }, "core.free"],
  [{ price: null, promo_price: null }, "product.delivery_fee"],
])("the delivery of what costs %j is said as %s", (prices, text) => {
  const delivery = { fee_min: 1, fee_max: 2, free_from: 100, days_min: null, days_max: null };
  const product = { ...specified(0), ...prices, breadcrumb: [], warranty_months: 0, delivery };
  const root = { site: { ways: [], currency: "USD" } };
  expect(pageOf(<ShopNotes product={product} />, root)).toContain(`>${text}`);
});

test("a product without a picture has nothing to enlarge", () => {
  expect(pageOf(<Gallery name="Lamp" images={[placeholderImage]} />)).not.toContain("product.zoom");
  expect(pageOf(<Gallery name="Lamp" images={["/media/lamp.jpg"]} />)).toContain("product.zoom");
});

test("a long name is smaller than a title, so that the price stays on a phone's first screen", () => {
  expect(nameClass("Samsung Galaxy S25 Ultra")).toContain("text-title");
  expect(nameClass('HP ENVY 13-ba0030ca Notebook Silver 33.8 cm (13.3") 3840 x 2160 pixels Touchscreen')).toContain(
    "text-heading",
  );
});
