import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchDocuments } from "../../modules/search/tables.ts";
import { insertCategories, sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { indexCatalog } from "./index-catalog.ts";

const { database } = await testApi();
const { db } = database;

test("all products are indexed again, and a second run changes nothing", async () => {
  await insertCategories(db);
  const store = await insertStore(db);
  const skus = Array.from({ length: 401 }, (_, index) => `CABLE-${index}`);
  await database.transaction((tx) =>
    sell(
      tx,
      skus.map((sku) => sampleProduct(sku, { price: 1000 })),
      [store],
    ),
  );
  const documents = () => db.select().from(searchDocuments).orderBy(searchDocuments.productId);
  const before = await documents();
  expect(before).toHaveLength(401);
  await db.execute(sql`delete from search_documents where product_id % 3 = 0`);
  expect(await indexCatalog(database, "staff:sokha")).toBe(401);
  expect(await documents()).toEqual(before);
  expect(await indexCatalog(database, "staff:sokha")).toBe(401);
  expect(await documents()).toEqual(before);
});
