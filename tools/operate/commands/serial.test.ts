import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products } from "@shop/api/modules/catalog/tables";
import { insertCustomer } from "@shop/api/testing/samples/customer";
import { placeSampleOrder } from "@shop/api/testing/samples/order";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const { api, call, database, services } = await testApi();
// If a store publishes no code, its order numbers contain none.
const numbers = { S001: "S001-26-2345-672A", S016: "26-2345-672A" };
const skus: string[] = [];

beforeAll(async () => {
  for (const [code, number] of Object.entries(numbers)) {
    const storeId = await insertStore(database.db, { code });
    const { customerId } = await insertCustomer(services, storeId);
    const { id: productId } = await insertProduct(database.db, [storeId]);
    skus.push(
      (await database.db.select({ sku: products.sku }).from(products).where(eq(products.id, productId)))[0]!.sku,
    );
    await database.transaction((tx) =>
      placeSampleOrder(tx, { storeId, customerId, number, lines: [{ productId }], at: services.now() }),
    );
  }
  await api.directory.load();
});

const run = commandLine(services);
const state = async (code: string, serial: string) =>
  (await call(`/api/warranty?store_code=${code}&serial=${serial}`)).body.error ?? "found";

test("serial add finds the order, also without a store's code; serial remove deletes the number", async () => {
  await run("serial", "add", numbers.S001, skus[0]!, "SN 1234567");
  expect([await state("S001", "sn1234567"), await state("S016", "sn1234567")]).toEqual(["found", "warranty_not_found"]);
  await expect(run("serial", "add", numbers.S016, skus[1]!, "SN 1234567", "--store", "S001")).rejects.toThrow(
    "There is no order",
  );
  await run("serial", "add", numbers.S016, skus[1]!, "SN 1234567");
  expect(await state("S016", "sn1234567")).toBe("found");
  await run("serial", "remove", "S001", "SN-1234567");
  expect([await state("S001", "sn1234567"), await state("S016", "sn1234567")]).toEqual(["warranty_not_found", "found"]);
  await expect(run("serial", "remove", "S001", "SN-1234567")).rejects.toThrow("is not recorded");
});
