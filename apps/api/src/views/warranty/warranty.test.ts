import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { addSerial, removeSerial } from "../../flows/warranty/for-staff/change-serial.ts";
import { products } from "../../modules/catalog/tables.ts";
import type { OrderState } from "../../modules/orders/public.ts";
import { auditTrail } from "../../platform/tables.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertCustomer } from "../../testing/samples/customer.ts";
import { placeSampleOrder } from "../../testing/samples/order.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, database, services, wait } = await testApi();
const { db } = database;
const store = await insertStore(db, { code: "S001" });
await insertStore(db, { code: "S002" });
await api.directory.load();
const owner = await insertCustomer(services, store, { phone: "+85512345678" });

/** A product of the catalogue with so many months of warranty. */
async function product(warrantyMonths: number): Promise<{ id: number; sku: string }> {
  const { id } = await insertProduct(db, [store], { name: "Camera", image: "demo/camera.svg" });
  const [row] = await db
    .update(products)
    .set({ warrantyMonths })
    .where(eq(products.id, id))
    .returning({ id: products.id, sku: products.sku });
  return row!;
}
const year = await product(12);
const month = await product(1);
const nothing = await product(0);
/** A day in Cambodia, as the API writes it. */
const inCambodia = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Phnom_Penh" }).format(at);

const way: OrderState[] = ["confirmed", "packed", "on_the_way", "delivered", "returned"];

/** An order of these products, two of each, moved to a state at a time. */
async function placeOrder(products: { id: number }[], state: OrderState, at = services.now()): Promise<string> {
  const lines = products.map(({ id }) => ({
    productId: id,
    name: { en: `Camera ${id}`, km: `កាមេរ៉ា ${id}` },
    image: "demo/camera.svg",
    quantity: 2,
  }));
  const states = way.slice(0, way.indexOf(state) + 1);
  const { number } = await database.transaction((tx) =>
    placeSampleOrder(tx, { storeId: store, customerId: owner.customerId, at, lines, states }),
  );
  return number;
}

const find = (query: Record<string, string>, { ip = "203.0.113.7", code = "S001", lang = "en" } = {}) =>
  call(`/api/warranty?${new URLSearchParams({ store_code: code, lang, ...query })}`, { ip });
const refused = {
  code: -1,
  message: "We found no purchase for this. Please check what you typed",
  data: null,
  error: "warranty_not_found",
};
const add = (order: string, sku: string, serial: string) =>
  database.transaction((tx) =>
    addSerial(tx, { storeId: store, order, sku, serial, actor: "staff:test" }, services.now()),
  );

