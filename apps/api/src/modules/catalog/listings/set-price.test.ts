import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { pricedStores, twoColours } from "../../../testing/shops/priced-stores.ts";
import { listingVariants } from "../tables.ts";
import { endPromotions } from "./end-promotions.ts";
import { setCatalogPrice, setStorePrice } from "./set-price.ts";

const { database, db, at, inAnHour, stores, save, listingOf, variantsOf } = await pricedStores();

test("setting one variant's price keeps the end of the others' promotions, in the catalogue and in a store", async () => {
  const promoted = twoColours("ends", { promoEndsAt: inAnHour });
  const id = await save(
    "ends",
    { ...promoted, variants: promoted.variants!.map((variant) => ({ ...variant, promoPrice: 40_000 })) },
    [stores.plain, stores.dearer],
  );
  const change = { actor: "test", at };
  const alone = { price: 48_000, promoPrice: null, promoEndsAt: null };
  await database.transaction((tx) => setCatalogPrice(tx, { sku: "ends-1", ...change }, alone));
  await database.transaction((tx) => setStorePrice(tx, stores.plain, { sku: "ends-1", ...change }, alone));
  expect(
    (await Promise.all([stores.plain, stores.dearer].map((storeId) => listingOf(id, storeId)))).map(
      ({ promoEndsAt }) => promoEndsAt,
    ),
  ).toEqual([inAnHour, inAnHour]);

  const inTwoHours = new Date(inAnHour.getTime() + 3_600_000);
  await database.transaction((tx) =>
    setCatalogPrice(tx, { sku: "ends-2", ...change }, { price: 50_000, promoPrice: 39_000, promoEndsAt: inTwoHours }),
  );
  expect((await listingOf(id)).promoEndsAt).toEqual(inTwoHours);
  await database.transaction((tx) =>
    setStorePrice(
      tx,
      stores.plain,
      { sku: "ends-2", ...change },
      { price: 50_000, promoPrice: 38_000, promoEndsAt: inAnHour },
    ),
  );
  expect(
    (await Promise.all([stores.plain, stores.dearer].map((storeId) => listingOf(id, storeId)))).map(
      ({ promoEndsAt }) => promoEndsAt,
    ),
  ).toEqual([inAnHour, inTwoHours]);
});

test("an ended promotion of a variant does not return with another variant's, in the catalogue or in a store", async () => {
  const anHourAgo = new Date(at.getTime() - 3_600_000);
  const promoted = twoColours("over", { promoEndsAt: anHourAgo });
  const id = await save(
    "over",
    { ...promoted, variants: promoted.variants!.map((variant) => ({ ...variant, promoPrice: 40_000 })) },
    [stores.plain, stores.dearer],
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
  await database.transaction((tx) => setStorePrice(tx, stores.plain, { sku: "over-1", actor: "test", at }, price));
  expect(await promoOf(stores.plain)).toBeNull();
  await database.transaction((tx) => setCatalogPrice(tx, { sku: "over-1", actor: "test", at }, price));
  expect(await promoOf(stores.dearer)).toBeNull();
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
      setStorePrice(tx, stores.plain, { sku, actor: "test", at: now }, { price: 50_000, promoPrice, promoEndsAt }),
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
