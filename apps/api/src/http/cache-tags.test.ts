import { expect, test } from "vitest";
import type { CallName } from "@shop/contract/paths";
import type { Change } from "../platform/changes/changes.ts";
import { outdatedTags, tagsOfAnswer, tagsOfCall } from "./cache-tags.ts";

/** Whether a page that made this call is rendered anew after a change. */
function concerns(
  change: Change,
  name: CallName,
  input: unknown = {},
  data: unknown = { related: [], breadcrumb: [] },
): boolean {
  const tags = [...tagsOfCall(name, input), ...tagsOfAnswer(name, data)];
  const outdated = outdatedTags(change);
  return !outdated || outdated.some((tag) => tags.includes(tag));
}

const product = (id: number) => ({ params: { product_id: id } });
const price: Change = { kind: "product", storeId: 1, ids: [7], places: { categories: [1, 12], brands: [3] } };
const gone: Change = { kind: "product", storeId: 1, ids: [7] };
const fewer: Change = { kind: "product", storeId: 1, ids: [7], onlyOwnPage: true };
const listed = (query: object) => ({ query });

test.each<[boolean, CallName, unknown, unknown]>([
  [true, "product.get", product(7), undefined],
  [true, "product.get", product(8), { related: [{ id: 7 }], breadcrumb: [] }],
  [false, "product.get", product(8), { related: [{ id: 9 }], breadcrumb: [{ id: 1 }, { id: 12 }] }],
  [true, "home.get", {}, undefined],
  [true, "products.list", listed({}), undefined],
  [true, "products.list", listed({ category_id: 1 }), undefined],
  [true, "products.list", listed({ category_id: 1, sub_category_id: 12, price_max: 5 }), undefined],
  [false, "products.list", listed({ category_id: 2, in_stock: true }), undefined],
  [false, "products.list", listed({ category_id: 1, sub_category_id: 13 }), undefined],
  [true, "products.list", listed({ brand_id: [4, 3] }), undefined],
  [false, "products.list", listed({ brand_id: 4 }), undefined],
  [true, "products.list", listed({ brand_id: 4, price_max: 5 }), undefined],
  [true, "products.list", listed({ category_id: 2, name: "case" }), undefined],
  [false, "categories.list", {}, undefined],
  [false, "brands.list", {}, undefined],
  [false, "help.article", {}, undefined],
  [false, "site.get", {}, undefined],
  [true, "freelancers.get", {}, undefined],
  [false, "freelancers.list", {}, undefined],
  [false, "deviceChecks.get", {}, undefined],
])("a new price drops (%s) %s %j", (expected, name, input, data) => {
  expect(concerns(price, name, input, data)).toBe(expected);
});

test.each<[CallName, unknown]>([
  ["products.list", listed({ category_id: 2 })],
  ["products.list", listed({ brand_id: 4 })],
  ["categories.list", {}],
  ["brands.list", {}],
  ["sitemap.parts", {}],
  ["freelancers.list", {}],
])("a product that is added or removed drops %s %j", (name, input) => expect(concerns(gone, name, input)).toBe(true));

test.each<[boolean, CallName, unknown, unknown]>([
  [true, "product.get", product(7), undefined],
  [false, "product.get", product(8), { related: [{ id: 7 }], breadcrumb: [] }],
  [false, "products.list", listed({}), undefined],
  [false, "products.list", listed({ category_id: 1 }), undefined],
  [false, "home.get", {}, undefined],
  [false, "categories.list", {}, undefined],
  [true, "products.byIds", { query: { ids: "7" } }, undefined],
  [false, "freelancers.list", {}, undefined],
  [false, "freelancers.get", {}, undefined],
  [false, "deviceChecks.get", {}, undefined],
])("a sale of one of the last pieces drops (%s) %s %j", (expected, name, input, data) => {
  expect(concerns(fewer, name, input, data)).toBe(expected);
});

test("a product that returns to a category drops the product pages there, which may show it", () => {
  const back: Change = { ...price, beside: [1, 12] };
  const page = (...ids: number[]) => ({ related: [], breadcrumb: ids.map((id) => ({ id })) });
  expect(concerns(back, "product.get", product(8), page(1, 12))).toBe(true);
  expect(concerns(back, "product.get", product(8), page(1, 13))).toBe(true);
  expect(concerns(back, "product.get", product(8), page(2, 21))).toBe(false);
  expect(concerns({ ...gone, beside: "all" }, "product.get", product(8), page(2, 21))).toBe(true);
});

test("new help texts drop only pages of texts", () => {
  expect(concerns({ kind: "content" }, "help.search")).toBe(true);
  expect(concerns({ kind: "content" }, "product.get", product(7))).toBe(false);
});

test("a change of the store, or an unspecified one, drops every page", () => {
  for (const change of [{ kind: "store", storeId: 1 }, { kind: "product", storeId: 1 }, { kind: "all" }] as Change[]) {
    expect(concerns(change, "help.article")).toBe(true);
  }
});

test("a call without tags counts as showing anything", () => {
  expect(concerns(price, "warranty.check" as CallName)).toBe(true);
});
