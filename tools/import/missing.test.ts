import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { removeMissing } from "@shop/api/flows/catalog/remove-missing";
import { auditTrail } from "@shop/api/platform/tables";
import { insertCategories, sampleProduct, sell } from "@shop/api/testing/samples/catalog";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { testApi } from "@shop/api/testing/shops/test-api";
import { mappings } from "./mappings/all.ts";
import { assertPlausible, missingLines, readMissing } from "./missing.ts";
import type { Line } from "./read-lines.ts";

const shop = await testApi();
const { api, call, database, services } = shop;
const { db } = database;
const here = await insertStore(db, { settings: payableSettings });
const there = await insertStore(db, { code: "S002" });
await api.directory.load();
const desk = paymentDesk(shop);
const ids: Record<string, number> = {};

beforeAll(async () => {
  await insertCategories(db);
  const colours = [
    { sku: "CASE-R", options: ["Red"], price: 500, stock: 3 },
    { sku: "CASE-B", options: ["Blue"], price: 500, stock: 3 },
  ];
  const goods = [
    sampleProduct("KEPT"),
    sampleProduct("GONE"),
    sampleProduct("CASE", { optionGroups: [{ en: "Colour" }], variants: colours }),
    sampleProduct("123"),
  ];
  await database.transaction(async (tx) => {
    const added = await sell(tx, goods, [here]);
    goods.forEach(({ sku }, index) => (ids[sku] = added[index]!));
    await sell(tx, [goods[1]!], [there]);
  });
});

const missingIn = (lines: (Record<string, unknown> | string)[], mapping: keyof typeof mappings = "native") =>
  readMissing(
    database,
    async function* () {
      for (const [index, fields] of lines.entries())
        yield (
          typeof fields === "string" ? { number: index + 1, error: fields } : { number: index + 1, fields }
        ) as Line;
    },
    { mapping: mappings[mapping], storeIds: [here, there] },
  );

test("a product is in a file by its own SKU or that of a variant, also in a line that is refused", async () => {
  const missing = await missingIn([{ sku: "KEPT" }, { sku: "CASE-B", stock: 1 }, { sku: 123, prize: 5 }]);
  expect(missing).toEqual([
    { storeId: here, listed: 4, ids: [ids["GONE"]], first: [{ sku: "GONE", name: "Phone GONE" }] },
    { storeId: there, listed: 1, ids: [ids["GONE"]], first: [{ sku: "GONE", name: "Phone GONE" }] },
  ]);
  expect([...missingLines(missing.slice(0, 1), { codes: ["S001"], file: "goods.csv" })]).toEqual([
    "S001 sells 4 products; goods.csv does not have 1 of them",
    "  GONE  Phone GONE",
  ]);
  expect(() => assertPlausible(missing, ["S001", "S002"])).toThrow(
    "S002 would lose more than half of what it sells. Nothing was changed",
  );
  expect(() => assertPlausible(missing.slice(0, 1), ["S001"])).not.toThrow();
});

test.each([
  ["a line that cannot be read", () => missingIn([{ sku: "KEPT" }, "is not JSON"]), "line 2 has no SKU"],
  ["a line without a SKU", () => missingIn([{ name: "Lamp" }]), "line 1 has no SKU"],
  ["a line of another format that is refused", () => missingIn([{ sku: "KEPT" }], "bestbuy"), "line 1 has no SKU"],
  ["an empty file", () => missingIn([]), "The file has no lines"],
])("with %s nobody knows what is missing", async (_, look, message) => {
  await expect(look()).rejects.toThrow(message);
});

test("what is removed stays in orders, wishlists and carts, where it cannot be bought, and in other stores", async () => {
  const [gone, kept] = [ids["GONE"]!, ids["KEPT"]!];
  const buy = { quantity: 1, note: null };
  const who = await insertShopper(services, here, [{ productId: gone, ...buy }]);
  const [wished] = [await desk.post("/api/wishlist/add", who, { product_id: gone, quantity: 1 })];
  expect(wished.status).toBe(200);
  const number = (await desk.post("/checkout", who, { address: who.addressId, payment_type: "cod" })).body.data
    .order_id as string;
  await desk.post("/api/cart/add", who, { product_id: gone, quantity: 1 });
  const paying = await insertShopper(services, here, [{ productId: gone, ...buy }]);
  const code = (await desk.khqr(paying)).body.data.payment_id as string;

  const [missing] = await missingIn([{ sku: "KEPT" }, { sku: "CASE" }, { sku: "123" }]);
  const trail = { actor: "staff:sokha", file: "goods.csv" };
  expect(await removeMissing(database, missing!, trail)).toBe(1);
  expect(await removeMissing(database, missing!, trail)).toBe(0);

  const see = async (path: string) => (await call(path, { headers: who.headers })).body;
  expect((await see(`/api/product/${gone}&store_code=S001`)).error).toBe("product_not_found");
  expect((await see(`/api/product/${gone}&store_code=S002`)).data).toMatchObject({ id: gone });
  expect((await see("/api/products?name=GONE&store_code=S001")).data).toEqual([]);
  expect((await see("/api/products?name=GONE&store_code=S002")).data).toMatchObject([{ id: gone }]);
  expect((await see("/api/wishlist")).data).toMatchObject([{ id: gone, price: null }]);
  expect((await see("/api/cart")).data).toMatchObject([{ product_id: gone, available: false }]);
  expect(await desk.post("/checkout", who, { address: who.addressId, payment_type: "cod" })).toMatchObject({
    status: 404,
    body: { error: "product_not_found" },
  });
  expect((await see(`/api/checkout/history/detail/${number}`)).data).toMatchObject([{ product_id: gone, price: 100 }]);
  expect((await desk.post(`/api/checkout/history/again/${number}`, who, undefined)).body.data).toMatchObject({
    added: 0,
    missing: ["Phone GONE"],
  });
  await desk.post("/api/cart/add", who, { product_id: kept, quantity: 1 });
  expect(await see("/api/cart")).toMatchObject({ total: 100 });

  // A code that was open is still paid for what it was made for.
  expect(await desk.bank(code, "approve")).toBe(200);
  await desk.settles(paying, code, "paid");
  expect(await desk.orders(paying)).toHaveLength(1);

  expect(
    await db
      .select()
      .from(auditTrail)
      .where(sql`action = 'unlist-missing'`),
  ).toMatchObject([
    { storeId: here, actor: "staff:sokha", entity: "catalogue", entityId: "goods.csv", before: { skus: ["GONE"] } },
  ]);
});
