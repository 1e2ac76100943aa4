import { expect, test } from "vitest";
import { insertProduct } from "../../testing/sample-product.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { testApi } from "../../testing/test-api.ts";

const { api, call, database } = await testApi({});
const store = await insertStore(database.db, { code: "S001" });
const other = await insertStore(database.db, { code: "S002" });
await insertStore(database.db, { code: "S003" });
await api.directory.load();
const both = await insertProduct(database.db, [store, other]);
const here = await insertProduct(database.db, [store]);
await insertProduct(database.db, [other]);

test("search engines are told of what the store sells, and of nothing else", async () => {
  const { body } = await call("/api/sitemap/1?store_code=S001");
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([both.id, here.id]);
  expect(Date.parse(body.data[0].updated_at)).not.toBeNaN();
});

test("a store with nothing to sell has no part; a part past the last is empty", async () => {
  expect((await call("/api/sitemap?store_code=S001")).body.data).toEqual({ parts: 1 });
  expect((await call("/api/sitemap?store_code=S003")).body.data).toEqual({ parts: 0 });
  expect((await call("/api/sitemap/2?store_code=S001")).body.data).toEqual([]);
});

test.each(["0", "-1", "x", "1e12"])("part %s is refused", async (part) => {
  expect((await call(`/api/sitemap/${part}?store_code=S001`)).status).toBe(400);
});
