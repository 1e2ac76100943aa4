import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { insertCategories, sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { testApi } from "../../../testing/shops/test-api.ts";
import { scheduleEnds } from "./end-promotions.ts";
import { listings } from "../tables.ts";

const { database, services } = await testApi();
const { db } = database;
const storeId = await insertStore(db, { code: "S001" });
await insertCategories(db);

/** A product on promotion for so many milliseconds. */
async function promote(sku: string, ms: number, from = Date.now()): Promise<number> {
  const record = sampleProduct(sku, { price: 10_000, promoPrice: 8_000, promoEndsAt: new Date(from + ms) });
  return (await database.transaction((tx) => sell(tx, [record], [storeId])))[0]!;
}
const isOn = async (id: number) => (await db.select().from(listings).where(eq(listings.productId, id)))[0]!.onPromotion;

test("a promotion leaves the lists soon after its end, without waiting for the next minute", async () => {
  const id = await promote("soon", 2000);
  const end = Date.now() + 2000;
  await scheduleEnds(services);
  expect(await isOn(id)).toBe(true);
  await vi.waitFor(async () => expect(await isOn(id)).toBe(false), { timeout: 6000, interval: 50 });
  // A second's rest, half a second of grace, and a look a second; the rest is for a busy machine.
  expect(Date.now() - end).toBeLessThan(4000);
});

test("promotions that end in the same second are awaited once, later ones are not", async () => {
  const second = Math.ceil(Date.now() / 1000) * 1000 + 90_000;
  await promote("one", -100, second);
  await promote("two", 0, second);
  await promote("later", 3_600_000, second);
  await scheduleEnds(services);
  await scheduleEnds(services);
  const { rows } = await database.pool.query(
    "select start_after from pgboss.job where name = 'end-promotions' and start_after > now() + interval '30 seconds'",
  );
  expect(rows).toEqual([{ start_after: new Date(second + 500) }]);
});
