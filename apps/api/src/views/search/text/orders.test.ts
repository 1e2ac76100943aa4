import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sell } from "../../../testing/samples/catalog.ts";
import { named, searchShop } from "../../../testing/shops/search-shop.ts";
import { categories } from "../../../modules/catalog/tables.ts";
import type { ProductRecord } from "../../../modules/catalog/public.ts";

const { call, database, shopOf } = await searchShop();

/** As many copies of a product in a tier. */
const copy = (name: string, many: number, tier: number) =>
  database.db.execute(sql`
    with one as (select * from products where name ->> 'en' = ${name} order by id desc limit 1),
      made as (insert into products (sku, category_id, subcategory_id, name, description) select 'copy-' || n || '-' || one.id, category_id, subcategory_id, name, description from one, generate_series(1, ${many}::integer) n returning id),
      sold as (insert into listings (store_id, product_id, category_id, subcategory_id, sort_name, sort_price, in_stock, created_at)
        select l.store_id, made.id, l.category_id, l.subcategory_id, l.sort_name, l.sort_price, true, l.created_at from made, one join listings l on l.product_id = one.id)
    insert into search_documents (product_id, head, body, attributes, name_words, popularity, tier)
    select made.id, d.head, d.body, d.attributes, d.name_words, d.popularity, ${tier}::integer from made, one join search_documents d on d.product_id = one.id`);

const deleteCopies = () => database.db.execute(sql`delete from products where sku like 'copy-%'`);

async function sellLast(code: string, record: ProductRecord, tier = 0): Promise<void> {
  const [store] = (await database.db.execute<{ id: number }>(sql`select id from stores where code = ${code}`)).rows;
  const [id] = await database.transaction((tx) => sell(tx, [record], [store!.id]));
  await database.db.execute(sql`update search_documents set tier = ${tier} where product_id = ${id}`);
}

describe("an order in the text", () => {
  it("applies to all things meant, not only to the best-selling ones", async () => {
    const found = await shopOf("S089", [
      named("Nokia Phone", { category: "smartphone", price: 20_000, popularity: 50 }),
      named("Nokia Phone Case", { category: "ipad", price: 100 }),
    ]);
    // As many of one phone as a search looks at.
    await copy("Nokia Phone", 1100, 0);
    await sellLast("S089", named("Nokia Phone Bargain", { category: "smartphone", price: 900 }));
    await sellLast("S089", named("Nokia Phone Treasure", { category: "smartphone", price: 900_000 }));
    expect((await found("cheapest phone"))[0]).toBe("Nokia Phone Bargain");
    expect((await found("cheapest nokia phone"))[0]).toBe("Nokia Phone Bargain");
    expect((await found("cheapest phone over 100"))[0]).toBe("Nokia Phone");
    expect((await found("most expensive nokia phone"))[0]).toBe("Nokia Phone Treasure");
    expect((await found("newest phone"))[0]).toBe("Nokia Phone Treasure");
    await deleteCopies();
  });

  it("applies to a whole category if the text names one", async () => {
    await database.db.insert(categories).values([
      { id: 9, level: 1, key: "drones", name: { en: "Drones" }, sequence: 9 },
      { id: 191, parentId: 9, level: 2, key: "flying", name: { en: "Flying" }, sequence: 1 },
      { id: 1091, parentId: 191, level: 3, key: "flyer", name: { en: "Flyers" }, sequence: 1 },
    ]);
    const found = await shopOf("S088", [
      named("DJI Mini", { category: "flyer", price: 20_000, popularity: 50 }),
      named("Drone Sticker", { price: 100 }),
    ]);
    await copy("DJI Mini", 1100, 0);
    await sellLast("S088", named("DJI Bargain", { category: "flyer", price: 900 }));
    expect((await found("cheapest drone"))[0]).toBe("DJI Bargain");
    await deleteCopies();
  });
});

