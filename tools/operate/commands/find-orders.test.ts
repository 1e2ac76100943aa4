import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { insertProduct } from "@shop/api/testing/samples/product";
import { insertShopper } from "@shop/api/testing/samples/shopper";
import { insertStore } from "@shop/api/testing/samples/store";
import { payableSettings, paymentDesk } from "@shop/api/testing/shops/payment-desk";
import { testApi } from "@shop/api/testing/shops/test-api";
import { commandLine } from "../testing/command-line.ts";

const shop = await testApi();
const { api, database, services } = shop;
const { db } = database;
const here = await insertStore(db, { settings: payableSettings });
const there = await insertStore(db, { code: "S002", settings: payableSettings });
await api.directory.load();
const desk = paymentDesk(shop);
const run = commandLine(services);

/** Numbers of the orders of four people. */
const orders: Record<"sokha" | "mum" | "ann" | "wang", string> = { sokha: "", mum: "", ann: "", wang: "" };

beforeAll(async () => {
  const lamp = await insertProduct(db, [here], { name: 'Lamp, 9"', price: 1050, pieces: 99 });
  const place = async (recipient: string, phone: string, placedAt: string, note: string | null) => {
    const who = await insertShopper(services, here, [{ productId: lamp.id, quantity: 2 }]);
    const reply = await desk.post("/checkout", who, { address: who.addressId, payment_type: "cod", note });
    const number = reply.body.data.order_id as string;
    await database.pool.query("update orders set placed_at = $1, delivery = delivery || $2 where number = $3", [
      placedAt,
      { recipient, phone },
      number,
    ]);
    return number;
  };
  orders.sokha = await place("Sokha Chan", "+85512345678", "2026-11-19T17:00:00Z", "=1+1");
  orders.mum = await place("ស្រីមុំ ចាន់", "+855961234567", "2026-11-20T16:59:59.999Z", null);
  orders.ann = await place("@Ann O'Neil_%", "+14155552671", "2026-11-20T17:00:00Z", "Ring twice\nat the\u001b[2Jback");
  orders.wang = await place("王芳", "+85512999888", "2026-11-21T03:00:00Z", null);
  await database.pool.query("update orders set store_id = $1, customer_id = $2 where number = $3", [
    there,
    (await insertShopper(services, there)).customerId,
    orders.wang,
  ]);
});

const found = async (...words: string[]) =>
  (await run("order", "list", ...words))
    .split("\n")
    .map((line) => Object.entries(orders).find(([, number]) => line.startsWith(number))?.[0] ?? line);

test.each([
  ["012345678", ["sokha"]],
  ["012 345 678", ["sokha"]],
  ["+855 12 345 678", ["sokha"]],
  ["00855 12-345-678", ["sokha"]],
  ["០១២ ៣៤៥", ["sokha"]],
  ["012", ["wang", "sokha"]],
  ["345 678", ["sokha"]],
  ["096", ["mum"]],
  ["+1 415 555 2671", ["ann"]],
  ["chan sok", ["sokha"]],
  ["ស្រីមុំ", ["mum"]],
  ["王", ["wang"]],
  ["王芳", ["wang"]],
  ["so", ["sokha"]],
  ["o'neil_%", ["ann"]],
  ["so_ha", ["no orders"]],
  ["011 111 111", ["no orders"]],
])("%s finds the orders of %j", async (typed, who) => expect(await found(typed)).toEqual(who));

test("a part of the number finds an order, with and without dashes", async () => {
  const end = orders.mum.slice(-9);
  expect(await found(end.toLowerCase())).toEqual(["mum"]);
  expect(await found(end.replace("-", ""))).toEqual(["mum"]);
  expect(await found(orders.mum)).toEqual(["mum"]);
  expect(await found(orders.mum, "--store", "S002")).toEqual(["no orders"]);
});

test("days are those of Cambodia, and narrow the list together with store and state", async () => {
  expect(await found("--from", "2026-11-20", "--to", "2026-11-20")).toEqual(["mum", "sokha"]);
  expect(await found("--from", "2026-11-21")).toEqual(["wang", "ann"]);
  expect(await found("--from", "2026-11-21", "--store", "S001")).toEqual(["ann"]);
  expect(await found("--to", "2026-11-21", "--state", "placed")).toEqual(["sokha", "mum", "ann", "wang"]);
  expect(await found("--to", "2026-11-20", "--state", "delivered")).toEqual(["no orders"]);
  await expect(run("order", "list", "--from", "20/11/2026")).rejects.toThrow('"20/11/2026" is not a day');
  await expect(run("order", "list", "--from", "2026-11-21", "--to", "2026-11-20")).rejects.toThrow("is after --to");
});

test("a list continues after an order, in its own direction", async () => {
  expect(await found("--after", orders.ann)).toEqual(["mum", "sokha"]);
  expect(await found("--after", orders.ann, "--state", "placed")).toEqual(["wang"]);
  expect(await found("chan", "--after", orders.sokha)).toEqual(["no orders"]);
  await expect(run("order", "list", "--after", orders.ann, "--store", "S002")).rejects.toThrow("There is no order");
});

