import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { refreshStore } from "../../modules/catalog/public.ts";
import { listings } from "../../modules/catalog/tables.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { untilWaiting } from "../../platform/testing/eventually.ts";
import { insertCategories, sampleProduct, sell } from "../../testing/samples/catalog.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { removeFromAssortment } from "./change-assortment.ts";
import { indexProducts } from "./index-products.ts";

const database = await testDatabase();
const { db, transaction } = database;
const at = new Date();
let storeId: number;
let [first, second]: number[] = [];

beforeAll(async () => {
  storeId = await insertStore(db, { code: "S001" });
  await insertCategories(db);
  [first, second] = await transaction((tx) => sell(tx, [sampleProduct("A-1"), sampleProduct("A-2")], [storeId], at));
});

const rename = (id: number, name: string) =>
  sql`update products set name = jsonb_build_object('en', ${name}::text) where id = ${id}`;

/** Two changes that meet: the earlier is held up by a third in the middle of its work, while the later comes and goes, or waits for it. */
async function meet(
  holdUp: ReturnType<typeof sql>,
  earlier: () => Promise<unknown>,
  later: () => Promise<unknown>,
): Promise<void> {
  const met = await transaction(async (tx) => {
    await tx.execute(holdUp);
    const one = earlier();
    await untilWaiting(database);
    const other = later();
    await Promise.race([other, untilWaiting(database, 2)]);
    return [one, other];
  });
  await Promise.all(met);
}

test("a product is found by its last name, also when its description changes at the same time", async () => {
  await meet(
    sql`insert into search_words (word, lexeme, near) values ('zanzibar', 'zanzibar', '{zanzibar}')`,
    () =>
      transaction(async (tx) => {
        await tx.execute(rename(second!, "Zanzibar"));
        await indexProducts(tx, [first!, second!]);
      }),
    () =>
      transaction(async (tx) => {
        await tx.execute(rename(first!, "Midnight"));
        await indexProducts(tx, [first!]);
      }),
  );
  expect((await db.execute(sql`select product_id from search_documents where head @@ 'midnight'`)).rows).toEqual([
    { product_id: first },
  ]);
});

test("a product that a store no longer sells leaves no variants there, and is not found there", async () => {
  const red = { sku: "B-1-RED", options: ["Red"], price: 500 };
  const record = sampleProduct("B-1", { optionGroups: [{ en: "Colour" }], variants: [red] });
  const [id] = await transaction((tx) => sell(tx, [record], [storeId], at));
  const traces = async () =>
    (
      await db.execute(sql`
        select (select count(*)::int from listing_variants where product_id = ${id}) as variants,
          (select head::text like ${`%'@s${storeId}'%`} from search_documents where product_id = ${id}) as found`)
    ).rows;
  expect(await traces()).toEqual([{ variants: 1, found: true }]);
  await removeFromAssortment(database, { storeId, sku: "B-1", actor: "test" });
  expect(await traces()).toEqual([{ variants: 0, found: false }]);
});

test("a product that is removed while listings are written stays removed", async () => {
  await db.execute(sql`update products set price = 20000`);
  await meet(
    sql`select from listings where product_id = ${first} for update`,
    () => refreshStore(database, storeId, at),
    () => removeFromAssortment(database, { storeId, sku: "A-2", actor: "test" }),
  );
  expect(await db.select({ id: listings.productId }).from(listings).where(eq(listings.storeId, storeId))).toEqual([
    { id: first },
  ]);
});
