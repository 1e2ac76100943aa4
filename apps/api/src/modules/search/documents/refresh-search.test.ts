import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "../../../platform/testing/database.ts";
import { untilWaiting } from "../../../platform/testing/eventually.ts";
import { insertCategories, sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { refreshSearch } from "./refresh-search.ts";

const database = await testDatabase();
const { db, transaction } = database;
const save = (sku: string, name: string) =>
  transaction((tx) => sell(tx, [sampleProduct(sku, { name: { en: name } })], []));

test("words of a product that is saved during the count stay, and unused words are removed", async () => {
  await insertCategories(db);
  await save("A-1", "Lantern");
  await db.execute(sql`update search_words set frequency = 99 where word = 'lantern'`);
  const odd = "o'back\\slash";
  await db.execute(
    sql`insert into search_words (word, lexeme, near) values ('ghost', 'ghost', '{ghost}'), (${odd}, ${odd}, '{slash}')`,
  );
  const { refreshed } = await transaction(async (tx) => {
    await tx.execute(sql`select from search_words where word = 'lantern' for update`);
    const refreshing = refreshSearch(database);
    // By now everything has been counted.
    await untilWaiting(database);
    await save("A-2", "Zanzibar");
    return { refreshed: refreshing };
  });
  await refreshed;
  const { rows } = await db.execute(
    sql`select word, frequency from search_words where word in ('lantern', 'zanzibar', 'ghost', ${odd}) order by word`,
  );
  expect(rows).toEqual([
    { word: "lantern", frequency: 1 },
    { word: "zanzibar", frequency: 1 },
  ]);
});
