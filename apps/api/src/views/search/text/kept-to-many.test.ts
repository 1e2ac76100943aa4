import { expect, it } from "vitest";
import { sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { searchShop } from "../../../testing/shops/search-shop.ts";
import { readPlaces } from "./cached-places.ts";
import { searchIds } from "./search-ids.ts";

const { database } = await searchShop();

it("looks at the goods themselves where there are more than it looks at, and not at those that share their words", async () => {
  const storeId = await insertStore(database.db, { code: "S120" });
  const many = (name: string, number: number) =>
    Array.from({ length: number }, (_, index) =>
      sampleProduct(`${name}-${index}`, {
        name: { en: `Anker ${name} ${index}` },
        brand: "Anker",
        category: "service",
      }),
    );
  const chargers = await database.transaction(async (tx) => {
    await sell(tx, many("bag for a charger", 12), [storeId]);
    return sell(tx, many("charger", 4), [storeId]);
  });
  const found = (most: number, mentions = false) =>
    searchIds(database.db, {
      text: "charger",
      narrowing: { storeId },
      places: () => readPlaces(database.db),
      filter: { storeId, at: new Date() },
      page: { sort: "relevance", offset: 0, rows: 20 },
      counted: "nothing",
      most,
      mentions,
    });
  expect((await found(10)).ids.toSorted()).toEqual(chargers.toSorted());
  // Few are not enough for a list of this length, and who asks for all of them gets all.
  expect((await found(20)).total).toBeGreaterThan(4);
  expect((await found(10, true)).total).toBe(10);
});
