import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { refreshStore } from "../../modules/catalog/public.ts";
import { setStoreField } from "../../modules/stores/public.ts";
import type { Tx } from "../../platform/database/database.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { untilWaiting } from "../../platform/testing/eventually.ts";
import { insertCategories, sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { changeStore } from "./change-store.ts";

const database = await testDatabase();
const { db } = database;
let storeId: number;

beforeAll(async () => {
  storeId = await insertStore(db, { code: "S001" });
  await insertCategories(db);
  await database.transaction((tx) =>
    sell(
      tx,
      ["A-1", "A-2", "A-3"].map((sku) => sampleProduct(sku, { price: 10_000 })),
      [storeId],
    ),
  );
});

const change = (field: string, value: string) => ({ code: "S001", field, value, actor: "test" });
const prices = async () =>
  (await db.execute<{ price: string }>(sql`select distinct price from listings order by price`)).rows.map(({ price }) =>
    Number(price),
  );

/** Sets the store's percentage while another transaction has done its part, and does something before that is over. */
async function adjustDuring(part: (tx: Tx) => Promise<unknown>, percent: string, run = async () => {}): Promise<void> {
  const adjusted = await database.transaction(async (tx) => {
    await part(tx);
    const adjusting = changeStore(database, change("price-percent", percent), new Date());
    await untilWaiting(database);
    await run();
    return { adjusting };
  });
  await adjusted.adjusting;
}

/** What only names the store, as an order does; it waits for nobody. */
const nameStore = (host: string) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`insert into store_hosts (host, store_id) values (${host}, ${storeId})`);
  });

test("rows that refer to a store do not wait for a change of it or of its prices", async () => {
  await database.transaction(async (tx) => {
    await setStoreField(tx, change("name", "Lotus House"));
    await nameStore("one.example");
  });
  await adjustDuring(
    (tx) => tx.execute(sql`select from products where sku = 'A-3' for update`),
    "5",
    () => nameStore("two.example"),
  );
  expect(await prices()).toEqual([10_500]);
});

test("prices are recalculated in portions, each in its own transaction", async () => {
  await db.execute(sql`update listings set price = 1`);
  await refreshStore(database, storeId, new Date(), 2);
  const { rows } = await db.execute<{ products: number }>(
    sql`select count(*)::integer as products from listings where price = 10500 group by xmin::text order by 1`,
  );
  expect(rows).toEqual([{ products: 1 }, { products: 2 }]);
});

test("a product added meanwhile has its new price too", async () => {
  await adjustDuring((tx) => sell(tx, [sampleProduct("B-1", { price: 10_000 })], [storeId]), "10");
  expect(await prices()).toEqual([11_000]);
});
