import { and, asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listenForChanges, publishChange, type Change } from "../../../platform/changes/changes.ts";
import { testDatabase } from "../../../platform/testing/database.ts";
import { insertCategories, sampleProduct, sell } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { endPromotions } from "./end-promotions.ts";
import {
  holdStock,
  releaseStock,
  returnStock,
  takeHeldStock,
  takeStock,
  type StockPieces,
} from "../stock/move-stock.ts";
import { setCatalogPrice, setStorePrice } from "./set-price.ts";
import { setStock } from "../stock/set-stock.ts";
import { listings, listingVariants, variants } from "../tables.ts";
import type { ProductRecord } from "../records/product-record.ts";
import { upsertProducts } from "../records/upsert-products.ts";

const database = await testDatabase();
const { db } = database;
const at = new Date();
const inAnHour = new Date(at.getTime() + 3_600_000);
let plain = 0;
let dearer = 0;

beforeAll(async () => {
  await insertCategories(db);
  plain = await insertStore(db, { code: "S001" });
  dearer = await insertStore(db, { code: "S002", settings: { priceAdjustPercent: 5 } });
});

const save = (sku: string, more: Partial<ProductRecord> = {}, stores = [plain]) =>
  database.transaction(async (tx) => (await sell(tx, [sampleProduct(sku, more)], stores, at))[0]!);
const listingOf = async (productId: number, storeId = plain) =>
  (
    await db
      .select()
      .from(listings)
      .where(and(eq(listings.productId, productId), eq(listings.storeId, storeId)))
  )[0]!;
const twoColours = (sku: string, more: Partial<ProductRecord> = {}): Partial<ProductRecord> => ({
  optionGroups: [{ en: "Colour" }],
  variants: [
    { sku: `${sku}-1`, options: ["Black"], price: 50_000, stock: 1 },
    { sku: `${sku}-2`, options: ["White"], price: 50_000, stock: 1 },
  ],
  ...more,
});

test.each([
  [100, 105],
  [499, 524],
  [1_000, 1_050],
  [1_234, 1_300],
  [61_900, 65_000],
])("a store's percentage turns %i cents into %i, a usual price", async (cents, price) => {
  const id = await save(`percent-${cents}`, { price: cents }, [plain, dearer]);
  expect((await listingOf(id)).price).toBe(cents);
  expect((await listingOf(id, dearer)).price).toBe(price);
});

test("a discount never makes a price 0, and price on request stays", async () => {
  const nearlyFree = await insertStore(db, { code: "S003", settings: { priceAdjustPercent: -90 } });
  const id = await save("cents", { price: 4 }, [nearlyFree]);
  expect((await listingOf(id, nearlyFree)).price).toBe(1);
  const asked = await save("asked", { price: null }, [nearlyFree]);
  expect((await listingOf(asked, nearlyFree)).price).toBeNull();
});

test("the list is ordered by the price to pay, with promotions", async () => {
  const id = await save("promo", { price: 10_000, promoPrice: 8_000, promoEndsAt: inAnHour });
  expect(await listingOf(id)).toMatchObject({ price: 10_000, promoPrice: 8_000, sortPrice: 8_000, onPromotion: true });
  const over = await save("over", { price: 10_000, promoPrice: 8_000, promoEndsAt: new Date(at.getTime() - 1) });
  expect(await listingOf(over)).toMatchObject({ sortPrice: 10_000, onPromotion: false });
});

test("a promotion that rounding has raised to the price is none", async () => {
  const id = await save("rounded", { price: 10_010, promoPrice: 9_990 }, [dearer]);
  expect(await listingOf(id, dearer)).toMatchObject({ price: 10_500, promoPrice: null, onPromotion: false });
});

