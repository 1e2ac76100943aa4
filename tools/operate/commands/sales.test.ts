import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { cambodianDay } from "@shop/kit/date";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertShopper, type Shopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { placeTransfer } from "@shop/api/testing/shops/place-transfer";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, database, services } = shop;
const more = (["bankTransfer", "anakut"] as const).map((type) => ({ type, discountPercent: 0 }));
const store = await insertStore(database.db, {
  settings: { ...payableSettings, payments: [...payableSettings.payments, ...more] },
});
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);

let files = 0;
async function exported(...words: string[]): Promise<Record<string, string>[]> {
  const file = join(services.env.dataDir, `accounts-${++files}.csv`);
  await run("sales", "export", file, ...words);
  return parse(readFileSync(file, "utf8"), { bom: true, columns: true });
}

test("the accountant sees what was sold, received and refunded on each day, in each way", async () => {
  const { id } = await insertProduct(database.db, [store], { price: 1000, pieces: 99 });
  const placed = async (way: string, who: Shopper) => {
    const reply = await desk.post("/checkout", who, { address: who.addressId, payment_type: way });
    return reply.body.data.order_id as string;
  };
  const shopper = () => insertShopper(services, store, [{ productId: id, quantity: 2 }]);
  const atDoor = await placed("cod", await shopper());
  for (const state of ["confirmed", "packed", "on_the_way", "delivered"]) await run("order", "move", atDoor, state);
  await run("refund", "amount", atDoor, "5", "A scratch", "--to", "store-cash");
  await placed("cod", await shopper());
  const transfer = await placeTransfer(shop, desk, store);
  await run("payment", "verify", transfer.number);
  await run("order", "move", transfer.number, "cancelled");
  await run("refund", "owed", transfer.number);
  const saver = await shopper();
  await run("cash", "top-up", saver.phone, "30", "--store", "S001");
  await run("cash", "pay-out", saver.phone, "10", "--store", "S001");
  await placed("anakut", saver);
  await database.pool.query(
    "insert into payment_transactions (way, hash, payment_id, amount, currency, received_at, refund_reason, refunded_at) select 'khqr', 'twice', id, 4000, 'KHR', '2026-01-01T00:30+07', 'duplicate', '2026-01-02T00:30+07' from payments where order_id = (select id from orders where number = $1)",
    [atDoor],
  );
  await database.pool.query(
    "update payments set way = 'khqr' where id = (select payment_id from payment_transactions)",
  );

  const zero = { orders: "0", goods: "0", discount: "0", delivery: "0", total: "0", received: "0", refunded: "0" };
  const none = { store: "S001", currency: "USD", ...zero, refunded_to_store_cash: "0" };
  const two = { orders: "1", goods: "20", total: "20" };
  const today = cambodianDay(services.now());
  const old = { ...none, payment: "khqr", currency: "KHR" };
  expect(await exported()).toEqual([
    { ...old, day: "2026-01-01", received: "4000" },
    { ...old, day: "2026-01-02", refunded: "4000" },
    { ...none, day: today, payment: "anakut", ...two, received: "20" },
    { ...none, day: today, payment: "bankTransfer", received: "20", refunded: "20" },
    { ...none, day: today, payment: "cash top-up", received: "30", refunded: "10" },
    { ...none, day: today, payment: "cod", ...two },
    { ...none, day: today, payment: "khqr", ...two, refunded: "5", refunded_to_store_cash: "5" },
  ]);
  expect(await exported("--to", "2026-01-01")).toEqual([{ ...old, day: "2026-01-01", received: "4000" }]);
  await insertStore(database.db, { code: "S002" });
  expect(await exported("--store", "S002")).toEqual([]);
});
