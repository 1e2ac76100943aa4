import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "../platform/database.ts";
import { testDatabase } from "../platform/testing/database.ts";
import { insertCategories, sampleProduct, sell } from "../testing/sample-catalogue.ts";
import { insertStore } from "../testing/sample-store.ts";
import { changeStore } from "./change-store.ts";

test("a store's prices are made anew even where that takes longer than a statement may", async () => {
  const { db, url, transaction } = await testDatabase();
  const storeId = await insertStore(db, { code: "S001" });
  await insertCategories(db);
  await transaction((tx) => sell(tx, [sampleProduct("A-1", { price: 10_000 })], [storeId]));
  // One listing that takes as long as a whole store's.
  await db.execute(sql`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$`);
  await db.execute(sql`create trigger dawdle before update on listings for each row execute function dawdle()`);
  const hasty = openDatabase(url, { poolSize: 1, statementTimeoutMs: 1000 });
  try {
    await hasty.transaction((tx) => changeStore(tx, { code: "S001", field: "price-percent", value: "5", actor: "test" }, new Date()));
  } finally {
    await hasty.close();
  }
  expect((await db.execute(sql`select price from listings`)).rows).toEqual([{ price: "10500" }]);
});
