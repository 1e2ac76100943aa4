import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { newestText } from "../../testing/shops/sent-messages.ts";
import { checkoutShop } from "../../testing/shops/checkout-shop.ts";
import { payableSettings } from "../../testing/shops/payment-desk.ts";
import { listings, variants } from "../../modules/catalog/tables.ts";
import { stores } from "../../modules/stores/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { transferCash } from "../../modules/payments/public.ts";

const { api, call, services, database, wait, db, here, post, get, checkout, pieces, ordersOf } = await checkoutShop();

test("cash on delivery: the order has every price as shown, the cart is empty, and the shopper is told", async () => {
  const product = await insertProduct(db, [here], {
    name: "Camera",
    price: 2000,
    promoPrice: 1500,
    pieces: 7,
    image: "demo/camera.svg",
  });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2, note: "the white one" }]);
  const reply = await checkout(who, { note: "call first", expected_total: 31 });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    code: 0,
    message: expect.stringMatching(/^Thank you! Your order S001-26-\w{4}-\w{4} is placed\.$/),
    data: { order_id: expect.any(String), order_number: expect.any(String), grand_total: 31 },
  });
  const { order_id: id } = reply.body.data;
  expect(await get("/api/cart", who)).toMatchObject({ data: [], grand_total: 0 });
  expect(await pieces(product.id)).toMatchObject({ onHand: 5, held: 0 });
  expect(await newestText(services, who.phone)).toContain(id);

  await db.update(listings).set({ price: 9900, promoPrice: null }).where(eq(listings.productId, product.id));
  await db.update(stores).set({ rielRate: 5000 }).where(eq(stores.id, here));
  const detail = await get(`/api/checkout/history/detail/${id}?lang=km`, who);
  expect(detail).toMatchObject({
    data: [
      {
        product_id: product.id,
        name: "Camera km",
        image: "/media/demo/camera.svg",
        quantity: 2,
        price: 15,
        grand_total: 30,
        note: "the white one",
        is_service: false,
      },
    ],
    order: {
      id,
      state: "placed",
      total: 30,
      discount: 0,
      delivery_fee: 1,
      grand_total: 31,
      grand_total_riel: 127_100,
      note: "call first",
      cancellable: true,
      payment: { type: "cod", name: "បង់ប្រាក់ពេលទទួល", state: "pending", paid_at: null },
      delivery: { name: "Home", description: "Street 51", province: "ភ្នំពេញ", phone: who.phone },
      history: [{ state: "placed", note: null }],
    },
  });
  expect(calls["orders.detail"].data.parse(detail.data)).toEqual(detail.data);
  expect(calls["orders.detail"].beside.parse({ order: detail.order })).toEqual({ order: detail.order });
  const list = await get("/api/checkout/history", who);
  expect(list).toMatchObject({
    data: [{ id, order_number: id, state: "placed", grand_total: 31, line_count: 1, first_name: "Camera" }],
    page: 1,
    last_page: 1,
    total: 1,
  });
  expect(calls["orders.list"].data.parse(list.data)).toEqual(list.data);
});

test("cash means cod, and both paths place the order", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await post("/api/checkout", who, { payment_type: "cash", address: String(who.addressId) })).toMatchObject({
    status: 200,
  });
  expect((await ordersOf(who))[0]).toMatchObject({ state: "placed" });
});

