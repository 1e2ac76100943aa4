import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, database, services } = shop;
const store = await insertStore(database.db, {
  settings: { delivery: { feeByProvince: {}, freeFrom: null, daysByProvince: {} } },
});
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);

/** An order for 50 dollars in cash, on the way. */
async function onTheWay(): Promise<string> {
  const { id: productId } = await insertProduct(database.db, [store], { price: 5000 });
  const who = await insertShopper(services, store, [{ productId, quantity: 1 }]);
  const { body } = await desk.post("/checkout", who, { address: who.addressId, payment_type: "cod" });
  const number: string = body.data.order_id;
  for (const state of ["confirmed", "packed", "on_the_way"]) await run("order", "move", number, state);
  return number;
}

let files = 0;
/** Total, received and refunded of all days, as the accountant gets them. */
async function accounts(): Promise<string[][]> {
  const file = join(services.env.dataDir, `accounts-${++files}.csv`);
  await run("sales", "export", file);
  const [head, ...rows] = readFileSync(file, "utf8")
    .replace("\uFEFF", "")
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  return rows.map((row) => ["total", "received", "refunded"].map((name) => row[head!.indexOf(name)]!));
}

test("cash that is short is received as it came, and the order goes on; no more than that is owed if it returns", async () => {
  const number = await onTheWay();
  await expect(run("payment", "short", number, "48", "No change")).rejects.toThrow(
    `${number} is cod pending: only the cash of a delivered order can be short`,
  );
  await run("order", "move", number, "delivered");
  for (const amount of ["50", "51"])
    await expect(run("payment", "short", number, amount, "No change")).rejects.toThrow("less than $50.00");
  expect(await run("payment", "short", number, "48", "No change")).toBe(`${number}: $2.00 are missing`);
  expect(await accounts()).toEqual([["50", "48", "0"]]);
  expect(await run("order", "show", number)).toContain("Payment: cod paid $48.00");
  expect(await run("order", "move", number, "returned")).toContain("Owed back: $48.00");
});

test("a delivery that was recorded by mistake costs its whole total again", async () => {
  const number = await onTheWay();
  await run("order", "move", number, "delivered");
  await run("payment", "short", number, "48", "No change");
  await run("order", "move", number, "on_the_way", "--note", "We took another order for yours");
  expect(await run("order", "show", number)).toContain("Payment: cod pending $50.00");
});

test("what was paid back is never more than what came", async () => {
  const number = await onTheWay();
  await run("order", "move", number, "delivered");
  await run("refund", "amount", number, "20", "A scratch");
  await expect(run("payment", "short", number, "19.99", "No change")).rejects.toThrow("at least what was paid back");
  await run("payment", "short", number, "20", "No change");
});
