import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listenForChanges, publishChange, type Change } from "../../../platform/changes/changes.ts";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { pieceOf, pricedStores, twoColours } from "../../../testing/shops/priced-stores.ts";
import { upsertProducts } from "../records/upsert-products.ts";
import { holdStock, takeHeldStock } from "../stock/move-stock.ts";
import { setStock } from "../stock/set-stock.ts";
import { listings } from "../tables.ts";
import { setStorePrice } from "./set-price.ts";

const { database, db, at, stores, save, variantsOf, take } = await pricedStores();

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
  const id = await save("told", { stock: 1 }, [stores.plain, stores.dearer]);
  const told = await toldWhile(async () => {
    await database.transaction((tx) => upsertProducts(tx, [sampleProduct("told", { stock: 1 })], { at }));
    await take(pieceOf(id));
  });
  expect(told).toHaveLength(2);
  expect(told).toEqual(
    expect.arrayContaining(
      [stores.plain, stores.dearer].map((storeId) => ({
        kind: "product",
        storeId,
        ids: [id],
        places,
        beside: expect.any(Array),
      })),
    ),
  );
});

test("a product that sells better may now be shown as related in its category; one with a higher price may not", async () => {
  const id = await save("ranked", { popularity: 1, price: 1000 }, [stores.plain]);
  const besides = async (record: object) =>
    (await toldWhile(() => save("ranked", { popularity: 1, price: 1000, ...record }, [stores.plain]))).map(
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
    { kind: "product", storeId: stores.plain, ids: [id], places },
  ]);
});

test("a store's own count of the last pieces is published there, with the number before", async () => {
  await save("counted", { stock: 5 }, [stores.plain, stores.dearer]);
  const count = (pieces: number | null) =>
    toldWhile(() =>
      database.transaction((tx) => setStock(tx, { sku: "counted", storeId: stores.plain, pieces, actor: "test" })),
    );
  const told = [expect.objectContaining({ storeId: stores.plain, onlyOwnPage: true })];
  expect([await count(5), await count(3), await count(null), await count(90), await count(80)]).toEqual([
    [],
    told,
    told,
    told,
    [],
  ]);
});

test("a store's new price with the same promotion is published although the price to pay stays", async () => {
  const id = await save("struck", { stock: 1 }, [stores.plain]);
  const price = (amount: number) => ({ price: amount, promoPrice: 500, promoEndsAt: null });
  const set = (amount: number) =>
    database.transaction((tx) => setStorePrice(tx, stores.plain, { sku: "struck", actor: "test", at }, price(amount)));
  await set(900);
  expect(await toldWhile(() => set(1000))).toEqual([
    expect.objectContaining({ kind: "product", storeId: stores.plain, ids: [id] }),
  ]);
});