test("a note that is cut inside a character is accepted, with a replacement mark", async () => {
  const product = await insertProduct(db, [here], { name: "Chime", price: 500, pieces: 3 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const reply = await checkout(who, { note: "ring twice \ud83d" });
  expect(reply.status).toBe(200);
  expect((await ordersOf(who))[0]).toMatchObject({ first_name: "Chime" });
  expect((await get(`/api/checkout/history/detail/${reply.body.data.order_id}`, who)).order.note).toBe(
    "ring twice \ufffd",
  );
});

test("buy now orders one product and does not change the cart", async () => {
  const inCart = await insertProduct(db, [here]);
  const wanted = await insertProduct(db, [here], {
    price: 500,
    variants: [{ options: ["Black"] }, { options: ["White"], price: 700 }],
  });
  const who = await insertShopper(services, here, [{ productId: inCart.id, quantity: 3 }]);
  const buyNow = {
    checkout_type: "buy_now",
    product_id: wanted.id,
    quantity: "2",
    variant_option_id: String(wanted.variantIds[1]),
    unit_id: null,
  };
  expect(await checkout(who, { ...buyNow, variant_option_id: null })).toMatchObject({
    status: 400,
    body: { error: "variant_required" },
  });
  expect(await checkout(who, buyNow)).toMatchObject({ status: 200, body: { data: { grand_total: 15 } } });
  expect((await get("/api/cart", who)).data).toHaveLength(1);
  expect(await checkout(who, { ...buyNow, checkout_type: "buynow" })).toMatchObject({
    status: 400,
    body: { fields: { checkout_type: "invalid" } },
  });
  for (const quantity of [0, -1, 1.5, 1000, "many", {}]) {
    expect(await checkout(who, { ...buyNow, quantity }), String(quantity)).toMatchObject({
      status: 400,
      body: { fields: { quantity: "quantity_invalid" } },
    });
  }
});

test("an ordered variant keeps its name of that time, in the shopper's language", async () => {
  const optionNames = [{ en: "Black", km: "ខ្មៅ", zh: "黑色" }, { en: "256 GB" }];
  const phone = await insertProduct(db, [here], { variants: [{ options: ["Black", "256 GB"], optionNames }] });
  const who = await insertShopper(services, here);
  const placed = await checkout(who, {
    checkout_type: "buy_now",
    product_id: phone.id,
    quantity: 1,
    variant_option_id: phone.variantIds[0],
  });
  await db
    .update(variants)
    .set({ options: ["Grey", "256 GB"], optionNames: null })
    .where(eq(variants.productId, phone.id));
  for (const [lang, name] of [
    ["en", "Black / 256 GB"],
    ["km", "ខ្មៅ / 256 GB"],
    ["zh", "黑色 / 256 GB"],
  ]) {
    expect(
      (await get(`/api/checkout/history/detail/${placed.body.data.order_number}?lang=${lang}`, who)).data,
      lang,
    ).toMatchObject([{ variant_name: name }]);
  }
  // Lines that are older than the names have the English one alone.
  await db.update(orderLines).set({ variantNames: null }).where(eq(orderLines.productId, phone.id));
  expect((await get(`/api/checkout/history/detail/${placed.body.data.order_number}?lang=km`, who)).data).toMatchObject([
    { variant_name: "Black / 256 GB" },
  ]);
});

test("an order is never priced by the browser; a total that differs from the shown one must be confirmed", async () => {
  const product = await insertProduct(db, [here], { price: 1000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  for (const expected_total of [10.99, 11.01])
    expect(await checkout(who, { expected_total, grand_total: 1, price: 1, amount: 1 })).toMatchObject({
      status: 409,
      body: { error: "price_changed" },
    });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  expect(await checkout(who, { expected_total: 11 })).toMatchObject({
    status: 200,
    body: { data: { grand_total: 11 } },
  });
});

test("refuses an empty cart, another customer's address, short stock, a missing price and what is no longer sold", async () => {
  const scarce = await insertProduct(db, [here], { pieces: 2 });
  const who = await insertShopper(services, here);
  const other = await insertShopper(services, here);
  expect(await checkout(who)).toMatchObject({
    status: 409,
    body: { error: "cart_empty", message: "Your shopping cart is empty." },
  });
  const buyNow = { checkout_type: "buy_now", product_id: scarce.id, quantity: 1 };
  expect(await checkout(who, { ...buyNow, address: other.addressId })).toMatchObject({
    status: 404,
    body: { error: "address_not_found" },
  });
  expect(await checkout(who, { ...buyNow, quantity: 3 })).toMatchObject({
    status: 409,
    body: { error: "out_of_stock", params: { available: 2 } },
  });
  await db.update(listings).set({ price: null }).where(eq(listings.productId, scarce.id));
  expect(await checkout(who, buyNow)).toMatchObject({ status: 409, body: { error: "price_on_request" } });
  expect(await ordersOf(who)).toEqual([]);

  const gone = await insertProduct(db, [here]);
  const late = await insertShopper(services, here, [{ productId: gone.id, quantity: 1 }]);
  await db.delete(listings).where(eq(listings.productId, gone.id));
  expect(await checkout(late)).toMatchObject({ status: 404, body: { error: "product_not_found" } });
});

test("a shopper places at most twenty orders a minute, and a refused one takes nothing", async () => {
  const product = await insertProduct(db, [here], { pieces: 30 });
  const who = await insertShopper(services, here);
  const buy = () => checkout(who, { checkout_type: "buy_now", product_id: product.id, quantity: 1 });
  for (let count = 0; count < 20; count++) expect((await buy()).status).toBe(200);
  const refused = await buy();
  expect(refused).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect(refused.headers.get("retry-after")).toBe("60");
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  wait(60_000);
  expect((await buy()).status).toBe(200);
});

test("store cash pays in full or not at all, with its discount, and returns when the order is cancelled", async () => {
  const product = await insertProduct(db, [here], { price: 10_000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  await database.transaction((tx) =>
    transferCash(tx, {
      kind: "top_up",
      payer: who,
      currency: "USD",
      amount: 9799,
      reference: `top-up:${who.customerId}`,
      actor: "staff:test",
      at: services.now(),
    }),
  );
  const pay = () => checkout(who, { payment_type: "anakut" });
  const quoted = await post("/checkout/quote", who, { address: who.addressId });
  expect(quoted.body.data.options).toMatchObject([
    { type: "cod", balance: null },
    { type: "anakut", balance: 97.99, grand_total: 98 },
  ]);
  expect(await pay()).toMatchObject({ status: 409, body: { error: "balance_too_low" } });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  await database.transaction((tx) =>
    transferCash(tx, {
      kind: "top_up",
      payer: who,
      currency: "USD",
      amount: 1,
      reference: `top-up-2:${who.customerId}`,
      actor: "staff:test",
      at: services.now(),
    }),
  );
  const placed = await pay();
  expect(placed).toMatchObject({ status: 200, body: { data: { grand_total: 98 } } });
  const id = placed.body.data.order_id;
  expect((await get(`/api/checkout/history/detail/${id}`, who)).order).toMatchObject({
    discount: 3,
    payment: { type: "anakut", state: "paid" },
  });
  expect((await get("/api/profile", who)).data.balance).toBe(0);
  expect(await post(`/api/checkout/history/cancel/${id}`, who, { reason: "changed my mind" })).toMatchObject({
    status: 200,
  });
  expect((await get("/api/profile", who)).data.balance).toBe(98);
  expect((await get(`/api/checkout/history/detail/${id}`, who)).order).toMatchObject({
    state: "cancelled",
    cancellable: false,
    payment: { state: "refunded" },
    refunds: [{ reason: null, refunded_at: expect.any(String) }],
  });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  const { rows } = await db.execute(sql`select coalesce(sum(amount), 0)::integer as sum from ledger_entries`);
  expect(rows).toEqual([{ sum: 0 }]);
});

test("what costs nothing after its discount is ordered with store cash, without a transfer; no code can be paid for it", async () => {
  const payments = [
    { type: "anakut" as const, discountPercent: 100 },
    { type: "khqr" as const, discountPercent: 100 },
  ];
  const store = await insertStore(db, { code: "S009", settings: { ...payableSettings, payments } });
  await api.directory.load();
  const product = await insertProduct(db, [store]);
  const who = await insertShopper(services, store, [{ productId: product.id, quantity: 1 }]);
  expect(
    await post("/payment/generate_khqr", who, { type: "khqr", payment_method: "wing", address: who.addressId }),
  ).toMatchObject({ body: { error: "payment_type_unavailable" } });
  const placed = await checkout(who, { payment_type: "anakut" });
  expect(placed).toMatchObject({ status: 200, body: { data: { grand_total: 0 } } });
  const id = placed.body.data.order_id;
  await post(`/api/checkout/history/cancel/${id}`, who, { reason: null });
  expect((await get(`/api/checkout/history/detail/${id}`, who)).order.payment).toMatchObject({ state: "refunded" });
});

test("a service is recognised by its category's name", async () => {
  const product = await insertProduct(db, [here], { name: "Installation" });
  await db.execute(sql`insert into categories (id, level, key, name) values (8, 1, 'service', '{"en": "Services"}')`);
  await db.execute(sql`update products set category_id = 8 where id = ${product.id}`);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const id = (await checkout(who)).body.data.order_id;
  expect((await get(`/api/checkout/history/detail/${id}`, who)).data).toMatchObject([{ is_service: true }]);
});

test("checkout, orders and payments need a token", async () => {
  for (const [method, path] of [
    ["POST", "/checkout"],
    ["POST", "/api/checkout"],
    ["POST", "/checkout/quote"],
    ["GET", "/api/checkout/history"],
    ["GET", "/api/checkout/history/detail/x"],
  ] as const) {
    expect(
      await call(`${path}?store_code=S001`, { method, ...(method === "POST" && { body: {} }) }),
      path,
    ).toMatchObject({ status: 401 });
  }
  expect(await db.$count(orders, sql`customer_id is null`)).toBe(0);
});

test("the expected day of an order at night is counted in Cambodia's time", async () => {
  const night = new Date(services.now());
  night.setUTCHours(18, 30, 0, 0);
  if (night < services.now()) night.setUTCDate(night.getUTCDate() + 1);
  wait(night.getTime() - services.now().getTime());
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const { order_id } = (await checkout(who)).body.data;
  // 01:30 of the next day there, and one day to deliver.
  const expected = new Date(night.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect((await get(`/api/checkout/history/detail/${order_id}`, who)).order.delivery).toMatchObject({
    expected_on: expected,
  });
});
