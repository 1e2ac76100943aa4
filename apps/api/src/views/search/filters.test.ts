import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleProduct } from "../../testing/samples/catalog.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { searchShop } from "../../testing/shops/search-shop.ts";

const { api, call, database, names, list, openStore } = await searchShop();

describe("filters", () => {
  const facets = async (query: string, lang?: string) => (await list(`facets=1&${query}`, lang)).facets;

  it("are counted for a text's results: categories, brands, price, stock, promotion", async () => {
    const found = await facets("name=iphone");
    expect(found.categories.map(({ id, count }: { id: number; count: number }) => [id, count])).toEqual(
      expect.arrayContaining([
        [1, 2],
        [5, 1],
      ]),
    );
    expect(found.brands.map(({ name: brand, count }: { name: string; count: number }) => [brand, count])).toEqual(
      expect.arrayContaining([
        ["Apple", 2],
        ["Spigen", 1],
      ]),
    );
    expect(found).toMatchObject({ price: { min: 15, max: 799 }, in_stock: { count: 2 }, promotion: { count: 1 } });
  });

  it("do not list a brand of services only, unless it is chosen; nor do suggestions", async () => {
    const repair = (sku: string, brand: string) =>
      sampleProduct(sku, { name: { en: `Fixit repair ${sku}` }, brand, category: "service" });
    await openStore("S086", [
      repair("repair-1", "Fixit"),
      repair("repair-2", "Apple"),
      sampleProduct("fixed", { name: { en: "Fixit repair phone" }, brand: "Apple" }),
    ]);
    const read = async (query: string) => (await call(`/api/products?store_code=S086&facets=1&${query}`)).body;
    const brandsOf = async (query: string) =>
      (await read(query)).facets.brands.map(({ name: brand, count }: { name: string; count: number }) => [
        brand,
        count,
      ]);
    for (const query of ["", "name=fixit repair"]) expect(await brandsOf(query), query).toEqual([["Apple", 2]]);
    expect(await brandsOf("category_id=8")).toEqual([]);
    const ofServices = async (query: string) => (await read(query)).facets.of_services;
    expect([await ofServices("name=fixit repair"), await ofServices("category_id=8")]).toEqual([false, true]);
    const { rows } = await database.pool.query("select id from brands where name = 'Fixit'");
    expect(await brandsOf(`brand_id=${rows[0].id}`)).toEqual([
      ["Apple", 2],
      ["Fixit", 1],
    ]);
    const { rows: elsewhere } = await database.pool.query("select id from brands where name = 'Spigen'");
    expect(await brandsOf(`brand_id=${elsewhere[0].id}`), "the name of what the store does not sell").toEqual([
      ["Apple", 2],
      ["Spigen", 0],
    ]);
    expect((await call("/api/search/suggest?store_code=S086&text=fixit")).body.data).toMatchObject({
      products: [{}, {}, {}],
      brands: [],
    });
  });

  it("are the attributes that the products have in common, in the shopper's language", async () => {
    const [shared] = (await facets("category_id=1", "zh")).attributes;
    expect(shared).toEqual({
      key: "storage",
      label: "存储容量",
      values: ["64 GB", "128 GB", "256 GB"].map((value) => ({ value, label: value, count: 1 })),
    });
    expect((await facets("category_id=2")).attributes).toEqual([]);
  });

  it("still show the other values of a chosen attribute", async () => {
    const chosen = await facets("category_id=1&filter=storage:64%20GB");
    expect(chosen.attributes.find(({ key }: { key: string }) => key === "storage").values).toHaveLength(3);
    const apple = (await facets("name=iphone")).brands.find(
      ({ name: brand }: { name: string }) => brand === "Apple",
    ).id;
    expect((await facets(`name=iphone&brand_id=${apple}`)).brands).toHaveLength(2);
  });

  it("know each variant's values, also if the product's facts name another variant's", async () => {
    const storage = { key: "storage", label: { en: "Storage" }, value: "256 GB", filter: true };
    const variants = [
      { sku: "v-256", options: [{ en: "256 GB" }], price: 9_000 },
      { sku: "v-1", options: [{ en: "1 TB" }], price: 12_000 },
    ];
    await openStore("S085", [
      sampleProduct("varied", { specs: [storage], optionGroups: [{ en: "Storage" }], variants }),
      sampleProduct("plain", { specs: [storage] }),
    ]);
    const { body } = await call("/api/products?store_code=S085&filter=storage:1%20TB&facets=1");
    expect(body).toMatchObject({
      total: 1,
      facets: {
        attributes: [
          {
            key: "storage",
            values: [
              { value: "256 GB", count: 2 },
              { value: "1 TB", count: 1 },
            ],
          },
        ],
      },
    });
    // The product is within the price by its 256 GB; by its 1 TB, which a shopper may choose next, it is not.
    const limited = await call("/api/products?store_code=S085&price_max=100&facets=1");
    expect(limited.body).toMatchObject({
      total: 2,
      facets: {
        attributes: [
          {
            key: "storage",
            values: [
              { value: "256 GB", count: null },
              { value: "1 TB", count: null },
            ],
          },
        ],
      },
    });
  });

  it("show chosen values that no product of the list has", async () => {
    const { brands } = await facets("name=camera");
    const other = brands[0];
    const found = await facets(`name=iphone&brand_id=${other.id}&category_id=2&filter=storage:64%20GB`);
    expect(found.brands).toContainEqual({ ...other, count: 0 });
    expect(found.categories).toContainEqual(expect.objectContaining({ id: 2, count: 0 }));
    expect(found.attributes).toEqual([
      { key: "storage", label: "Storage", values: [{ value: "64 GB", label: "64 GB", count: 0 }] },
    ]);
    expect(
      (await facets("name=iphone&brand_id=999999")).brands.every(({ count }: { count: number }) => count > 0),
    ).toBe(true);
  });

  it("count a long list whole, and of a very long one say the least number of products, and the exact one where the database maintains it", async () => {
    const [{ id: brand, name: brandName }] = (await facets("category_id=1")).brands;
    const long = await insertStore(database.db, { code: "S099" });
    await database.db.execute(sql`
      with made as (insert into products (sku, category_id, brand_id, name, description)
        select 'long-' || n, 1, case when n <= 400 then ${brand}::integer end, '{"en": "Long"}', '{"en": ""}' from generate_series(1, 1500) n returning id, brand_id, sku)
      insert into listings (store_id, product_id, category_id, brand_id, sort_name, sort_price, in_stock, created_at)
        select ${long}::integer, id, 1, brand_id, 'long', case when sku = 'long-1500' then 2500 else 900 end, true, now() from made`);
    await api.directory.load();
    const found = async (query: string) => (await call(`/api/products?store_code=S099&facets=1&${query}`)).body.facets;
    const named = { id: brand, name: brandName };
    expect(await found("category_id=1")).toMatchObject({
      in_stock: { count: 1500 },
      promotion: { count: 0 },
      price: { min: 9, max: 25 },
      brands: [{ ...named, count: 400 }],
    });
    expect(await found(`brand_id=${brand}&price_min=1`)).toMatchObject({ brands: [{ ...named, count: 400 }] });
    // As if it were very long.
    await database.db.execute(sql`update shelf_counts set total = 12000 where store_id = ${long} and total = 1500`);
    expect(await found("")).toMatchObject({
      in_stock: { count: 1000, at_least: true },
      promotion: { count: null },
      price: { min: 9, max: 25 },
      categories: [{ id: 1, count: 12000 }],
      brands: [{ ...named, count: 400 }],
    });
    expect(await found(`brand_id=${brand}`)).toMatchObject({
      in_stock: { count: 400 },
      price: { min: 9, max: 9 },
      categories: [{ id: 1, count: 400 }],
      brands: [{ ...named, count: 400 }],
    });
    expect(await found("category_id=1")).toMatchObject({
      in_stock: { count: 1000, at_least: true },
      price: { min: 9, max: 25 },
      brands: [{ ...named, count: 400, at_least: true }],
    });
    expect(await found(`brand_id=${brand}&price_min=1`)).toMatchObject({
      in_stock: { count: 400 },
      brands: [{ ...named, count: 400, at_least: true }],
    });

    // Narrowed by an attribute, only a part is looked at.
    await database.db.execute(sql`
      with attribute as (insert into search_attributes (key, value, label, value_label) values ('long', 'yes', '{"en": "Long"}', '{"en": "Yes"}') returning id)
      insert into search_documents (product_id, head, body, attributes, name_words, popularity, tier)
        select product_id, array_to_tsvector(array['@s' || ${long}::integer, '@a' || attribute.id]), '', array[attribute.id], 1, 0, 0 from listings, attribute where store_id = ${long}`);
    for (const order of ["relevance", "price_desc"])
      expect((await call(`/api/products?store_code=S099&filter=long:yes&sort=${order}`)).body, order).toMatchObject({
        total: 1000,
        at_least: true,
      });
    expect(await list("category_id=1&filter=storage:256%20GB")).not.toHaveProperty("at_least");
    await database.db.execute(sql`delete from products where sku like 'long-%'`);
  });

  it("match the lists that they lead to", async () => {
    const { brands } = await facets("name=camera");
    expect(brands).not.toEqual([]);
    for (const { id, count } of brands) expect((await list(`name=camera&brand_id=${id}`)).total).toBe(count);
    const { attributes } = await facets("category_id=1");
    expect(attributes).not.toEqual([]);
    for (const { key, values } of attributes) {
      expect(values, key).not.toEqual([]);
      for (const { value, count } of values)
        expect(
          (await list(`category_id=1&filter=${encodeURIComponent(`${key}:${value}`)}`)).total,
          `${key}:${value}`,
        ).toBe(count);
    }
  });

  it("match a text's results also if only mentions are left", async () => {
    const fed = { key: "fed", label: { en: "Fed by" }, value: "Power cable", filter: true };
    await openStore("S084", [
      sampleProduct("cord", { name: { en: "USB Cable" }, category: "service" }),
      sampleProduct("fed", { name: { en: "Garden Camera" }, category: "dome", specs: [fed] }),
    ]);
    const found = async (query: string) =>
      (await call(`/api/products?store_code=S084&name=cable&facets=1&${query}`)).body;
    const {
      total,
      facets: { categories },
    } = await found("");
    expect([total, categories.map(({ count }: { count: number }) => count)]).toEqual([2, [1, 1]]);
    for (const { id } of categories) expect((await found(`category_id=${id}`)).total, `category ${id}`).toBe(1);
  });

  it("combine values of one key with or, and keys with and", async () => {
    expect(
      names((await list("category_id=1&filter=storage:64%20GB&filter=storage:128%20GB&sort=price_asc")).data),
    ).toEqual(["old", "iphone"]);
    expect(names((await list("category_id=1&filter=storage:64%20GB&filter=panel:Flat")).data)).toEqual([]);
  });

  it.each([
    ["filter=nonsense", "all"],
    ["filter=:", "all"],
    ["filter=storage:", "nothing"],
    ["filter=colour:Plaid", "nothing"],
    ["price_min=900&price_max=1", "nothing"],
  ])("no product has %s: finds %s", async (query, found) => {
    const { total: all } = await list("category_id=1&facets=1");
    expect(all).toBeGreaterThan(0);
    expect((await list(`category_id=1&facets=1&${query}`)).total).toBe(found === "all" ? all : 0);
  });
});