test("a product with variants has the price of the cheapest one, and says so if they differ", async () => {
  const [first, second] = twoColours("differ").variants!;
  const id = await save(
    "differ",
    twoColours("differ", { variants: [{ ...first!, price: 60_000, promoPrice: 45_000 }, second!] }),
  );
  expect(await listingOf(id)).toMatchObject({ price: 60_000, promoPrice: 45_000, sortPrice: 45_000, priceFrom: true });
  expect(await listingOf(await save("equal", twoColours("equal")))).toMatchObject({ price: 50_000, priceFrom: false });
});

test("expired promotions are taken off the lists once", async () => {
  const id = await save("ending", { price: 10_000, promoPrice: 8_000, promoEndsAt: inAnHour });
  const services = { database, now: () => new Date(inAnHour.getTime() + 1000) };
  expect(await endPromotions({ ...services, now: () => at })).toBe(0);
  expect(await endPromotions(services)).toBeGreaterThan(0);
  expect(await listingOf(id)).toMatchObject({ price: 10_000, sortPrice: 10_000, onPromotion: false });
  expect(await endPromotions(services)).toBe(0);
});

test("promotions that end at the same time are taken off in portions, each in its own transaction", async () => {
  const ids = await Promise.all(
    ["sale-1", "sale-2", "sale-3"].map((sku) =>
      save(sku, { price: 10_000, promoPrice: 8_000, promoEndsAt: inAnHour }, [plain, dearer]),
    ),
  );
  expect(await endPromotions({ database, now: () => new Date(inAnHour.getTime() + 1000) }, 4)).toBe(6);
  const { rows } = await db.execute<{ products: number; on: boolean }>(sql`
    select count(*)::integer as products, bool_or(on_promotion) as on from listings where product_id = any(${sql.param(ids)}) group by xmin::text order by 1 desc`);
  expect(rows).toEqual([
    { products: 4, on: false },
    { products: 2, on: false },
  ]);
});

test("a store's own price stays when the catalogue's changes", async () => {
  const id = await save("own", { price: 10_000 }, [plain, dearer]);
  await db
    .update(listings)
    .set({ price: 7_000, ownPrice: true })
    .where(and(eq(listings.productId, id), eq(listings.storeId, plain)));
  await database.transaction((tx) => upsertProducts(tx, [sampleProduct("own", { price: 20_000 })], { at }));
  expect(await listingOf(id)).toMatchObject({ price: 7_000, sortPrice: 7_000 });
  expect(await listingOf(id, dearer)).toMatchObject({ price: 21_000 });
});

const pieceOf = (productId: number, variantId = 0, quantity = 1): StockPieces => ({
  productId,
  variantId,
  stockStoreId: 0,
  quantity,
});
const take = (...pieces: StockPieces[]) => database.transaction((tx) => takeStock(tx, pieces));
const variantsOf = (productId: number) =>
  db.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.sequence));

test("a product is in stock until its last piece is sold or reserved, and again when one returns", async () => {
  const id = await save("last", { stock: 2 }, [plain, dearer]);
  await take(pieceOf(id));
  expect((await listingOf(id)).inStock).toBe(true);
  await database.transaction((tx) => holdStock(tx, [pieceOf(id)]));
  expect([await listingOf(id), await listingOf(id, dearer)].map(({ inStock }) => inStock)).toEqual([false, false]);
  await database.transaction((tx) => releaseStock(tx, [pieceOf(id)]));
  expect((await listingOf(id)).inStock).toBe(true);
});

test("a store's own stock replaces the pool's", async () => {
  const id = await save("pool", { stock: 5 }, [plain, dearer]);
  await database.transaction((tx) => setStock(tx, { sku: "pool", storeId: plain, pieces: 0, actor: "test" }));
  expect([(await listingOf(id)).inStock, (await listingOf(id, dearer)).inStock]).toEqual([false, true]);
});

test("a product with variants is in stock while one of them is", async () => {
  const id = await save("variants", twoColours("variants"));
  const [black, white] = await variantsOf(id);
  await take(pieceOf(id, black!.id));
  expect((await listingOf(id)).inStock).toBe(true);
  await take(pieceOf(id, white!.id));
  expect((await listingOf(id)).inStock).toBe(false);
});

