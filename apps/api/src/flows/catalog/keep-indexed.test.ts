import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { searchDocuments } from "../../modules/search/tables.ts";
import { insertCategories, sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { isIndexed } from "./index-catalog.ts";
import { keepIndexed } from "./keep-indexed.ts";

const { database } = await testApi();
const { db } = database;

test("a version with other rules writes all search documents again, once", async () => {
  await insertCategories(db);
  const store = await insertStore(db);
  await database.transaction((tx) =>
    sell(
      tx,
      ["CABLE-1", "CABLE-2"].map((sku) => sampleProduct(sku, { price: 1000 })),
      [store],
    ),
  );
  const documents = () => db.select().from(searchDocuments).orderBy(searchDocuments.productId);
  const written = await documents();
  const alter = () => db.execute(sql`update search_documents set head = ''`);

  await alter();
  await keepIndexed({ database });
  expect(await documents()).toEqual(written);
  expect(await isIndexed(db)).toBe(true);

  await alter();
  await keepIndexed({ database });
  expect(await documents()).not.toEqual(written);

  await db.execute(sql`update index_rules set fingerprint = 'of another version'`);
  await keepIndexed({ database });
  expect(await documents()).toEqual(written);
  const { rows } = await db.execute(sql`select actor, entity_id from audit_trail where action = 'index-catalogue'`);
  expect(rows).toEqual(["all", "all"].map((entity_id) => ({ actor: "system:keep-indexed", entity_id })));
});
