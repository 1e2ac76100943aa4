import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database } = await testApi({});
const store = await insertStore(database.db, { code: "S001" });
const other = await insertStore(database.db, { code: "S002" });
await insertStore(database.db, { code: "S003" });
await api.directory.load();
const both = await insertProduct(database.db, [store, other]);
const here = await insertProduct(database.db, [store]);
await insertProduct(database.db, [other]);
const large = await insertStore(database.db, { code: "S004" });
await api.directory.load();

test("the sitemap has what the store sells, and nothing else", async () => {
  const { body } = await call("/api/sitemap/1?store_code=S001");
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([both.id, here.id]);
  expect(Date.parse(body.data[0].updated_at)).not.toBeNaN();
});

test("a store without products has no part; a part past the last is empty", async () => {
  expect((await call("/api/sitemap?store_code=S001")).body.data).toEqual({ parts: 1 });
  expect((await call("/api/sitemap?store_code=S003")).body.data).toEqual({ parts: 0 });
  expect((await call("/api/sitemap/2?store_code=S001")).body.data).toEqual([]);
});

test.each(["0", "-1", "x", "1e12"])("part %s is refused", async (part) => {
  expect((await call(`/api/sitemap/${part}?store_code=S001`)).status).toBe(400);
});

test("many products are split into several parts, each product once, within 50,000 addresses in three languages", async () => {
  const sample = await insertProduct(database.db, [large]);
  await database.db.execute(sql`
    insert into products (id, sku, category_id, name, description, images, option_groups)
    select ${sample.id} + n, 'MANY-' || n, category_id, name, description, images, option_groups from products, generate_series(1, 15500) n where id = ${sample.id}`);
  await database.db.execute(sql`
    insert into listings (store_id, product_id, category_id, price, sort_price, in_stock, sort_name, created_at)
    select store_id, product_id + n, category_id, price, sort_price, in_stock, sort_name, created_at from listings, generate_series(1, 15500) n where store_id = ${large} and product_id = ${sample.id}`);
  expect((await call("/api/sitemap?store_code=S004")).body.data).toEqual({ parts: 2 });
  const parts = await Promise.all(
    [1, 2].map(async (part) => (await call(`/api/sitemap/${part}?store_code=S004`)).body.data as { id: number }[]),
  );
  for (const part of parts) expect(part.length * 3).toBeLessThanOrEqual(50_000);
  const ids = parts.flat().map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 15_501 }, (_, index) => sample.id + index));
});