test("of two concurrent sales of the last pieces of two variants the later one sees both gone", async () => {
  for (let round = 0; round < 10; round++) {
    const id = await save(`race-${round}`, twoColours(`race-${round}`));
    await Promise.all((await variantsOf(id)).map((row) => take(pieceOf(id, row.id))));
    expect((await listingOf(id)).inStock).toBe(false);
  }
});

describe("a product with variants has the price of the cheapest one that can be bought", () => {
  const sizes = (sku: string, stock = [1, 1, 1]): Partial<ProductRecord> => ({
    optionGroups: [{ en: "Size" }],
    variants: [
      { sku: `${sku}-1`, options: ["S"], price: 50_000, promoPrice: 40_000, stock: stock[0]! },
      { sku: `${sku}-2`, options: ["M"], price: 45_000, stock: stock[1]! },
      { sku: `${sku}-3`, options: ["L"], price: 60_000, stock: stock[2]! },
    ],
  });
  const small = { price: 50_000, promoPrice: 40_000, sortPrice: 40_000, onPromotion: true, priceFrom: true };
  const medium = { price: 45_000, promoPrice: null, sortPrice: 45_000, onPromotion: false, priceFrom: true };
  const large = { price: 60_000, promoPrice: null, sortPrice: 60_000, onPromotion: false, priceFrom: false };

  test("while pieces are sold, reserved and returned", async () => {
    const id = await save("sizes", sizes("sizes"), [plain, dearer]);
    const [s, m, l] = (await variantsOf(id)).map((variant) => pieceOf(id, variant.id));
    expect(await listingOf(id)).toMatchObject({ ...small, inStock: true });
    await take(s!);
    expect(await listingOf(id)).toMatchObject({ ...medium, inStock: true });
    expect((await listingOf(id, dearer)).sortPrice).toBe(47_300);
    await database.transaction((tx) => holdStock(tx, [m!]));
    expect(await listingOf(id)).toMatchObject({ ...large, inStock: true });
    await take(l!);
    expect(await listingOf(id)).toMatchObject({ ...small, inStock: false });
    await database.transaction((tx) => releaseStock(tx, [m!]));
    expect(await listingOf(id)).toMatchObject({ ...medium, priceFrom: false, inStock: true });
    await database.transaction((tx) => returnStock(tx, [s!, l!]));
    expect(await listingOf(id)).toMatchObject({ ...small, inStock: true });
  });

  test("on import, and by the store's own stock if it has some", async () => {
    const id = await save("counts", sizes("counts", [0, 3, 3]), [plain, dearer]);
    expect(await listingOf(id)).toMatchObject(medium);
    const own = (pieces: number | null) =>
      database.transaction((tx) => setStock(tx, { sku: "counts-2", storeId: plain, pieces, actor: "test" }));
    await own(0);
    expect([(await listingOf(id)).sortPrice, (await listingOf(id, dearer)).sortPrice]).toEqual([60_000, 47_300]);
    await own(null);
    expect(await listingOf(id)).toMatchObject(medium);
    await database.transaction((tx) =>
      upsertProducts(tx, [sampleProduct("counts", sizes("counts", [2, 3, 3]))], { at }),
    );
    expect(await listingOf(id)).toMatchObject(small);
  });

  test("a variant with price on request cannot be bought", async () => {
    const [first, ...others] = sizes("request").variants!;
    const id = await save("request", sizes("request", [0, 0, 0]));
    await save("request", { ...sizes("request"), variants: [{ ...first!, price: null, promoPrice: null }, ...others] });
    const [, m] = await variantsOf(id);
    await take(pieceOf(id, m!.id));
    expect(await listingOf(id)).toMatchObject(large);
  });
});