test("by order and phone: each product is covered for its months from the day of delivery, without personal data", async () => {
  const at = services.now();
  // A day that every month has, more than a month ago.
  at.setUTCMonth(at.getUTCMonth() - 2, 10);
  const number = await placeOrder([year, month, nothing], "delivered", at);
  const { body } = await find({ order: number, phone: "5432" }, { lang: "km" });
  const items = calls["warranty.find"].data.parse(body.data);
  const until = new Date(at);
  until.setUTCFullYear(until.getUTCFullYear() + 1);
  expect(items).toMatchObject([
    {
      product_id: year.id,
      name: `កាមេរ៉ា ${year.id}`,
      image: "/media/demo/camera.svg",
      quantity: 2,
      state: "covered",
      months: 12,
      covered_from: inCambodia(at),
      covered_until: inCambodia(until),
    },
    {
      product_id: month.id,
      state: "ended",
      months: 1,
      covered_from: inCambodia(at),
      covered_until: expect.any(String),
    },
    { product_id: nothing.id, state: "none", months: 0, covered_from: null, covered_until: null },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Dara|Street|Home|5432|S001-|price/);
});

test("the warranty is the one at the time of sale; only older lines follow their product", async () => {
  const { id, sku } = await product(24);
  const who = await insertShopper(services, store, [{ productId: id, quantity: 1 }]);
  const { body } = await call("/checkout", {
    method: "POST",
    body: { payment_type: "cod", address: who.addressId },
    headers: { ...who.headers },
  });
  const sold: string = body.data.order_number;
  const keptNone = await placeOrder([{ id }], "placed");
  await db.update(products).set({ warrantyMonths: 3 }).where(eq(products.sku, sku));
  const ip = "203.0.113.10";
  expect((await find({ order: sold, phone: who.phone }, { ip })).body.data).toMatchObject([
    { product_id: id, months: 24, state: "waiting" },
  ]);
  expect((await find({ order: keptNone, phone: "5432" }, { ip })).body.data).toMatchObject([
    { product_id: id, months: 3 },
  ]);
});

test.each([
  ["before the delivery it waits", "packed", "waiting"],
  ["what came back is not covered", "returned", "none"],
] as const)("%s", async (_, orderState, state) => {
  const number = await placeOrder([year], orderState);
  expect((await find({ order: number, phone: "5432" })).body.data).toMatchObject([
    { state, covered_from: null, covered_until: null },
  ]);
});

test("the last day is covered to its end in Cambodia", async () => {
  const number = await placeOrder([month], "delivered");
  const read = async () => (await find({ order: number, phone: "5432" })).body.data[0];
  const { covered_until: until } = await read();
  const toLastEvening = Date.parse(`${until}T23:59:30+07:00`) - services.now().getTime();
  wait(toLastEvening);
  expect(await read()).toMatchObject({ state: "covered" });
  wait(60_000);
  expect(await read()).toMatchObject({ state: "ended", covered_until: until });
  wait(-toLastEvening - 60_000);
});

test("numbers are accepted as they are typed: small letters, spaces, Khmer digits, the whole phone, the customer's own phone", async () => {
  const number = await placeOrder([year], "delivered");
  for (const phone of ["5432", "៥៤៣២", "098 765 432", "5678"]) {
    expect(
      (await find({ order: number.toLowerCase().replaceAll("-", " "), phone }, { ip: "203.0.113.8" })).body.code,
      phone,
    ).toBe(0);
  }
});

test("by serial number or IMEI recorded by staff: that piece, without the order's number", async () => {
  const number = await placeOrder([year, month], "delivered");
  await add(number, year.sku, "35 693803-564380-9");
  const { body } = await find({ serial: "356938035643809" });
  expect(calls["warranty.find"].data.parse(body.data)).toMatchObject([
    { product_id: year.id, quantity: 1, state: "covered" },
  ]);
  expect(JSON.stringify(body)).not.toContain(number);
  expect((await find({ serial: "៣៥៦៩៣៨០៣៥៦៤៣៨០៩" })).body.code).toBe(0);
  expect((await find({ serial: "356938035643809" }, { code: "S002" })).body).toEqual(refused);
  const trail = await db
    .select()
    .from(auditTrail)
    .where(and(eq(auditTrail.action, "add-serial"), eq(auditTrail.entityId, number)));
  expect(trail).toMatchObject([
    { actor: "staff:test", storeId: store, after: { sku: year.sku, serial: "356938035643809" } },
  ]);
});

test("a serial number belongs to one piece, and a line has at most one for each piece", async () => {
  const number = await placeOrder([year], "delivered");
  await add(number, year.sku, "SN-0000001");
  await expect(add(number, year.sku, "sn 0000001")).rejects.toThrow("is already recorded");
  await add(number, year.sku, "SN-0000002");
  await expect(add(number, year.sku, "SN-0000003")).rejects.toThrow(
    "All pieces of this line have a serial number: SN0000001, SN0000002",
  );
  await expect(add(number, month.sku, "SN-0000003")).rejects.toThrow(`Order ${number} has no product ${month.sku}`);
  await expect(add(number, year.sku, "12-3")).rejects.toThrow("is not a serial number");
  await expect(add("S001-26-AAAA-AAAA", year.sku, "SN-0000003")).rejects.toThrow("is not an order number");
  await database.transaction((tx) => removeSerial(tx, { storeId: store, serial: "sn0000001", actor: "staff:test" }));
  expect((await find({ serial: "SN0000001" })).body).toEqual(refused);
  await add(number, year.sku, "SN-0000001");
});

test("unknown and wrong values get the same answer", async () => {
  const number = await placeOrder([year], "delivered");
  const ip = "203.0.113.9";
  const orders = [
    [number, "0000"],
    [number, "32"],
    ["S001-26-9999-9999", "5432"],
    ["x", "5432"],
  ].map(([order = "", phone = ""]) => ({ order, phone }));
  const queries: Record<string, string>[] = [...orders, { serial: "999999999999999" }, { serial: "?" }];
  for (const query of queries) {
    const { status, body } = await find(query, { ip });
    expect({ status, body }, JSON.stringify(query)).toEqual({ status: 404, body: refused });
  }
  expect((await find({ order: number, phone: "5432" }, { code: "S002", ip })).body).toEqual(refused);
});

test("missing fields are named", async () => {
  expect((await find({})).body).toMatchObject({ fields: { order: "required" } });
  expect((await find({ order: "S001-26-K7Q4-9XP3" })).body).toMatchObject({ fields: { phone: "required" } });
});

test("guessing an order's digits is blocked after ten tries, from anywhere, and correct ones do not count", async () => {
  const number = await placeOrder([year], "delivered");
  const from = (index: number) => `198.51.100.${index}`;
  for (let index = 0; index < 12; index++)
    expect((await find({ order: number, phone: "5432" }, { ip: from(index) })).status).toBe(200);
  for (let index = 0; index < 10; index++)
    expect((await find({ order: number, phone: "1111" }, { ip: from(index) })).status).toBe(404);
  const reply = await find({ order: number, phone: "5432" }, { ip: from(99) });
  expect(reply).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("successful lookups, by order or serial number, do not count for the address", async () => {
  const number = await placeOrder([year], "delivered");
  const ip = "203.0.113.71";
  const used = async () => (await services.limits.usage("lookup", [ip], services.now()))[0]!.used;
  expect((await find({ order: number, phone: "5432" }, { ip })).status).toBe(200);
  await add(number, year.sku, "490154203237518");
  expect((await find({ serial: "490154203237518" }, { ip })).status).toBe(200);
  expect(await used()).toBe(0);
  expect((await find({ serial: "999999999999999" }, { ip })).status).toBe(404);
  expect(await used()).toBe(1);
});
