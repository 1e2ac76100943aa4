import { eq } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { callerAt } from "../../../testing/samples/caller.ts";
import { insertCategories, sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { testApi } from "../../../testing/shops/test-api.ts";
import { listings } from "../../../modules/catalog/tables.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import { eventually } from "../../../platform/testing/eventually.ts";

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
            brand: index === 11 ? "Fixit" : ["Apple", "Samsung", "Oppo"][index % 3]!,
            price: index === 5 ? null : 10_000 + index * 1000,
            promoPrice: index % 4 === 0 ? 9000 : null,
            stock: index % 5 === 0 ? 0 : 3,
            category: index === 11 ? "service" : index % 6 === 0 ? "dome" : "smartphone",
            specs: [storage(["64 GB", "128 GB"][index % 2]!)],
            ...(index === 7 && {
              optionGroups: [{ en: "Storage" }],
              variants: [
                { sku: "v-64", options: [{ en: "64 GB" }], price: 11_000 },
                { sku: "v-128", options: [{ en: "128 GB" }], price: 14_000 },
              ],
            }),
          }),
        ],
        [store],
      );
      first ||= id!;
    }
  });
  await database.db
    .update(listings)
    .set({ promoEndsAt: new Date(Date.now() - 1000) })
    .where(eq(listings.productId, first));
  await eventually(() => expect(services.changes.isListening()).toBe(true));
});

const caller = callerAt("s001.localhost");
/** A list with its filters: from memory, as for a page that will be cached, or from the database, as for any other caller. */
async function listOf(query: object, fromCache: boolean) {
  const result = await api.ask(
    "products.list",
    { query: { store_code: "S001", facets: true, ...query } },
    { "accept-language": "km" },
    fromCache ? { ...caller, cacheTags: new Set() } : caller,
  );
  if (!result.ok) throw new Error(result.refusal.message);
  return result.answer;
}
const facetsOf = async (query: object, fromCache: boolean) => (await listOf(query, fromCache)).facets;

const narrowed = [
  {},
  { category_id: 1 },
  { category_id: 2 },
  { brand_id: 1 },
  { brand_id: [1, 2] },
  { category_id: 1, brand_id: 2 },
  { filter: "storage:64 GB" },
];
const limits = [
  {},
  { price_min: 120 },
  { price_max: 150 },
  { price_min: 110, price_max: 130 },
  { in_stock: true },
  { promotion: true },
  { in_stock: true, promotion: true, price_max: 500 },
  { price_max: 1 },
];

test.each(narrowed)("a list of %j from memory has the same filters as from the database", async (narrowing) => {
  for (const limit of limits)
    expect(await listOf({ ...narrowing, ...limit }, true), JSON.stringify(limit)).toEqual(
      await listOf({ ...narrowing, ...limit }, false),
    );
});

test("a list from memory has the same orders and pages as from the database", async () => {
  for (const sort of ["relevance", "newest", "price_asc", "price_desc", "name"]) {
    for (const page of [1, 2, 3, 4]) {
      const query = { sort, page, row_per_page: 5 };
      expect(await listOf(query, true), JSON.stringify(query)).toEqual(await listOf(query, false));
    }
  }
});

test("a changed product is counted from then on, and tables are hardly read until then", async () => {
  const before = (await facetsOf({}, true))!;
  const reads = vi.spyOn(pg.Client.prototype, "query");
  for (let price = 160; price < 170; price++) await listOf({ price_max: price }, true);
  expect(reads).not.toHaveBeenCalled();
  await listOf({ price_max: 170 }, false);
  expect(reads).toHaveBeenCalled();
  reads.mockRestore();
  await database.transaction(async (tx) => {
    await tx.update(listings).set({ inStock: false });
    await publishChange(tx, { kind: "product", ids: [first] });
  });
  await eventually(async () => expect((await facetsOf({}, true))!.in_stock.count).toBe(0));
  expect(before.in_stock.count).toBeGreaterThan(0);
});

test("a change with a category drops only its own lists", async () => {
  const [{ category, brand }] = (await database.db
    .select({ category: listings.categoryId, brand: listings.brandId })
    .from(listings)
    .where(eq(listings.productId, first))) as [{ category: number; brand: number }];
  const queries = [
    { category_id: category },
    { brand_id: brand },
    {},
    { category_id: category === 1 ? 2 : 1 },
    { brand_id: brand === 1 ? 2 : 1 },
  ];
  const prices = async (fromCache: boolean) =>
    Promise.all(queries.map(async (query) => (await listOf(query, fromCache)).facets!.price));
  const before = await prices(true);
  await database.transaction(async (tx) => {
    await tx.update(listings).set({ sortPrice: 5 });
    await publishChange(tx, { kind: "product", ids: [first], places: { categories: [category], brands: [brand] } });
  });
  const after = await prices(false);
  await eventually(async () =>
    expect(await prices(true)).toEqual([after[0], after[1], after[2], before[3], before[4]]),
  );
  expect(before.slice(3)).not.toEqual(after.slice(3));
});

test("a changed product is shown as it is now, and others are not read again", async () => {
  const priceOf = async (id: number) =>
    (await listOf({ row_per_page: 50 }, true)).data.find((card) => card.id === id)?.price;
  const other = first + 1;
  const [mine, theirs] = [await priceOf(first), await priceOf(other)];
  await database.transaction(async (tx) => {
    await tx.update(listings).set({ price: 77_700 });
    await publishChange(tx, { kind: "product", ids: [first] });
  });
  await eventually(async () => expect(await priceOf(first)).toBe(777));
  expect(mine).not.toBe(777);
  expect(await priceOf(other)).toBe(theirs);
});
