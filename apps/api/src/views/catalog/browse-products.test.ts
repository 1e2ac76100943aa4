import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { catalogShop } from "../../testing/shops/catalog-shop.ts";
import { variants } from "../../modules/catalog/tables.ts";

const { call, database, get, ids, list, skus } = await catalogShop();

describe("products.list", () => {
  test.each([
    // What is sold out comes last, however well it sold.
    ["", ["ipad", "dear", "colours", "cheap", "dome", "fix", "asked", "sale"]],
    ["category_id=1", ["ipad", "dear", "colours", "cheap", "asked", "sale"]],
    ["sort=newest", ["sale", "dear", "cheap", "colours", "fix", "dome", "ipad", "asked"]],
    ["sort=price_asc", ["fix", "dome", "cheap", "sale", "ipad", "colours", "dear", "asked"]],
    ["sort=price_desc", ["dear", "colours", "ipad", "sale", "cheap", "dome", "fix", "asked"]],
    ["sort=name", ["asked", "cheap", "colours", "dear", "dome", "fix", "ipad", "sale"]],
    ["category_id=1&sort=price_asc", ["cheap", "sale", "ipad", "colours", "dear", "asked"]],
    ["sub_category_id=1004", ["ipad"]],
    ["category_id=1&sub_category_id=1002", ["colours"]],
    ["in_stock=1", ["ipad", "dear", "colours", "cheap", "dome", "fix", "asked"]],
    ["promotion=1", ["colours", "sale"]],
    ["price_min=150&price_max=400&sort=price_asc", ["sale", "ipad"]],
    ["category_id=999", []],
  ])("%s", async (query, expected) => {
    const { data, total } = await list(query);
    expect(skus(data)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test("by brand, by several brands, and the check whether a brand has products (row_per_page=1)", async () => {
    const [samsung, apple] = ["Samsung", "Apple"].map(
      async (name) =>
        (await get("brands.list", "/api/brands")).data.find((brand: { name: string }) => brand.name === name).id,
    );
    expect(skus((await list(`brand_id=${await apple}`)).data)).toEqual(["ipad", "dear"]);
    expect(skus((await list(`brand_id=${await apple}&brand_id=${await samsung}&price_max=100`)).data)).toEqual([
      "cheap",
    ]);
    expect(await list(`brand_id=${await samsung}&page=1&row_per_page=1&store_code=S001`)).toMatchObject({
      data: [{ id: ids.colours }],
      last_page: 3,
      total: 3,
    });
    expect(await list("brand_id=99999")).toMatchObject({ data: [], last_page: 1, total: 0 });
  });

  test("pages are consecutive; one past the end is empty, with last_page", async () => {
    expect(await list("page=2&row_per_page=3")).toMatchObject({
      data: [{ id: ids.cheap }, { id: ids.dome }, { id: ids.fix }],
      page: 2,
      last_page: 3,
      total: 8,
    });
    expect(await list("page=4&row_per_page=3")).toMatchObject({ data: [], page: 4, last_page: 3, total: 8 });
  });

  test.each(["relevance", "newest", "price_asc", "price_desc", "name"])(
    "sorted by %s, all pages together are the whole list, in both directions",
    async (sort) => {
      const whole = skus((await list(`sort=${sort}`)).data);
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`sort=${sort}&page=${page}&row_per_page=2`)));
      expect(skus(pages.flatMap(({ data }) => data))).toEqual(whole);
    },
  );

  test.each([
    "page=-1",
    "page=0",
    "page=x",
    "page=1.5",
    "row_per_page=101",
    "sort=cheapest",
    "price_min=-1",
    "brand_id=a",
    "category_id=99999999999",
    "category_id=1%27",
  ])("%s is bad input", async (query) => {
    const { status, body } = await call(`/api/products?${query}`, { host: "s001.localhost" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: -1, data: null, errors: { [query.split("=")[0]!]: expect.any(String) } });
  });

  test("an unknown store code is refused", async () => {
    expect(await call("/api/products?store_code=S999", { host: "s001.localhost" })).toMatchObject({
      status: 404,
      body: { error: "unknown_store" },
    });
  });

  test("a card has every field of the specification, in the shopper's language", async () => {
    const { data } = await list("category_id=1&sub_category_id=1002&lang=zh");
    expect(data[0]).toEqual({
      id: ids.colours,
      name: "手机 colours",
      image: "/placeholder.svg",
      price: 600,
      promo_price: 550,
      promo_ends_at: null,
      variant_option_type: [
        { name: "颜色", selected: "白色", data: [{ name: "Black" }, { name: "白色" }] },
        { name: "Storage", selected: "128 GB", data: [{ name: "256 GB" }, { name: "128 GB" }] },
      ],
      variant_option_id: (await database.db.select().from(variants).where(eq(variants.sku, "c-3")))[0]!.id,
      category_id: 1,
      brand: "Samsung",
      in_stock: true,
      price_from: true,
    });
  });

  test("a product without a price has none, and one without variants no variant", async () => {
    const card = (await list("sort=newest")).data.at(-1);
    expect(card).toMatchObject({
      id: ids.asked,
      price: null,
      promo_price: null,
      variant_option_id: null,
      variant_option_type: [],
      brand: null,
      price_from: false,
    });
  });

  test("each store has its own price, in its currency", async () => {
    expect((await list("store_code=S002&category_id=2")).data).toMatchObject([{ id: ids.dome, price: 33 }]);
    expect((await list("store_code=S004&price_min=2000000")).data).toMatchObject([
      { id: ids.colours, price: 2_460_000, promo_price: 2_255_000 },
    ]);
  });
});

test("a slow query is cancelled, refused as busy and logged, and works afterwards", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const client = await database.pool.connect();
  const paths = [
    "/api/products?store_code=S001",
    "/api/products?store_code=S001&brand_id=1&in_stock=true&sort=name",
    `/api/product/${ids.dear}?store_code=S001`,
    "/api/categories?store_code=S001",
  ];
  try {
    await client.query("begin; lock table listings, products, shelf_counts in access exclusive mode");
    const started = performance.now();
    const answers = await Promise.all(paths.map(async (path) => call(path)));
    for (const { status, body, headers } of answers) {
      expect({ status, error: body.error }).toEqual({ status: 503, error: "unavailable" });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    // Four at once, each within its 1.5 s.
    expect(performance.now() - started).toBeLessThan(4500);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("a call took too long"));
  } finally {
    await client.query("rollback");
    client.release();
    logged.mockRestore();
  }
  for (const path of paths) expect((await call(path)).status).toBe(200);
});