test("the same selection is exported as CSV for Excel, in which shoppers' texts are no formulas", async () => {
  const file = join(services.env.dataDir, "november.csv");
  expect(await run("order", "export", file, "--store", "S001")).toBe(`3 orders in ${file}`);
  const text = readFileSync(file, "utf8");
  expect(text.startsWith("\uFEFFnumber,store,placed,")).toBe(true);
  expect(text.match(/\r\n/g)).toHaveLength(4);
  const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.map(({ number }) => number)).toEqual([orders.ann, orders.mum, orders.sokha]);
  expect(rows[0]).toMatchObject({
    recipient: "'@Ann O'Neil_%",
    phone: "'+14155552671",
    note: "Ring twice at the [2Jback",
  });
  expect(rows[1]).toMatchObject({ recipient: "ស្រីមុំ ចាន់", phone: "096 123 4567", placed: "2026-11-20 23:59", note: "" });
  expect(rows[2]).toMatchObject({
    store: "S001",
    state: "placed",
    payment: "cod",
    payment_state: "pending",
    currency: "USD",
    goods: "21",
    discount: "0",
    delivery: "0",
    total: "21",
    address: "Home, Street 51",
    lines: '2 × Lamp, 9" at $10.50',
    note: "'=1+1",
  });
  expect(statSync(file).mode & 0o077, "for others").toBe(0);
  await expect(run("order", "export", file)).rejects.toThrow(`${file} cannot be written: it exists already`);
  const nowhere = join(dirname(file), "nowhere", "orders.csv");
  await expect(run("order", "export", nowhere)).rejects.toThrow(/cannot be written: its directory does not exist$/);
});

const sales = async (...words: string[]) =>
  (await run("sales", ...words)).split("\n").map((line) => line.split(/ {2,}/));

test("sales are added up by day in Cambodia and by product, without orders that were cancelled", async () => {
  expect(await sales("days")).toEqual([
    ["2026-11-21", "S001", "1 order", "$21.00", "$0.00", "$0.00", "$0.00", "$21.00"],
    ["2026-11-21", "S002", "1 order", "$21.00", "$0.00", "$0.00", "$0.00", "$21.00"],
    ["2026-11-20", "S001", "2 orders", "$42.00", "$0.00", "$0.00", "$0.00", "$42.00"],
  ]);
  const here = ["--store", "S001", "--to", "2026-11-20"];
  await database.pool.query("update orders set state = 'cancelled' where number = $1", [orders.mum]);
  expect((await sales("days", ...here)).map(([day, , orders]) => [day, orders])).toEqual([["2026-11-20", "1 order"]]);
  expect(await sales("products", ...here)).toEqual([[expect.any(String), "2", "$21.00", 'Lamp, 9"']]);
  expect(await sales("products", "--to", "2026-11-19")).toEqual([["no sales"]]);
  await database.pool.query("update orders set state = 'placed' where number = $1", [orders.mum]);
});

test("sales are without what was refunded of an order, also of one that was paid in riel", async () => {
  await database.pool.query(
    "update payments set state = 'paid', amount = 84000, currency = 'KHR' where order_id = (select id from orders where number = $1)",
    [orders.mum],
  );
  await run("refund", "lines", orders.mum, "1:1", "One was missing", "--to", "sent");
  await run("refund", "amount", orders.mum, "4000", "A scratch", "--to", "sent");
  const here = ["--store", "S001", "--to", "2026-11-20"];
  expect(await sales("days", ...here)).toEqual([
    ["2026-11-20", "S001", "2 orders", "$42.00", "$0.00", "$0.00", "−$11.50", "$30.50"],
  ]);
  expect(await sales("products", ...here)).toEqual([[expect.any(String), "3", "$31.50", 'Lamp, 9"']]);
});

test("an export has more orders than a list", async () => {
  await database.pool.query(
    `with more as (
      insert into orders (store_id, customer_id, number, state, currency, total, discount, delivery_fee, grand_total, delivery, placed_at)
      select store_id, customer_id, 'MANY-' || n, 'cancelled', currency, total, discount, delivery_fee, grand_total, delivery, placed_at from orders, generate_series(1, 1100) n where number = $1
      returning *)
    insert into payments (reference, store_id, customer_id, way, state, amount, currency, priced, wish, attempt, order_id, created_at)
    select gen_random_uuid(), store_id, customer_id, 'cod', 'failed', grand_total, currency, '{}', 'cart', gen_random_uuid(), id, placed_at from more`,
    [orders.wang],
  );
  const list = await found("many");
  expect([list.length, list.at(-1)]).toEqual([
    201,
    expect.stringMatching(/^only the first 200 are shown; for more add --after MANY-\d+$/),
  ]);
  const file = join(services.env.dataDir, "many.csv");
  expect(await run("order", "export", file, "many", "--store", "S002")).toBe(`1100 orders in ${file}`);
  const rows = parse(readFileSync(file, "utf8"), { bom: true, columns: true }) as { number: string }[];
  expect(new Set(rows.map(({ number }) => number)).size).toBe(1100);
});
