import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import type { CallName } from "@shop/contract/paths";
import { localeOf } from "@shop/kit/locale";
import { insertCategories, sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { findOffers, returnStock, takeStock } from "../../modules/catalog/public.ts";
import { stock, variants } from "../../modules/catalog/tables.ts";

const { api, call, database, wait } = await testApi({ DEFAULT_STORE: "NONE" });
const ids: Record<string, number> = {};
const day = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day);
const inAnHour = new Date(Date.now() + 3600_000);

beforeAll(async () => {
  const here = await insertStore(database.db, { code: "S001" });
  const other = await insertStore(database.db, { code: "S002", settings: { priceAdjustPercent: 10 } });
  await insertStore(database.db, { code: "S003" });
  const riel = await insertStore(database.db, { code: "S004", currency: "KHR", rielRate: 4100 });
  await api.directory.load();
  await insertCategories(database.db);
  await database.transaction(async (tx) => {
    const save = async (sku: string, more: Parameters<typeof sampleProduct>[1], stores = [here]) =>
      (ids[sku] = (await sell(tx, [sampleProduct(sku, more)], stores))[0]!);
    await save("cheap", {
      price: 5_000,
      popularity: 10,
      createdAt: ago(3),
      images: ["demo/cheap.svg", "https://cdn.example/b.png"],
    });
    await save("dear", { price: 90_000, popularity: 30, createdAt: ago(2), brand: "Apple", stock: 3 });
    await save("sale", {
      price: 20_000,
      promoPrice: 15_000,
      promoEndsAt: inAnHour,
      popularity: 20,
      createdAt: ago(1),
      stock: 0,
    });
    await save("asked", { price: null, popularity: 1, createdAt: ago(9), brand: null });
    await save("ipad", { price: 40_000, category: "ipad", brand: "Apple", popularity: 40, createdAt: ago(8) });
    await save("dome", { price: 3_000, category: "dome", brand: "Hikvision", popularity: 5, createdAt: ago(7) }, [
      here,
      other,
    ]);
    await save("fix", { price: 1_000, category: "service", brand: "Service Team", popularity: 2, createdAt: ago(6) });
    await save("elsewhere", { price: 10_000, brand: "Nokia" }, [other]);
    await save(
      "colours",
      {
        price: 60_000,
        popularity: 25,
        createdAt: ago(4),
        category: "foldable",
        optionGroups: [
          { en: "Colour", km: "ពណ៌", zh: "颜色" },
          { en: "Storage", specs: ["disk"] },
        ],
        variants: [
          { sku: "c-1", options: ["Black", "256 GB"], price: 70_000, stock: 2 },
          { sku: "c-2", options: ["Black", "128 GB"], price: 60_000, promoPrice: 55_000, stock: 0 },
          {
            sku: "c-3",
            options: [{ en: "White", km: "ស", zh: "白色" }, "128 GB"],
            price: 60_000,
            promoPrice: 55_000,
            stock: 9,
            image: "demo/white.svg",
          },
        ],
        specs: [
          { key: "ram", label: { en: "Memory", zh: "内存" }, value: { en: "8 GB", zh: "8 吉" }, filter: true },
          { key: "net", label: { en: "Network" }, value: "5G" },
          { key: "disk", label: { en: "Built-in disk" }, value: "256 GB" },
        ],
        description: { en: "<p>Folds.</p>", zh: "<p>折叠。</p>" },
        model: "FOLD-1",
        warrantyMonths: 12,
      },
      [here, riel],
    );
  });
});

async function get<Name extends CallName>(name: Name, path: string, options?: Parameters<typeof call>[1]) {
  const reply = await call(path, { host: "s001.localhost", ...options });
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ code: 0 });
  calls[name].data.parse(reply.body.data);
  return reply.body;
}
const skus = (cards: { id: number }[]) =>
  cards.map(({ id }) => Object.entries(ids).find(([, each]) => each === id)?.[0]);
const list = async (query: string) => get("products.list", `/api/products?${query}`);

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

