import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sampleProduct } from "../../../testing/samples/catalog.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { pricedStores, twoColours } from "../../../testing/shops/priced-stores.ts";
import { upsertProducts } from "../records/upsert-products.ts";
import { listingVariants, listings } from "../tables.ts";
import { endPromotions } from "./end-promotions.ts";

const { database, db, at, inAnHour, stores, save, listingOf } = await pricedStores();

test.each([
  [100, 105],
  [499, 524],
  [1_000, 1_050],
  [1_234, 1_300],
  [61_900, 65_000],
])("a store's percentage turns %i cents into %i, a usual price", async (cents, price) => {
  const id = await save(`percent-${cents}`, { price: cents }, [stores.plain, stores.dearer]);
  expect((await listingOf(id)).price).toBe(cents);
  expect((await listingOf(id, stores.dearer)).price).toBe(price);
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
  const id = await save("rounded", { price: 10_010, promoPrice: 9_990 }, [stores.dearer]);
  expect(await listingOf(id, stores.dearer)).toMatchObject({ price: 10_500, promoPrice: null, onPromotion: false });
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
      save(sku, { price: 10_000, promoPrice: 8_000, promoEndsAt: inAnHour }, [stores.plain, stores.dearer]),
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
  const id = await save("own", { price: 10_000 }, [stores.plain, stores.dearer]);
  await db
    .update(listings)
    .set({ price: 7_000, ownPrice: true })
    .where(and(eq(listings.productId, id), eq(listings.storeId, stores.plain)));
  await database.transaction((tx) => upsertProducts(tx, [sampleProduct("own", { price: 20_000 })], { at }));
  expect(await listingOf(id)).toMatchObject({ price: 7_000, sortPrice: 7_000 });
  expect(await listingOf(id, stores.dearer)).toMatchObject({ price: 21_000 });
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
