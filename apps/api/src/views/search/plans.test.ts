import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { insertStore } from "../../testing/samples/store.ts";
import { countStore } from "./facets/count-store.ts";
import { planOf, readsWhole, statementsOf } from "../../testing/queries/plans.ts";
import { searchShop } from "../../testing/shops/search-shop.ts";

const { call, database } = await searchShop();

/** Texts whose search asks each question that one can ask: of goods, parts, colours, makers, models, places, beginnings and mistakes. */
const texts = [
  "camera",
  "dome camera",
  "outdoor camera sim",
  "home camera",
  "seaside camera",
  "iphone 15 battery",
  "galaxy s25 red",
  "iphone 15 charger",
  "camera without wifi",
  "hikvison",
  "samsng phone",
  "cheapest phone",
  "canon camera",
  "ស្មាតហ្វូន",
  "កាមេរ៉ា ស",
  "三星手机",
  "ds-2cd",
  "usb hub",
  "nothing like that",
  "laptop with big screen",
  "phone 2025",
  "samsung a12",
  "ssd 1tb",
  "phone strap",
  "galaxy s25",
];

it.each(texts)("does not scan a table of products for %s", async (text) => {
  const name = encodeURIComponent(text);
  const statements = await statementsOf(async () => {
    for (const path of [
      `/search/suggest?text=${name}`,
      `/products?facets=1&near=1&name=${name}`,
      `/products?facets=1&sort=price_asc&name=${name}`,
    ])
      await call(`/api${path}${path.includes("?") ? "&" : "?"}store_code=S001`);
  });
  expect(statements.length).toBeGreaterThan(3);
  await expectIndexes(statements);
});

it("does not scan a table of products for the counts of everything in a store", async () => {
  const storeId = await insertStore(database.db, { code: "S098" });
  await database.db.execute(sql`
    insert into listings (store_id, product_id, category_id, brand_id, sort_name, created_at)
    select ${storeId}::integer, p.id, p.category_id, p.brand_id, 'x', now() from products p`);
  const statements = await statementsOf(() =>
    Promise.all([countStore(database.db, storeId, "categories"), countStore(database.db, storeId, "brands")]),
  );
  expect(statements.filter(({ text }) => text.includes("shelf_counts"))).toHaveLength(2);
  await expectIndexes(statements);
});

/** As on the connections of searches: whole tables are read where there is no other way. */
async function expectIndexes(statements: Awaited<ReturnType<typeof statementsOf>>): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("set enable_seqscan = off");
    for (const statement of statements) {
      const plan = await planOf(client, statement);
      expect(readsWhole(plan), `${statement.text}\n${plan}`).toBe(false);
    }
  } finally {
    client.release(true);
  }
}