describe("product.get", () => {
  test("returns everything about a product, at the specification's path", async () => {
    const { data } = await get("product.get", `/api/product/${ids.colours}&store_code=S001`);
    expect(data).toMatchObject({
      id: ids.colours,
      sku: "colours",
      model: "FOLD-1",
      description: "<p>Folds.</p>",
      warranty_months: 12,
      is_service: false,
      category_id: 1,
      brand: "Samsung",
      brand_id: expect.any(Number),
      images: ["/placeholder.svg"],
      few_left: null,
      specs: [
        { key: "ram", label: "Memory", value: "8 GB" },
        { key: "net", label: "Network", value: "5G" },
        { key: "disk", label: "Built-in disk", value: "256 GB" },
      ],
      breadcrumb: [
        { id: 1, name: "Phone Tablet", to: "/phone" },
        { id: 1002, name: "Foldable phones", to: "/category/1/sub/1002" },
      ],
      variants: [
        {
          sku: expect.any(String),
          options: ["Black", "256 GB"],
          price: 700,
          promo_price: null,
          in_stock: true,
          few_left: 2,
        },
        { options: ["Black", "128 GB"], price: 600, promo_price: 550, in_stock: false, few_left: null },
        {
          options: ["White", "128 GB"],
          specs: [{ key: "disk", value: "128 GB" }],
          price: 600,
          promo_price: 550,
          in_stock: true,
          few_left: null,
          image: "/media/demo/white.svg",
        },
      ],
    });
  });

  test("in Chinese and Khmer, and in English if a text is missing", async () => {
    expect((await get("product.get", `/api/product/${ids.colours}?lang=zh`)).data).toMatchObject({
      name: "手机 colours",
      description: "<p>折叠。</p>",
      specs: [{ label: "内存", value: "8 吉" }, { label: "Network" }, {}],
      variants: [{}, {}, { options: ["白色", "128 GB"] }],
    });
    expect((await get("product.get", `/api/product/${ids.colours}?lang=km`)).data).toMatchObject({
      name: "ទូរស័ព្ទ colours",
      description: "<p>Folds.</p>",
      specs: [{ label: "Memory" }, {}, {}],
    });
  });

  test("a sold-out cheapest variant does not represent a product: card and page show one that can be bought", async () => {
    const [black, cheap, white] = await database.db
      .select()
      .from(variants)
      .where(eq(variants.productId, ids.colours!))
      .orderBy(variants.sku);
    const standing = async () => {
      const card = (await list("sub_category_id=1002")).data[0];
      const page = (await get("product.get", `/api/product/${ids.colours}`)).data;
      for (const field of ["variant_option_id", "price", "promo_price", "price_from", "in_stock"])
        expect([field, page[field]]).toEqual([field, card[field]]);
      return [card.variant_option_id, card.promo_price ?? card.price, card.price_from, card.in_stock];
    };
    const piece = (variantId: number, quantity: number) => [
      { productId: ids.colours!, variantId, stockStoreId: 0, quantity },
    ];
    const take = (variantId: number, quantity: number) =>
      database.transaction((tx) => takeStock(tx, piece(variantId, quantity)));
    expect(await standing()).toEqual([white!.id, 550, true, true]);
    await take(white!.id, 9);
    expect(await standing()).toEqual([black!.id, 700, false, true]);
    expect(skus((await list("price_max=600")).data)).not.toContain("colours");
    await take(black!.id, 2);
    expect(await standing()).toEqual([cheap!.id, 550, true, false]);
    await database.transaction((tx) => returnStock(tx, [...piece(white!.id, 9), ...piece(black!.id, 2)]));
    expect(await standing()).toEqual([white!.id, 550, true, true]);
  });

  test("exact stock is shown only when it is low", async () => {
    expect((await get("product.get", `/api/product/${ids.dear}`)).data).toMatchObject({ few_left: 3, in_stock: true });
    await database.db.update(stock).set({ onHand: 6 }).where(eq(stock.productId, ids.dear!));
    expect((await get("product.get", `/api/product/${ids.dear}`)).data.few_left).toBeNull();
    await database.db.update(stock).set({ held: 5 }).where(eq(stock.productId, ids.dear!));
    expect((await get("product.get", `/api/product/${ids.dear}`)).data.few_left).toBe(1);
    await database.db.update(stock).set({ held: 0 }).where(eq(stock.productId, ids.dear!));
  });

  test("a store's own stock replaces the pool's", async () => {
    await database.db
      .insert(stock)
      .values({ productId: ids.dome!, storeId: api.directory.byCode("S001")!.id, onHand: 2 });
    expect((await get("product.get", `/api/product/${ids.dome}?store_code=S001`)).data.few_left).toBe(2);
    expect((await get("product.get", `/api/product/${ids.dome}?store_code=S002`)).data.few_left).toBe(5);
  });

  test("pictures: full addresses stay, others are below the upload base", async () => {
    expect((await get("product.get", `/api/product/${ids.cheap}`)).data.images).toEqual([
      "/media/demo/cheap.svg",
      "https://cdn.example/b.png",
    ]);
  });

  test("a product is a service when the name of its category contains 'service'", async () => {
    expect((await get("product.get", `/api/product/${ids.fix}?lang=zh`)).data).toMatchObject({
      is_service: true,
      brand: null,
      breadcrumb: [{ id: 8, name: "服务", to: "/services" }],
    });
    expect((await list("category_id=8")).data).toMatchObject([{ id: ids.fix, brand: null }]);
  });

  test("related products are in the store and in stock, those of the same sub-category first", async () => {
    const { data } = await get("product.get", `/api/product/${ids.cheap}`);
    expect(skus(data.related)).toEqual(["dear", "asked", "ipad", "colours"]);
  });

  test.each([
    ["those of its sub-category in stock", "cheap", /^\/category\/1\/sub\/1001\?in_stock=1$/],
    ["those of its category, where nothing of its sub-category is in stock", "ipad", /^\/phone\?in_stock=1$/],
    ["all of its kind, where nothing is in stock", "dome", /^\/category\/2\/sub\/\d+$/],
    ["all of a category without sub-categories", "fix", /^\/services$/],
  ])("the list of what is related: %s", async (_, sku, path) =>
    expect((await get("product.get", `/api/product/${ids[sku]}`)).data.related_list).toMatch(path),
  );

  test.each([
    ["of another store", () => ids.elsewhere!, 404, "product_not_found"],
    ["that is not there", () => 2_000_000_000, 404, "product_not_found"],
    ["0", () => 0, 400, "invalid_input"],
    ["-1", () => -1, 400, "invalid_input"],
    ["99999999999", () => 99_999_999_999, 400, "invalid_input"],
  ])("a product %s is refused", async (_, id, status, error) => {
    expect(await call(`/api/product/${id()}&store_code=S001`)).toMatchObject({
      status,
      body: { code: -1, data: null, error },
    });
  });
});

