import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { catalogShop } from "../../testing/shops/catalog-shop.ts";
import { findOffers, returnStock, takeStock } from "../../modules/catalog/public.ts";
import { stock, variants } from "../../modules/catalog/tables.ts";

const { api, call, database, get, ids, inAnHour, list, skus, wait } = await catalogShop();

describe("product.get", () => {
  test("returns everything about a product, at the specification's path", async () => {
    const { data } = await get("product.get", `/api/product/${ids.colours}&store_code=S001`);
    expect(data).toMatchObject({
      id: ids.colours,
      sku: "colours",
      model: "FOLD-1",
      gtin: "761345750011",
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
