import { expect, test, vi } from "vitest";
import { testDatabase } from "../../platform/testing/database.ts";
import { countTransactions, openTransactions } from "../../platform/testing/open-transactions.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { products } from "../../modules/catalog/tables.ts";
import { removeFromAssortment } from "./change-assortment.ts";

const openWhenLoaded: number[] = [];

vi.mock(import("../../modules/search/public.ts"), async (original) => {
  openWhenLoaded.push(openTransactions());
  return original();
});

const database = await testDatabase();

test("a command of staff loads the dictionaries before its transaction begins", async () => {
  const storeId = await insertStore(database.db, { code: "S001" });
  await insertProduct(database.db, [storeId]);
  const [product] = await database.db.select({ sku: products.sku }).from(products);
  await removeFromAssortment(countTransactions(database), { ...product!, storeId, actor: "staff:sokha" });
  expect(openWhenLoaded).toEqual([0]);
});