describe("an order by price", () => {
  it("reads a measure as number and unit together, if any product has it so", async () => {
    const found = await shopOf("S081", [
      named("Acer Laptop One 1 GB", { category: "ipad", price: 100, description: { en: "<p>With 16 programs.</p>" } }),
      named("Acer Laptop 16 Slim, 8 GB", { price: 200 }),
      named("Acer Laptop 16 GB", { price: 50_000 }),
      named("Recorder 4, eight channels: 10 channel", { price: 100 }),
    ]);
    expect(await found("cheapest laptop 16gb")).toEqual(["Acer Laptop 16 GB"]);
    expect(await found("laptop 16 gb")).toEqual(["Acer Laptop 16 GB"]);
    expect(await found("recorder 4 channel")).toEqual(["Recorder 4, eight channels: 10 channel"]);
  });

  it("recognises a product by its name if it differs from its category", async () => {
    await database.db.insert(categories).values([
      { id: 21, level: 1, key: "machines", name: { en: "Machines" }, sequence: 21 },
      { id: 321, parentId: 21, level: 2, key: "machines-all", name: { en: "All machines" }, sequence: 1 },
      { id: 1321, parentId: 321, level: 3, key: "notebooks", name: { en: "Notebooks" }, sequence: 1 },
      { id: 1322, parentId: 321, level: 3, key: "mini-pcs", name: { en: "Mini PCs" }, sequence: 2 },
      { id: 1323, parentId: 321, level: 3, key: "memory", name: { en: "Memory (RAM)" }, sequence: 3 },
    ]);
    const found = await shopOf("S080", [
      named("Travel Bag", { category: "notebooks", price: 900 }),
      named("Ideapad 3", { category: "notebooks", price: 40_000 }),
      named("Switch for a computer", { price: 500 }),
      named("Brix 5", { category: "mini-pcs", price: 20_000 }),
      named("Laptop memory", { category: "memory", price: 3_000 }),
      named("Fury Beast 16", { category: "memory", price: 2_000 }),
    ]);
    expect(await found("cheap ram")).toEqual(["Fury Beast 16", "Laptop memory"]);
    expect(await found("cheapest notebook")).toEqual(["Ideapad 3"]);
    for (const text of ["cheap computer", "cheapest pc", "便宜电脑", "កុំព្យូទ័រថោក"])
      expect([text, (await found(text))[0]]).toEqual([text, "Brix 5"]);
  });
});

describe("a chosen order", () => {
  // Words of many best sellers are met on a walk along the order, others are looked up.
  it.each([
    ["met on a walk", 0],
    ["looked up", 2],
  ])("applies to all results, %s", async (_, tier) => {
    const code = `S08${6 - tier}`;
    await shopOf(code, [
      named("Nokia Phone", { category: "smartphone", price: 20_000, popularity: 50 }),
      named("Nokia Phone Case", { price: 10_000 }),
    ]);
    await copy("Nokia Phone", 5200, tier);
    await copy("Nokia Phone Case", 1200, tier);
    await sellLast(code, named("Nokia Phone Bargain", { category: "smartphone", price: 900 }), tier);
    await sellLast(code, named("A Nokia Phone Treasure", { category: "smartphone", price: 900_000 }), tier);
    const first = async (query: string) => {
      const { status, body } = await call(`/api/products?store_code=${code}&facets=1&${query}`);
      expect(status).toBe(200);
      return body;
    };
    expect((await first("name=phone&sort=price_asc")).data[0].name).toBe("Nokia Phone Bargain");
    expect((await first("name=phone&sort=price_desc")).data[0].name).toBe("A Nokia Phone Treasure");
    expect((await first("name=phone&sort=newest")).data[0].name).toBe("A Nokia Phone Treasure");
    expect((await first("name=phone&sort=name")).data[0].name).toBe("A Nokia Phone Treasure");
    expect(
      (await first("name=phone+case&sort=price_desc&page=3")).data.map(({ name }: { name: string }) => name),
    ).toEqual(Array.from({ length: 24 }, () => "Nokia Phone Case"));
    // The total knows of all that a filter leaves, not only of those among the best sellers.
    expect(await first("name=phone&sort=price_asc&price_max=50")).toMatchObject({
      total: 1,
      data: [{ name: "Nokia Phone Bargain" }],
    });
    expect((await first("name=phone&sort=price_desc&price_max=150&mentions=1")).total).toBe(1000);
    await deleteCopies();
  });
});