test("counts of categories and brands stay right when products are added, removed and moved, also concurrently", async () => {
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      save(`shelf-${index}`, { brand: `Brand ${index % 3}`, category: index % 2 ? "dome" : "ipad" }),
    ),
  );
  await db.delete(listings).where(eq(listings.productId, ids[0]!));
  await database.transaction((tx) =>
    upsertProducts(tx, [sampleProduct("shelf-1", { category: "smartphone", brand: null })], { at }),
  );
  await db.execute(sql`delete from products where id = ${ids[2]!}`);
  const { rows } = await db.execute(sql`
    with counted as (
      select store_id, shelf, shelf_id, count(*)::integer as total
      from listings cross join lateral (values ('all', 0), ('category', category_id), ('subcategory', subcategory_id), ('brand', brand_id)) s (shelf, shelf_id)
      where shelf_id is not null group by 1, 2, 3)
    select * from counted full join (select * from shelf_counts where total <> 0) kept using (store_id, shelf, shelf_id)
    where counted.total is distinct from kept.total`);
  expect(rows).toEqual([]);
});

test("removing a store removes its listings", async () => {
  const closing = await insertStore(db, { code: "S009" });
  const id = await save("closing", twoColours("closing"), [closing]);
  await db.execute(sql`delete from stores where id = ${closing}`);
  expect(await db.select().from(listingVariants).where(eq(listingVariants.productId, id))).toEqual([]);
});

/** What is told of while something is done. */
async function toldWhile(run: () => Promise<unknown>): Promise<Change[]> {
  const changes: Change[] = [];
  const listener = listenForChanges(database.url, { warn: console.error, info: () => undefined });
  await new Promise<void>((ready) =>
    listener.subscribe({ onChange: (change) => void changes.push(change), onReset: ready }),
  );
  await run();
  // Changes come in the order of their transactions.
  await publishChange(db, { kind: "content" });
  await expect.poll(() => changes.at(-1)?.kind).toBe("content");
  await listener.close();
  return changes.slice(0, -1);
}

const places = expect.objectContaining({ categories: expect.any(Array) });

test("caches are told what changed in which store, and nothing else", async () => {
  const id = await save("told", { stock: 1 }, [plain, dearer]);
  const told = await toldWhile(async () => {
    await database.transaction((tx) => upsertProducts(tx, [sampleProduct("told", { stock: 1 })], { at }));
    await take(pieceOf(id));
  });
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining(
      [plain, dearer].map((storeId) => ({ kind: "product", storeId, ids: [id], places, beside: expect.any(Array) })),
    ),
  );
});

test("a product that sells better may now be shown as related in its category; one with a higher price may not", async () => {
  const id = await save("ranked", { popularity: 1, price: 1000 }, [plain]);
  const besides = async (record: object) =>
    (await toldWhile(() => save("ranked", { popularity: 1, price: 1000, ...record }, [plain]))).map(
      ({ ids, beside }) => [ids, beside],
    );
  const [{ categoryId, subcategoryId } = { categoryId: 0, subcategoryId: 0 }] = await db
    .select()
    .from(listings)
    .where(eq(listings.productId, id));
  expect(await besides({ price: 1100 })).toEqual([
    [[id], undefined],
    [[id], undefined],
  ]);
  expect(await besides({ price: 1100, popularity: 2 })).toEqual([
    [[id], expect.arrayContaining([categoryId, subcategoryId])],
    [[id], undefined],
  ]);
});

test("changes of the last few pieces are published for the products' pages, once per order; others are not", async () => {
  const [first, second, many] = [
    await save("few-1", { stock: 6 }),
    await save("few-2", { stock: 5 }),
    await save("few-3", { stock: 50 }),
  ];
  expect(await toldWhile(() => take(pieceOf(first), pieceOf(second, 0, 2), pieceOf(many)))).toEqual([
    { kind: "product", ids: [first, second], onlyOwnPage: true },
  ]);
  expect(await toldWhile(() => database.transaction((tx) => holdStock(tx, [pieceOf(first)])))).toEqual([
    { kind: "product", ids: [first], onlyOwnPage: true },
  ]);
  expect(await toldWhile(() => database.transaction((tx) => takeHeldStock(tx, [pieceOf(first)])))).toEqual([]);
});

