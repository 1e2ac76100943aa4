import { and, asc, eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import type { ProductRecord } from "../../modules/catalog/public.ts";
import { takeStock, type StockPieces } from "../../modules/catalog/stock/move-stock.ts";
import { listings, variants } from "../../modules/catalog/tables.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { insertCategories, sampleProduct, sell } from "../samples/catalog.ts";
import { insertStore } from "../samples/store.ts";

/** A product in two colours, with one piece of each. */
export const twoColours = (sku: string, more: Partial<ProductRecord> = {}): Partial<ProductRecord> => ({
  optionGroups: [{ en: "Colour" }],
  variants: [
    { sku: `${sku}-1`, options: ["Black"], price: 50_000, stock: 1 },
    { sku: `${sku}-2`, options: ["White"], price: 50_000, stock: 1 },
  ],
  ...more,
});

/** Pieces of the stock that all stores share. */
export const pieceOf = (productId: number, variantId = 0, quantity = 1): StockPieces => ({
  productId,
  variantId,
  stockStoreId: 0,
  quantity,
});

/** A store with the catalogue's prices (`plain`) and one that asks for 5 % more (`dearer`), for tests of how products are listed there. */
export async function pricedStores() {
  const database = await testDatabase();
  const { db } = database;
  const at = new Date();
  const stores = { plain: 0, dearer: 0 };
  beforeAll(async () => {
    await insertCategories(db);
    stores.plain = await insertStore(db, { code: "S001" });
    stores.dearer = await insertStore(db, { code: "S002", settings: { priceAdjustPercent: 5 } });
  });

  const save = (sku: string, more: Partial<ProductRecord> = {}, storeIds = [stores.plain]) =>
    database.transaction(async (tx) => (await sell(tx, [sampleProduct(sku, more)], storeIds, at))[0]!);
  const listingOf = async (productId: number, storeId = stores.plain) =>
    (
      await db
        .select()
        .from(listings)
        .where(and(eq(listings.productId, productId), eq(listings.storeId, storeId)))
    )[0]!;
  const variantsOf = (productId: number) =>
    db.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.sequence));
  const take = (...pieces: StockPieces[]) => database.transaction((tx) => takeStock(tx, pieces));

  return { database, db, at, inAnHour: new Date(at.getTime() + 3_600_000), stores, save, listingOf, variantsOf, take };
}
