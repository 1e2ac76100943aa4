import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stock, variants } from "@shop/api/modules/catalog/tables";
import { twoStores } from "../testing/two-stores.ts";

const { db, here, other, cable, run, listing } = await twoStores();

test("stock in the pool and in a store, as lists show", async () => {
  await run("stock", "set", "CABLE", "0");
  expect([(await listing(here, cable))!.inStock, (await listing(other, cable))!.inStock]).toEqual([false, false]);
  await run("stock", "set", "CABLE", "3", "--store", "S001");
  expect([(await listing(here, cable))!.inStock, (await listing(other, cable))!.inStock]).toEqual([true, false]);
  await run("stock", "set", "CABLE", "-", "--store", "S001");
  expect((await listing(here, cable))!.inStock).toBe(false);
  await run("stock", "set", "CABLE", "7");
  expect((await listing(here, cable))!.inStock).toBe(true);
});

test("stock cannot be set below what open payments reserve", async () => {
  const [white] = await db.select().from(variants).where(eq(variants.sku, "PHONE-White"));
  await db.update(stock).set({ held: 2 }).where(eq(stock.variantId, white!.id));
  await expect(run("stock", "set", "PHONE-White", "1")).rejects.toThrow("Open payments reserve 2 of PHONE-White");
  await run("stock", "set", "PHONE-White", "9");
  expect(await db.select().from(stock).where(eq(stock.variantId, white!.id))).toMatchObject([{ onHand: 9, held: 2 }]);
});

test.each([["-1"], ["1.5"], ["-"], ["many"], ["999999999"]])("%s pieces in the pool are refused", async (pieces) => {
  await expect(run("stock", "set", "CABLE", pieces)).rejects.toThrow("is not a whole number from 0 to 99999999");
});
