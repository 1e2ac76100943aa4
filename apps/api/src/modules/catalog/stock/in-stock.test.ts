import { describe, expect, test } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { pieceOf, pricedStores, twoColours } from "../../../testing/shops/priced-stores.ts";
import type { ProductRecord } from "../records/product-record.ts";
import { upsertProducts } from "../records/upsert-products.ts";
import { holdStock, releaseStock, returnStock } from "./move-stock.ts";
import { setStock } from "./set-stock.ts";

const { database, at, stores, save, listingOf, variantsOf, take } = await pricedStores();

test("a product is in stock until its last piece is sold or reserved, and again when one returns", async () => {
  const id = await save("last", { stock: 2 }, [stores.plain, stores.dearer]);
  await take(pieceOf(id));
  expect((await listingOf(id)).inStock).toBe(true);
  await database.transaction((tx) => holdStock(tx, [pieceOf(id)]));
  expect([await listingOf(id), await listingOf(id, stores.dearer)].map(({ inStock }) => inStock)).toEqual([
    false,
    false,
  ]);
  await database.transaction((tx) => releaseStock(tx, [pieceOf(id)]));
  expect((await listingOf(id)).inStock).toBe(true);
});

test("a store's own stock replaces the pool's", async () => {
  const id = await save("pool", { stock: 5 }, [stores.plain, stores.dearer]);
  await database.transaction((tx) => setStock(tx, { sku: "pool", storeId: stores.plain, pieces: 0, actor: "test" }));
  expect([(await listingOf(id)).inStock, (await listingOf(id, stores.dearer)).inStock]).toEqual([false, true]);
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
    const id = await save("sizes", sizes("sizes"), [stores.plain, stores.dearer]);
    const [s, m, l] = (await variantsOf(id)).map((variant) => pieceOf(id, variant.id));
    expect(await listingOf(id)).toMatchObject({ ...small, inStock: true });
    await take(s!);
    expect(await listingOf(id)).toMatchObject({ ...medium, inStock: true });
    expect((await listingOf(id, stores.dearer)).sortPrice).toBe(47_300);
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
    const id = await save("counts", sizes("counts", [0, 3, 3]), [stores.plain, stores.dearer]);
    expect(await listingOf(id)).toMatchObject(medium);
    const own = (pieces: number | null) =>
      database.transaction((tx) => setStock(tx, { sku: "counts-2", storeId: stores.plain, pieces, actor: "test" }));
    await own(0);
    expect([(await listingOf(id)).sortPrice, (await listingOf(id, stores.dearer)).sortPrice]).toEqual([60_000, 47_300]);
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