test("a variant that sells out is published for lists too, since the card shows another one", async () => {
  const id = await save("went", twoColours("went"));
  const [black] = await variantsOf(id);
  expect(await toldWhile(() => take(pieceOf(id, black!.id)))).toEqual([
    { kind: "product", storeId: plain, ids: [id], places },
  ]);
});

test("a store's own count of the last pieces is published there, with the number before", async () => {
  await save("counted", { stock: 5 }, [plain, dearer]);
  const count = (pieces: number | null) =>
    toldWhile(() =>
      database.transaction((tx) => setStock(tx, { sku: "counted", storeId: plain, pieces, actor: "test" })),
    );
  const told = [expect.objectContaining({ storeId: plain, onlyOwnPage: true })];
  expect([await count(5), await count(3), await count(null), await count(90), await count(80)]).toEqual([
    [],
    told,
    told,
    told,
    [],
  ]);
});

test("a store's new price with the same promotion is published although the price to pay stays", async () => {
  const id = await save("struck", { stock: 1 }, [plain]);
  const price = (amount: number) => ({ price: amount, promoPrice: 500, promoEndsAt: null });
  const set = (amount: number) =>
    database.transaction((tx) => setStorePrice(tx, plain, { sku: "struck", actor: "test", at }, price(amount)));
  await set(900);
  expect(await toldWhile(() => set(1000))).toEqual([
    expect.objectContaining({ kind: "product", storeId: plain, ids: [id] }),
  ]);
});

test("setting one variant's price keeps the end of the others' promotions, in the catalogue and in a store", async () => {
  const promoted = twoColours("ends", { promoEndsAt: inAnHour });
  const id = await save(
    "ends",
    { ...promoted, variants: promoted.variants!.map((variant) => ({ ...variant, promoPrice: 40_000 })) },
    [plain, dearer],
  );
  const change = { actor: "test", at };
  const alone = { price: 48_000, promoPrice: null, promoEndsAt: null };
  await database.transaction((tx) => setCatalogPrice(tx, { sku: "ends-1", ...change }, alone));
  await database.transaction((tx) => setStorePrice(tx, plain, { sku: "ends-1", ...change }, alone));
  expect(
    (await Promise.all([plain, dearer].map((storeId) => listingOf(id, storeId)))).map(({ promoEndsAt }) => promoEndsAt),
  ).toEqual([inAnHour, inAnHour]);

  const inTwoHours = new Date(inAnHour.getTime() + 3_600_000);
  await database.transaction((tx) =>
    setCatalogPrice(tx, { sku: "ends-2", ...change }, { price: 50_000, promoPrice: 39_000, promoEndsAt: inTwoHours }),
  );
  expect((await listingOf(id)).promoEndsAt).toEqual(inTwoHours);
  await database.transaction((tx) =>
    setStorePrice(
      tx,
      plain,
      { sku: "ends-2", ...change },
      { price: 50_000, promoPrice: 38_000, promoEndsAt: inAnHour },
    ),
  );
  expect(
    (await Promise.all([plain, dearer].map((storeId) => listingOf(id, storeId)))).map(({ promoEndsAt }) => promoEndsAt),
  ).toEqual([inAnHour, inTwoHours]);
});

