import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { insertCategories, sampleProduct, sell } from "../../testing/sample-catalogue.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { testApi } from "../../testing/test-api.ts";
import { listings } from "../../modules/catalog/tables.ts";
import { publishChange } from "../../platform/changes.ts";

const { api, database, services } = await testApi();
const storage = (value: string) => ({ key: "storage", label: { en: "Storage", km: "ទំហំផ្ទុក" }, value, filter: true });
let first = 0;

beforeAll(async () => {
  const store = await insertStore(database.db, { code: "S001" });
  await api.directory.load();
  await insertCategories(database.db);
  await database.transaction(async (tx) => {
    for (let index = 0; index < 12; index++) {
      const [id] = await sell(
        tx,
        [
          sampleProduct(`product-${index}`, {
            brand: ["Apple", "Samsung", "Oppo"][index % 3]!,
            price: index === 5 ? null : 10_000 + index * 1000,
            promoPrice: index % 4 === 0 ? 9000 : null,
            stock: index % 5 === 0 ? 0 : 3,
            category: index % 6 === 0 ? "dome" : "smartphone",
            specs: [storage(["64 GB", "128 GB"][index % 2]!)],
          }),
        ],
        [store],
      );
      first ||= id!;
    }
  });
  await database.db.update(listings).set({ promoEndsAt: new Date(Date.now() - 1000) }).where(eq(listings.productId, first));
  await vi.waitFor(() => expect(services.changes.isListening()).toBe(true));
});

const caller = { ip: "203.0.113.7", requestId: "test", origin: "http://s001.localhost", host: "s001.localhost", userAgent: null };
/** The filters of a list: as a page that is kept has them, or as anybody who calls. */
async function facetsOf(query: object, kept: boolean) {
  const result = await api.ask("products.list", { query: { store_code: "S001", facets: true, ...query } }, { "accept-language": "km" }, kept ? { ...caller, shown: new Set() } : caller);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.answer.facets;
}

const narrowed = [{}, { category_id: 1 }, { category_id: 2 }, { brand_id: 1 }, { brand_id: [1, 2] }, { category_id: 1, brand_id: 2 }, { filter: "storage:64 GB" }];
const limits = [{}, { price_min: 120 }, { price_max: 150 }, { price_min: 110, price_max: 130 }, { in_stock: true }, { promotion: true }, { in_stock: true, promotion: true, price_max: 500 }, { price_max: 1 }];

test.each(narrowed)("filters of %j counted in memory are those that the database counts", async (narrowing) => {
  for (const limit of limits) expect(await facetsOf({ ...narrowing, ...limit }, true), JSON.stringify(limit)).toEqual(await facetsOf({ ...narrowing, ...limit }, false));
});

test("a change of a product is counted from then on, and reads of the tables are few until then", async () => {
  const before = (await facetsOf({}, true))!;
  const reads = vi.spyOn(services.database.quick, "execute");
  for (let price = 100; price < 110; price++) await facetsOf({ price_max: price }, true);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  await database.transaction(async (tx) => {
    await tx.update(listings).set({ inStock: false });
    await publishChange(tx, { kind: "product", ids: [first] });
  });
  await vi.waitFor(async () => expect((await facetsOf({}, true))!.in_stock).toBe(0));
  expect(before.in_stock).toBeGreaterThan(0);
});
