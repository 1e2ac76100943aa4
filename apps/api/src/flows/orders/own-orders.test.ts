import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { eventually } from "../../platform/testing/eventually.ts";
import { listings, variants } from "../../modules/catalog/tables.ts";
import { messages } from "../../modules/messages/tables.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";
import { paymentShop } from "../../testing/shops/payment-shop.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { outboxTexts } from "../../testing/shops/outbox.ts";

const {
  api,
  call,
  services,
  database,
  wait,
  db,
  here,
  desk: { khqr, post },
} = await paymentShop();

const get = async (path: string, who: Shopper) => (await call(path, { headers: who.headers })).body;
const checkout = (who: Shopper, more: object = {}) =>
  post("/checkout", who, { payment_type: "cod", address: who.addressId, ...more });

test("only its owner can see and change an order, in its own store", async () => {
  const elsewhere = await insertStore(db, { code: "S002" });
  await api.directory.load();
  const product = await insertProduct(db, [here, elsewhere]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const id = (await checkout(who)).body.data.order_id;
  for (const stranger of [await insertShopper(services, here), await insertShopper(services, elsewhere)]) {
    for (const [method, path] of [
      ["GET", "detail"],
      ["POST", "cancel"],
      ["POST", "again"],
    ] as const) {
      const reply = await call(`/api/checkout/history/${path}/${id}`, {
        method,
        ...(path === "cancel" && { body: {} }),
        headers: stranger.headers,
      });
      expect(reply, `${method} ${path}`).toMatchObject({ status: 404, body: { error: "order_not_found" } });
    }
    expect((await get("/api/checkout/history", stranger)).data).toEqual([]);
  }
  expect((await get("/api/checkout/history", who)).data).toMatchObject([{ state: "placed" }]);
});

test("ordering again puts the lines that are still sold into the cart", async () => {
  const kept = await insertProduct(db, [here], { pieces: 5 });
  const gone = await insertProduct(db, [here], { name: "Old lamp", pieces: 1 });
  const who = await insertShopper(services, here, [
    { productId: kept.id, quantity: 2 },
    { productId: gone.id, quantity: 1 },
  ]);
  const id = (await checkout(who)).body.data.order_id;
  const again = await post(`/api/checkout/history/again/${id}`, who, undefined, "again");
  expect(again.body.data).toEqual({ added: 1, missing: ["Old lamp"] });
  expect((await post(`/api/checkout/history/again/${id}`, who, undefined, "again")).body).toEqual(again.body);
  expect((await get("/api/cart", who)).data).toMatchObject([{ product_id: kept.id, quantity: 2 }]);
});

test("ordering again adds no more than the stock, counting what is in the cart", async () => {
  const product = await insertProduct(db, [here], { name: "Fan", pieces: 19 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const id = (await checkout(who)).body.data.order_id;
  await post("/api/cart/add", who, { product_id: product.id, quantity: 16 });
  const again = async () => (await post(`/api/checkout/history/again/${id}`, who, undefined)).body.data;
  expect(await again()).toEqual({ added: 1, missing: [] });
  expect(await again()).toEqual({ added: 0, missing: ["Fan"] });
  expect((await get("/api/cart", who)).data).toMatchObject([{ quantity: 17, stock: 17, available: true }]);
  // What an open code holds for the cart is there for it.
  expect((await khqr(who)).status).toBe(200);
  expect(await again()).toEqual({ added: 0, missing: ["Fan"] });
  const line = (await get("/api/cart", who)).data[0].cart_id;
  await call(`/api/cart/update/${line}`, { method: "PUT", body: { set: 16 }, headers: who.headers });
  expect(await again()).toEqual({ added: 1, missing: [] });
});

test("ordering again adds no more than a line of the cart may have", async () => {
  const product = await insertProduct(db, [here], { name: "Screw", pieces: 2000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const id = (await checkout(who)).body.data.order_id;
  await post("/api/cart/add", who, { product_id: product.id, quantity: 998 });
  const again = async () => (await post(`/api/checkout/history/again/${id}`, who, undefined)).body.data;
  expect(await again()).toEqual({ added: 1, missing: [] });
  expect((await get("/api/cart", who)).data).toMatchObject([{ quantity: 999 }]);
  expect(await again()).toEqual({ added: 0, missing: ["Screw"] });
});

test("ordering again leaves out products that now have variants to choose, or a price on request", async () => {
  const plain = await insertProduct(db, [here], { name: "Phone case", pieces: 5 });
  const priceless = await insertProduct(db, [here], { name: "Lens", pieces: 5 });
  const who = await insertShopper(services, here, [
    { productId: plain.id, quantity: 1 },
    { productId: priceless.id, quantity: 1 },
  ]);
  const id = (await checkout(who)).body.data.order_id;
  // Its pieces stay counted while an open payment holds one.
  await db.insert(variants).values({ productId: plain.id, sku: "CASE-RED", options: ["Red"], sequence: 0 });
  await db.update(listings).set({ price: null }).where(eq(listings.productId, priceless.id));
  expect((await post(`/api/checkout/history/again/${id}`, who, undefined)).body.data).toEqual({
    added: 0,
    missing: ["Phone case", "Lens"],
  });
  expect((await get("/api/cart", who)).data).toEqual([]);
});

test("the list of orders has pages, newest first, and can be searched by number, product and state", async () => {
  const product = await insertProduct(db, [here], { name: "100% wool_sock", pieces: 99 });
  const who = await insertShopper(services, here);
  const buy = () => checkout(who, { checkout_type: "buy_now", product_id: product.id, quantity: 1 });
  const ids: string[] = [];
  async function order(): Promise<void> {
    const reply = await buy();
    expect(reply.status).toBe(200);
    ids.push(reply.body.data.order_id);
  }
  for (let count = 0; count < 20; count++) await order();
  expect(await buy()).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  wait(61_000);
  await order();
  const first = await get("/api/checkout/history", who);
  expect(first).toMatchObject({ page: 1, last_page: 2, total: 21 });
  expect(first.data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 20));
  expect((await get("/api/checkout/history?page=2", who)).data).toMatchObject([{ id: ids[0] }]);
  expect((await get(`/api/checkout/history?text=${ids[3]}`, who)).data).toMatchObject([{ id: ids[3] }]);
  expect(await get("/api/checkout/history?text=100%25%20WOOL_", who)).toMatchObject({ total: 21 });
  expect(await get("/api/checkout/history?text=100_", who)).toMatchObject({ total: 0 });
  expect(await get("/api/checkout/history?state=cancelled", who)).toMatchObject({ total: 0, data: [] });
});

test("a shopper gets at most thirty texts in an hour, and can place at most two hundred orders", async () => {
  const warn = vi.spyOn(services.log, "warn").mockImplementation(() => undefined);
  const product = await insertProduct(db, [here], { pieces: 999 });
  const who = await insertShopper(services, here);
  const buy = () => checkout(who, { checkout_type: "buy_now", product_id: product.id, quantity: 1 });
  for (let count = 0; count < 16; count++) {
    const { body } = await buy();
    expect((await post(`/api/checkout/history/cancel/${body.data.order_id}`, who, {})).status).toBe(200);
  }
  await eventually(async () => expect(await db.select().from(messages)).toEqual([]));
  expect(outboxTexts(services.env.dataDir, who.phone)).toHaveLength(30);
  expect(warn).toHaveBeenCalledTimes(2);

  wait(61_000);
  const copy =
    "(jsonb_populate_record(o, jsonb_build_object('id', nextval(pg_get_serial_sequence('orders', 'id')), 'number', 'COPY-' || n))).*";
  await database.pool.query(
    `insert into orders overriding system value select ${copy} from orders o, generate_series(1, 183) n where o.id = (select min(id) from orders where customer_id = $1)`,
    [who.customerId],
  );
  expect((await buy()).status).toBe(200);
  expect(await buy()).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  wait(24 * 3_600_000);
  expect((await buy()).status).toBe(200);
});
