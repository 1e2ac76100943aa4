import { describe, expect, test } from "vitest";
import { catalogShop } from "../../testing/shops/catalog-shop.ts";

const { get, skus } = await catalogShop();

describe("home.get", () => {
  test("shows promotions, new products, services, rows by category, and brands, all in stock and in the store", async () => {
    const { data } = await get("home.get", "/api/home?store_code=S001");
    expect(skus(data.promotions)).toEqual(["colours"]);
    expect(skus(data.newest)).toEqual(["dear", "cheap", "colours", "fix", "dome", "ipad", "asked"]);
    expect(skus(data.services)).toEqual(["fix"]);
    expect(
      data.shelves.map((shelf: { category: { to: string }; products: { id: number }[] }) => [
        shelf.category.to,
        skus(shelf.products),
      ]),
    ).toEqual([
      ["/phone", ["ipad", "dear", "colours", "cheap", "asked"]],
      ["/camera", ["dome"]],
    ]);
    expect(data.brands.map(({ name }: { name: string }) => name)).toEqual(["Samsung", "Apple", "Hikvision"]);
  });

  test("a store without products has an empty home", async () => {
    expect((await get("home.get", "/api/home?store_code=S003")).data).toEqual({
      promotions: [],
      newest: [],
      services: [],
      shelves: [],
      brands: [],
    });
  });
});
