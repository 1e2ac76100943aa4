import { expect, test, vi } from "vitest";
import { testDatabase } from "../../platform/testing/database.ts";
import { countTransactions, openTransactions } from "../../platform/testing/open-transactions.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
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
  await removeFromAssortment(countTransactions(database), { storeId, sku: "SKU-1", actor: "staff:sokha" });
  expect(openWhenLoaded).toEqual([0]);
});
