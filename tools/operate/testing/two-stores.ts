import { and, desc, eq } from "drizzle-orm";
import { listings } from "@shop/api/modules/catalog/tables";
import { auditTrail } from "@shop/api/platform/tables";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "./command-line.ts";

/** Two stores that sell CABLE for 100, and PHONE in two colours for 500; and S003, which sells nothing. */
export async function twoStores() {
  const shop = await testApi({ DEFAULT_STORE: "NONE" });
  const { db } = shop.database;
  const here = await insertStore(db, { code: "S001" });
  const other = await insertStore(db, { code: "S002" });
  await insertStore(db, { code: "S003" });
  await shop.api.directory.load();
  await insertCategories(db);
  const variants = ["Black", "White"].map((colour) => ({
    sku: `PHONE-${colour}`,
    options: [colour],
    price: 50_000,
    stock: 2,
  }));
  const phones = sampleProduct("PHONE", { price: 50_000, optionGroups: [{ en: "Colour" }], variants });
  const [cable = 0, phone = 0] = await shop.database.transaction((tx) =>
    sell(tx, [sampleProduct("CABLE", { price: 10_000 }), phones], [here, other]),
  );
  return {
    ...shop,
    db,
    here,
    other,
    cable,
    phone,
    run: commandLine(shop.services),
    listing: async (storeId: number, productId: number) => {
      const ofProduct = and(eq(listings.storeId, storeId), eq(listings.productId, productId));
      return (await db.select().from(listings).where(ofProduct))[0];
    },
    /** The newest audit entry. */
    trail: async () => (await db.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1))[0],
  };
}