test("an ended promotion of a variant does not return with another variant's, in the catalogue or in a store", async () => {
  const anHourAgo = new Date(at.getTime() - 3_600_000);
  const promoted = twoColours("over", { promoEndsAt: anHourAgo });
  const id = await save(
    "over",
    { ...promoted, variants: promoted.variants!.map((variant) => ({ ...variant, promoPrice: 40_000 })) },
    [plain, dearer],
  );
  const white = (await variantsOf(id))[1]!;
  const promoOf = async (storeId: number) =>
    (
      await db
        .select()
        .from(listingVariants)
        .where(and(eq(listingVariants.storeId, storeId), eq(listingVariants.variantId, white.id)))
    )[0]!.promoPrice;
  const price = { price: 50_000, promoPrice: 45_000, promoEndsAt: inAnHour };
  await database.transaction((tx) => setStorePrice(tx, plain, { sku: "over-1", actor: "test", at }, price));
  expect(await promoOf(plain)).toBeNull();
  await database.transaction((tx) => setCatalogPrice(tx, { sku: "over-1", actor: "test", at }, price));
  expect(await promoOf(dearer)).toBeNull();
});

describe("promotions of variants with different ends in a store", () => {
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
  const promosOf = async (productId: number) =>
    (
      await db
        .select()
        .from(listingVariants)
        .where(eq(listingVariants.productId, productId))
        .orderBy(asc(listingVariants.variantId))
    ).map(({ promoPrice }) => promoPrice);
  const inStore = (sku: string, promoPrice: number, promoEndsAt: Date | null, now = at) =>
    database.transaction((tx) =>
      setStorePrice(tx, plain, { sku, actor: "test", at: now }, { price: 50_000, promoPrice, promoEndsAt }),
    );
  const inCatalog = (sku: string, promoPrice: number, promoEndsAt: Date | null, now = at) =>
    database.transaction((tx) =>
      setCatalogPrice(tx, { sku, actor: "test", at: now }, { price: 50_000, promoPrice, promoEndsAt }),
    );
  const end = (now: Date) => endPromotions({ database, now: () => now });

  test("an ended one of the store does not return with another", async () => {
    const id = await save("gone-1", twoColours("gone-1"));
    await inStore("gone-1-1", 40_000, later(1));
    await inStore("gone-1-2", 45_000, later(3), later(2));
    expect(await promosOf(id)).toEqual([null, 45_000]);
    expect(await listingOf(id)).toMatchObject({ sortPrice: 45_000, promoEndsAt: later(3) });
  });

  test("the catalogue's applies after the store's has ended", async () => {
    const id = await save("gone-2", twoColours("gone-2"));
    await inStore("gone-2-1", 40_000, later(1));
    await end(later(1));
    await inCatalog("gone-2-2", 45_000, later(3), later(2));
    expect(await promosOf(id)).toEqual([null, 45_000]);
    expect(await listingOf(id)).toMatchObject({ sortPrice: 45_000, promoEndsAt: later(3) });
  });

  test("the catalogue's ends while the store's continues, and the other way round", async () => {
    const id = await save("gone-3", twoColours("gone-3"));
    await inCatalog("gone-3-2", 45_000, later(1));
    await inStore("gone-3-1", 40_000, null);
    expect(await listingOf(id)).toMatchObject({ sortPrice: 40_000, promoEndsAt: later(1) });
    await end(later(1));
    expect(await promosOf(id)).toEqual([40_000, null]);
    expect(await listingOf(id)).toMatchObject({
      sortPrice: 40_000,
      onPromotion: true,
      priceFrom: true,
      promoEndsAt: null,
    });
    await inCatalog("gone-3-2", 45_000, null, later(2));
    await inStore("gone-3-1", 40_000, later(3), later(2));
    await end(later(3));
    expect(await promosOf(id)).toEqual([null, 45_000]);
  });

  test("one of a variant that is not the cheapest is taken off too", async () => {
    const [first, second] = twoColours("gone-4").variants!;
    const id = await save(
      "gone-4",
      twoColours("gone-4", {
        promoEndsAt: later(1),
        variants: [
          { ...first!, price: 30_000 },
          { ...second!, promoPrice: 45_000 },
        ],
      }),
    );
    expect(await listingOf(id)).toMatchObject({ onPromotion: false, promoEndsAt: later(1) });
    await end(later(1));
    expect(await promosOf(id)).toEqual([null, null]);
    expect(await listingOf(id)).toMatchObject({ promoEndsAt: null });
  });
});