describe("products.byIds", () => {
  test("in the requested order, each once, without those that are gone or in another store", async () => {
    const { data } = await get(
      "products.byIds",
      `/api/products/by-ids?ids=${ids.dome},${ids.cheap},1999999,${ids.elsewhere},${ids.dome}`,
    );
    expect(skus(data)).toEqual(["dome", "cheap"]);
    expect(data[1]).toMatchObject({ sku: "cheap", specs: [], variants: [] });
  });

  test.each(["a", "1,b", "1;2", "-1", "99999999999"])("ids=%s is invalid", async (text) => {
    expect((await call(`/api/products/by-ids?ids=${text}`, { host: "s001.localhost" })).status).toBe(400);
  });

  test("without ids no products are returned", async () =>
    expect((await get("products.byIds", "/api/products/by-ids?ids=")).data).toEqual([]));
});

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

describe("an expired promotion", () => {
  test("ends on time, before any job has run", async () => {
    expect((await get("product.get", `/api/product/${ids.sale}`)).data).toMatchObject({
      price: 200,
      promo_price: 150,
      promo_ends_at: inAnHour.toISOString(),
    });
    wait(3601_000);
    expect((await get("product.get", `/api/product/${ids.sale}`)).data).toMatchObject({
      price: 200,
      promo_price: null,
      promo_ends_at: null,
    });
    expect(skus((await list("promotion=1")).data)).toEqual(["colours"]);
  });

  test("ends for its variant only, on the page and in the total, with its end shown", async () => {
    const [{ store_id: storeId, ends } = { store_id: 0, ends: "" }] = (
      await database.pool.query<{ store_id: number; ends: string }>(
        "select store_id, (now() + interval '2 hours')::text ends from listings where product_id = $1 limit 1",
        [ids.colours],
      )
    ).rows;
    await database.pool.query(
      "update listing_variants l set promo_ends_at = $2 from variants v where v.id = l.variant_id and v.product_id = $1 and v.sku = 'c-2'",
      [ids.colours, ends],
    );
    // As saving its prices writes it: the first end of all.
    await database.pool.query("update listings set promo_ends_at = $2 where product_id = $1", [ids.colours, ends]);
    const shown = async () => {
      const data = calls["product.get"].data.parse((await get("product.get", `/api/product/${ids.colours}`)).data);
      return {
        card: [data.promo_price, data.promo_ends_at],
        variants: new Map(data.variants.map((one) => [one.sku, [one.promo_price, one.promo_ends_at]])),
        ids: data.variants.map((one) => one.variant_option_id),
      };
    };
    const before = await shown();
    const end = new Date(ends).toISOString();
    expect([before.variants.get("c-2"), before.variants.get("c-3"), before.card]).toEqual([
      [550, end],
      [550, null],
      [550, null],
    ]);
    const asked = async (at: Date) =>
      (
        await findOffers(
          database.db,
          storeId,
          before.ids.map((variantId) => ({ productId: ids.colours!, variantId })),
          at,
        )
      ).map(({ price }) => price);
    const now = Date.now();
    expect(await asked(new Date(now))).toEqual([70_000, 55_000, 55_000]);
    expect(await asked(new Date(now + 3 * 3600_000))).toEqual([70_000, 60_000, 55_000]);
    wait(2 * 3600_000);
    const after = await shown();
    expect([after.variants.get("c-2"), after.variants.get("c-3"), after.card]).toEqual([
      [null, null],
      [550, null],
      [550, null],
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
