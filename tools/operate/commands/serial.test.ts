import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { products } from "@shop/api/modules/catalog/tables";
import { insertCustomer } from "@shop/api/testing/samples/customer";
import { placeSampleOrder } from "@shop/api/testing/samples/order";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertStore } from "@shop/api/testing/samples/store";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const { api, call, database, services } = await testApi();
// If a store publishes no code, its order numbers contain none.
const numbers = { S001: "S001-26-2345-672A", S016: "26-2345-672A" };
const skus: string[] = [];
/** Another order of the first store, of two pieces. */
let second: string;
let who: Shopper;

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
    if (code === "S001") who = await insertShopper(services, storeId, [{ productId, quantity: 2 }]);
  }
  await api.directory.load();
  const body = { address: who.addressId, payment_type: "cod" };
  const placed = await call("/api/checkout", { method: "POST", body, host: "s001.localhost", headers: who.headers });
  second = placed.body.data.order_number;
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
  await run("serial", "remove", "SN-1234567", "--store", "S001");
  expect([await state("S001", "sn1234567"), await state("S016", "sn1234567")]).toEqual(["warranty_not_found", "found"]);
  await expect(run("serial", "remove", "SN-1234567", "--store", "S001")).rejects.toThrow("is not recorded");
});

test("an exchanged piece: the number that is there is named, in the order too, and makes room for the new one", async () => {
  await run("serial", "add", numbers.S001, skus[0]!, "OLD-111");
  await expect(run("serial", "add", numbers.S001, skus[0]!, "NEW-222")).rejects.toThrow(
    "All pieces of this line have a serial number: OLD111. Remove that of a piece that was exchanged first, with serial remove",
  );
  await expect(run("serial", "add", second, skus[0]!, "OLD-111")).rejects.toThrow("recorded for another order");
  await run("serial", "add", second, skus[0]!, "TWO-333");
  expect(await run("order", "show", second)).toMatch(/\n {2}1\. 2 × .*\n {5}serial numbers: TWO333\n/);
  await expect(run("serial", "add", second, skus[0]!, "two 333")).rejects.toThrow("recorded for this order");
  await run("serial", "remove", "OLD-111", "--store", "S001");
  await run("serial", "add", numbers.S001, skus[0]!, "NEW-222");
});
