import { describe, expect, test } from "vitest";
import { mostBrands } from "@shop/contract/limits";
import { localeOf } from "@shop/kit/locale";
import { catalogShop } from "../../testing/shops/catalog-shop.ts";

const { call, get, list } = await catalogShop();

describe("categories and brands", () => {
  test("categories with products in the store, by sequence, each with its page", async () => {
    const { data } = await get("categories.list", "/api/categories?store_code=S001");
    expect(data).toEqual([
      { id: 1, name: "Phone Tablet", image: "/media/categories/phone.svg", sequence: 1, to: "/phone" },
      { id: 2, name: "Camera", image: "/placeholder.svg", sequence: 2, to: "/camera" },
      { id: 8, name: "Services", image: "/placeholder.svg", sequence: 8, to: "/services" },
    ]);
    expect((await get("categories.list", "/api/categories?store_code=S003")).data).toEqual([]);
  });

  test.each([
    ["km", "កាមេរ៉ា"],
    ["zh", "摄像头"],
  ] as const)("category names follow lang=%s", async (lang, name) => {
    expect((await get("categories.list", `/api/categories?lang=${lang}`)).data[1].name).toBe(name);
    expect((await get("categories.list", `/api/categories?lang=${localeOf(lang).slug}`)).data[1].name).toBe(name);
    expect(
      (await get("categories.list", "/api/categories", { headers: { "accept-language": lang } })).data[1].name,
    ).toBe(name);
  });

  test("groups of a category, at the specification's path, without empty ones", async () => {
    const { data } = await get("categories.groups", "/model_ecommerce/features/category_id=1?store_code=S001");
    expect(data).toMatchObject([
      {
        id: 101,
        name: "Phones",
        subcategories: [{ id: 1001, name: "Smartphones", image: "/placeholder.svg" }, { id: 1002 }],
      },
      { id: 102, subcategories: [{ id: 1004, name: "iPad" }] },
    ]);
    expect(
      (await get("categories.groups", "/model_ecommerce/features/category_id=1?store_code=S002")).data[0].subcategories,
    ).toHaveLength(1);
    expect((await get("categories.groups", "/model_ecommerce/features/category_id=5")).data).toEqual([]);
  });

  test.each([
    ["999", 404],
    ["1001", 404],
    ["abc", 400],
    ["-1", 400],
    ["", 400],
  ])("groups of category %s: %i", async (id, status) => {
    expect((await call(`/model_ecommerce/features/category_id=${id}`, { host: "s001.localhost" })).status).toBe(status);
  });

  test("only brands with products, by name, without those of services", async () => {
    const { data, page, last_page, total } = await get("brands.list", "/api/brands?store_code=S001&page=1");
    expect(data.map(({ name }: { name: string }) => name)).toEqual(["Apple", "Hikvision", "Samsung"]);
    expect({ page, last_page, total }).toEqual({ page: 1, last_page: 1, total: 3 });
  });

  test("brands have pages; a page past the end is empty", async () => {
    expect(await get("brands.list", "/api/brands?page=2&row_per_page=2")).toMatchObject({
      data: [{ name: "Samsung" }],
      page: 2,
      last_page: 2,
      total: 3,
    });
    expect(await get("brands.list", `/api/brands?row_per_page=${mostBrands}`)).toMatchObject({
      last_page: 1,
      total: 3,
    });
    expect(await get("brands.list", "/api/brands?page=9&row_per_page=2")).toMatchObject({
      data: [],
      page: 9,
      last_page: 2,
      total: 3,
    });
  });

  test("a parameter without a value is ignored", async () => {
    expect(await get("brands.list", "/api/brands?store_code&page")).toMatchObject({ page: 1, total: 3 });
    expect(await list("brand_id=&page=&row_per_page=")).toMatchObject({ page: 1, total: 8 });
  });
});
