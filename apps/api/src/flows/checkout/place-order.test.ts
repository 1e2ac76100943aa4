import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import { insertProduct } from "../../testing/sample-product.ts";
import { insertShopper, type Shopper } from "../../testing/sample-checkout.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { newestText, textsTo } from "../../testing/sent-messages.ts";
import { testApi } from "../../testing/test-api.ts";
import { listings, stock, variants } from "../../modules/catalog/tables.ts";
import { setStoreField } from "../../modules/stores/public.ts";
import { stores } from "../../modules/stores/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { payments as paymentRows } from "../../modules/payments/tables.ts";
import { uploads } from "../../modules/uploads/tables.ts";
import { transferCash } from "../../modules/payments/public.ts";

const { api, call, services, database, wait } = await testApi();
const { db } = database;
const delivery = { feeByProvince: { "12": 100, "*": 250 }, freeFrom: 50_000, daysByProvince: { "12": 1 } };
const payments = [{ type: "cod" as const, discountPercent: 0 }, { type: "anakut" as const, discountPercent: 3 }];
const here = await insertStore(db, { code: "S001", settings: { delivery, payments } });
const bankAccounts = [{ type: "aba", bank: "ABA", account: "000 111 222", holder: "SHOP" }];
const transferSettings = { delivery, payments: [...payments, { type: "bankTransfer" as const, discountPercent: 0 }], bankAccounts };
const elsewhere = await insertStore(db, { code: "S002", settings: transferSettings });
await api.directory.load();

const post = (path: string, who: Shopper, body: unknown, key?: string) =>
  call(path, { method: "POST", body, headers: { ...who.headers, ...(key && { "idempotency-key": key }) } });
const get = async (path: string, who: Shopper) => (await call(path, { headers: who.headers })).body;
const checkout = (who: Shopper, more: object = {}, key?: string) => post("/checkout", who, { payment_type: "cod", address: who.addressId, ...more }, key);
const pieces = async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!;
const ordersOf = async (who: Shopper) => (await get("/api/checkout/history", who)).data;

test("cash on delivery: the order is there with every price as it was, the cart is empty, and the shopper is told", async () => {
  const product = await insertProduct(db, [here], { name: "Camera", price: 2000, promoPrice: 1500, pieces: 7, image: "demo/camera.svg" });
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
    data: [{ product_id: product.id, name: "Camera km", image: "/media/demo/camera.svg", quantity: 2, price: 15, grand_total: 30, note: "the white one", is_service: false }],
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
      delivery: { name: "Home", description: "Street 51", phone: who.phone },
      history: [{ state: "placed", note: null }],
    },
  });
  expect(calls["orders.detail"].data.parse(detail.data)).toEqual(detail.data);
  expect(calls["orders.detail"].beside.parse({ order: detail.order })).toEqual({ order: detail.order });
  const list = await get("/api/checkout/history", who);
  expect(list).toMatchObject({ data: [{ id, order_number: id, state: "placed", grand_total: 31, line_count: 1, first_name: "Camera" }], page: 1, last_page: 1, total: 1 });
  expect(calls["orders.list"].data.parse(list.data)).toEqual(list.data);
});

const empty = { checkoutForm: "checkoutForm is not valid", address: "address is required", payment_type: "payment_type is required" };

test.each<[string, object | null | undefined, string, Record<string, string>]>([
  ["an empty form", {}, "checkoutForm is not valid", empty],
  ["no form", undefined, "checkoutForm is not valid", empty],
  ["a form that is null", null, "checkoutForm is not valid", empty],
  ["from the cart: no address", { payment_type: "cod" }, "address is required", { address: "address is required" }],
  ["from the cart: no payment type", { address: 1 }, "payment_type is required", { payment_type: "payment_type is required" }],
  ["empty texts are missing", { address: "", payment_type: "", note: "hello" }, "address is required", { address: "address is required", payment_type: "payment_type is required" }],
  [
    "buy now: everything missing",
    { checkout_type: "buy_now" },
    "quantity is required",
    { quantity: "quantity is required", product_id: "product_id is required", address: "address is required", payment_type: "payment_type is required" },
  ],
  ["buy now: no quantity", { checkout_type: "buy_now", product_id: 1, address: 1, payment_type: "cod" }, "quantity is required", { quantity: "quantity is required" }],
  ["buy now: no product", { checkout_type: "buy_now", quantity: 1, address: 1, payment_type: "cash" }, "product_id is required", { product_id: "product_id is required" }],
  ["khqr", { address: 1, payment_type: "khqr" }, "payment_method is required", { payment_method: "payment_method is required", image_url: "image_url is required" }],
  ["khqr without its picture", { address: 1, payment_type: "khqr", payment_method: "wing" }, "image_url is required", { image_url: "image_url is required" }],
  ["paypal", { address: 1, payment_type: "paypal" }, "payment_method is required", { payment_method: "payment_method is required" }],
  [
    "bank transfer",
    { address: 1, payment_type: "bankTransfer" },
    "Please select bank transfer payment type",
    { payment_method: "Please select bank transfer payment type", image_url: "Please upload image receipt" },
  ],
  ["bank transfer without a receipt", { address: 1, payment_type: "transfer", payment_method: "phone" }, "Please upload image receipt", { image_url: "Please upload image receipt" }],
])("specification, section 5: %s", async (_, body, message, errors) => {
  const who = await insertShopper(services, here);
  for (const path of ["/checkout", "/api/checkout"]) {
    const reply = await post(path, who, body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: -1, message, data: null });
    expect(reply.body.errors).toEqual(errors);
  }
});

test("specification, section 5: cod and creditCard add no field; no card provider is configured", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await checkout(who, { payment_type: "creditCard" })).toMatchObject({ status: 400, body: { error: "payment_type_unavailable" } });
  // The second is a name that every object has.
  for (const payment_type of ["gold", "constructor"]) {
    expect(await checkout(who, { payment_type })).toMatchObject({ status: 400, body: { errors: { payment_type: "payment_type is not valid" } } });
  }
  expect(await checkout(who, { payment_type: "cod" })).toMatchObject({ status: 200 });
});

test("a transfer names one of the store's accounts, or goes by phone, as is shown where the accounts cannot be had (specification, section 8)", async () => {
  const product = await insertProduct(db, [elsewhere]);
  const who = await insertShopper(services, elsewhere, [{ productId: product.id, quantity: 1 }]);
  const transfer = (payment_method: string) => checkout(who, { payment_type: "bankTransfer", payment_method, image_url: "/media-private/none.webp" });
  expect(await transfer("wing")).toMatchObject({ status: 400, body: { errors: { payment_method: "Please select bank transfer payment type" } } });
  for (const type of ["aba", "phone"]) {
    expect(await transfer(type)).toMatchObject({ status: 400, body: { errors: { image_url: "Please upload image receipt" } } });
  }
});

test("a receipt pays for one order, sent again or not; only one that was refused is shown again", async () => {
  const product = await insertProduct(db, [elsewhere], { pieces: 9 });
  const who = await insertShopper(services, elsewhere);
  const name = `${"a1".repeat(16)}.webp`;
  await db.insert(uploads).values({ name, storeId: elsewhere, customerId: who.customerId, purpose: "receipt", width: 1, height: 1, bytes: 1, createdAt: services.now() });
  const transfer = (key: string) => checkout(who, { checkout_type: "buy_now", product_id: product.id, quantity: 1, payment_type: "bankTransfer", payment_method: "aba", image_url: `/media-private/${name}` }, key);
  const first = await transfer("first");
  expect(first.status).toBe(200);
  expect((await transfer("first")).body).toEqual(first.body);
  const used = "This receipt was sent for another order. Please upload the receipt of this one";
  expect(await transfer("second")).toMatchObject({ status: 400, body: { message: used, errors: { image_url: used } } });
  await db.update(paymentRows).set({ state: "failed" }).where(eq(paymentRows.customerId, who.customerId));
  expect((await transfer("third")).status).toBe(200);
});

test("of shoppers who send the same receipt at once one gets an order; in another store it is another receipt", async () => {
  const digest = "b2".repeat(32);
  const order = async (store: number, serial: number) => {
    const who = await insertShopper(services, store);
    const name = `${"b2".repeat(15)}${serial}${store % 10}.webp`;
    await db.insert(uploads).values({ name, storeId: store, customerId: who.customerId, purpose: "receipt", width: 1, height: 1, bytes: 1, digest, createdAt: services.now() });
    const product = await insertProduct(db, [store]);
    return () => checkout(who, { checkout_type: "buy_now", product_id: product.id, quantity: 1, payment_type: "bankTransfer", payment_method: "aba", image_url: `/media-private/${name}` });
  };
  const orders = [await order(elsewhere, 1), await order(elsewhere, 2), await order(elsewhere, 3)];
  const statuses = (await Promise.all(orders.map((place) => place()))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400]);
  const third = await insertStore(db, { code: "S003", settings: transferSettings });
  await api.directory.load();
  expect((await (await order(third, 1))()).status).toBe(200);
});

test("cash means cod, and both paths place the order", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await post("/api/checkout", who, { payment_type: "cash", address: String(who.addressId) })).toMatchObject({ status: 200 });
  expect((await ordersOf(who))[0]).toMatchObject({ state: "placed" });
});

test("a note that was cut in the middle of a sign is taken, with a mark where the rest was", async () => {
  const product = await insertProduct(db, [here], { name: "Chime", price: 500, pieces: 3 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const reply = await checkout(who, { note: "ring twice \ud83d" });
  expect(reply.status).toBe(200);
  expect((await ordersOf(who))[0]).toMatchObject({ first_name: "Chime" });
  expect((await get(`/api/checkout/history/detail/${reply.body.data.order_id}`, who)).order.note).toBe("ring twice \ufffd");
});

test("buy now takes one product and leaves the cart alone", async () => {
  const inCart = await insertProduct(db, [here]);
  const wanted = await insertProduct(db, [here], { price: 500, variants: [{ options: ["Black"] }, { options: ["White"], price: 700 }] });
  const who = await insertShopper(services, here, [{ productId: inCart.id, quantity: 3 }]);
  const buyNow = { checkout_type: "buy_now", product_id: wanted.id, quantity: "2", variant_option_id: String(wanted.variantIds[1]), unit_id: null };
  expect(await checkout(who, { ...buyNow, variant_option_id: null })).toMatchObject({ status: 400, body: { error: "variant_required" } });
  expect(await checkout(who, buyNow)).toMatchObject({ status: 200, body: { data: { grand_total: 15 } } });
  expect((await get("/api/cart", who)).data).toHaveLength(1);
  expect(await checkout(who, { ...buyNow, checkout_type: "buynow" })).toMatchObject({ status: 400, body: { fields: { checkout_type: "invalid" } } });
  for (const quantity of [0, -1, 1.5, 1000, "many", {}]) {
    expect(await checkout(who, { ...buyNow, quantity }), String(quantity)).toMatchObject({ status: 400, body: { fields: { quantity: "quantity_invalid" } } });
  }
});

test("an ordered variant is called what it was called, in the shopper's language", async () => {
  const optionNames = [{ en: "Black", km: "ខ្មៅ", zh: "黑色" }, { en: "256 GB" }];
  const phone = await insertProduct(db, [here], { variants: [{ options: ["Black", "256 GB"], optionNames }] });
  const who = await insertShopper(services, here);
  const placed = await checkout(who, { checkout_type: "buy_now", product_id: phone.id, quantity: 1, variant_option_id: phone.variantIds[0] });
  await db.update(variants).set({ options: ["Grey", "256 GB"], optionNames: null }).where(eq(variants.productId, phone.id));
  for (const [lang, name] of [["en", "Black / 256 GB"], ["km", "ខ្មៅ / 256 GB"], ["zh", "黑色 / 256 GB"]]) {
    expect((await get(`/api/checkout/history/detail/${placed.body.data.order_number}?lang=${lang}`, who)).data, lang).toMatchObject([{ variant_name: name }]);
  }
  // Lines that are older than the names have the English one alone.
  await db.update(orderLines).set({ variantNames: null }).where(eq(orderLines.productId, phone.id));
  expect((await get(`/api/checkout/history/detail/${placed.body.data.order_number}?lang=km`, who)).data).toMatchObject([{ variant_name: "Black / 256 GB" }]);
});

test("an order is never priced by the browser, and another total than the one shown is asked about first", async () => {
  const product = await insertProduct(db, [here], { price: 1000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await checkout(who, { expected_total: 10.99, grand_total: 1, price: 1, amount: 1 })).toMatchObject({ status: 409, body: { error: "price_changed" } });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  expect(await checkout(who, { expected_total: 11 })).toMatchObject({ status: 200, body: { data: { grand_total: 11 } } });
});

test("what cannot be had is refused: empty cart, another's address, short stock, no price", async () => {
  const scarce = await insertProduct(db, [here], { pieces: 2 });
  const who = await insertShopper(services, here);
  const other = await insertShopper(services, here);
  expect(await checkout(who)).toMatchObject({ status: 409, body: { error: "cart_empty", message: "Your shopping cart is empty." } });
  const buyNow = { checkout_type: "buy_now", product_id: scarce.id, quantity: 1 };
  expect(await checkout(who, { ...buyNow, address: other.addressId })).toMatchObject({ status: 404, body: { error: "address_not_found" } });
  expect(await checkout(who, { ...buyNow, quantity: 3 })).toMatchObject({ status: 409, body: { error: "out_of_stock", params: { available: 2 } } });
  await db.update(listings).set({ price: null }).where(eq(listings.productId, scarce.id));
  expect(await checkout(who, buyNow)).toMatchObject({ status: 409, body: { error: "price_on_request" } });
  expect(await ordersOf(who)).toEqual([]);
});

test("the same key gives the same order, another body under it is refused", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const first = await checkout(who, {}, "key-1");
  const again = await checkout(who, {}, "key-1");
  expect(again.body).toEqual(first.body);
  expect(await checkout(who, { note: "other" }, "key-1")).toMatchObject({ status: 422, body: { error: "idempotency_mismatch" } });
  expect(await ordersOf(who)).toHaveLength(1);
});

test("one checkout sent 50 times at once is one order", async () => {
  const product = await insertProduct(db, [here], { pieces: 200 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const replies = await Promise.all(Array.from({ length: 50 }, () => checkout(who, {}, "once")));
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(replies.map(({ body }) => body.data.order_id)).size).toBe(1);
  expect(await pieces(product.id)).toMatchObject({ onHand: 198 });
});

test("a key that is longer than keys may be is refused: cut off, it could be another's", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await checkout(who, {}, "k".repeat(201))).toMatchObject({ status: 400, body: { error: "invalid_input" } });
  expect(await checkout(who, {}, "k".repeat(200))).toMatchObject({ status: 200 });
});

test("an order that the database has no disk for is refused as busy and logged, and placed when it is sent again", async () => {
  const product = await insertProduct(db, [here], { price: 1000, pieces: 5 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await db.execute(sql`create function no_disk() returns trigger language plpgsql as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`);
  await db.execute(sql`create trigger no_disk before insert on order_lines execute function no_disk()`);
  try {
    const refused = await checkout(who, {}, "no-disk");
    expect(refused).toMatchObject({ status: 503, body: { error: "unavailable" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("the database is out of room"));
  } finally {
    await db.execute(sql`drop function no_disk() cascade`);
    logged.mockRestore();
  }
  expect((await get("/api/cart", who)).data).toMatchObject([{ product_id: product.id, quantity: 1 }]);
  expect(await checkout(who, {}, "no-disk")).toMatchObject({ status: 200, body: { code: 0 } });
  expect([await pieces(product.id), await ordersOf(who)]).toMatchObject([{ onHand: 4, held: 0 }, { length: 1 }]);
});

test("two tabs cannot order the same cart twice, also without a key", async () => {
  const product = await insertProduct(db, [here], { pieces: 200 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const replies = await Promise.all(Array.from({ length: 8 }, () => checkout(who)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await pieces(product.id)).toMatchObject({ onHand: 198 });
});

test("store cash pays all or nothing, with its discount, and comes back when the order is cancelled", async () => {
  const product = await insertProduct(db, [here], { price: 10_000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  await database.transaction((tx) =>
    transferCash(tx, { kind: "top_up", payer: who, currency: "USD", amount: 9799, reference: `top-up:${who.customerId}`, actor: "staff:test", at: services.now() }),
  );
  const pay = () => checkout(who, { payment_type: "anakut" });
  const quoted = await post("/checkout/quote", who, { address: who.addressId });
  expect(quoted.body.data.options).toMatchObject([{ type: "cod", balance: null }, { type: "anakut", balance: 97.99, grand_total: 98 }]);
  expect(await pay()).toMatchObject({ status: 409, body: { error: "balance_too_low" } });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  await database.transaction((tx) => transferCash(tx, { kind: "top_up", payer: who, currency: "USD", amount: 1, reference: `top-up-2:${who.customerId}`, actor: "staff:test", at: services.now() }));
  const placed = await pay();
  expect(placed).toMatchObject({ status: 200, body: { data: { grand_total: 98 } } });
  const id = placed.body.data.order_id;
  expect((await get(`/api/checkout/history/detail/${id}`, who)).order).toMatchObject({ discount: 3, payment: { type: "anakut", state: "paid" } });
  expect((await get("/api/profile", who)).data.balance).toBe(0);
  expect(await post(`/api/checkout/history/cancel/${id}`, who, { reason: "changed my mind" })).toMatchObject({ status: 200 });
  expect((await get("/api/profile", who)).data.balance).toBe(98);
  expect((await get(`/api/checkout/history/detail/${id}`, who)).order).toMatchObject({ state: "cancelled", cancellable: false, payment: { state: "refunded" }, refunds: [{ reason: null, refunded_at: expect.any(String) }] });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10 });
  const { rows } = await db.execute(sql`select coalesce(sum(amount), 0)::integer as sum from ledger_entries`);
  expect(rows).toEqual([{ sum: 0 }]);
});

test("an order is seen and changed by its owner alone, at its own store", async () => {
  const product = await insertProduct(db, [here, elsewhere]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const id = (await checkout(who)).body.data.order_id;
  for (const stranger of [await insertShopper(services, here), await insertShopper(services, elsewhere)]) {
    for (const [method, path] of [["GET", "detail"], ["POST", "cancel"], ["POST", "again"]] as const) {
      const reply = await call(`/api/checkout/history/${path}/${id}`, { method, ...(path === "cancel" && { body: {} }), headers: stranger.headers });
      expect(reply, `${method} ${path}`).toMatchObject({ status: 404, body: { error: "order_not_found" } });
    }
    expect(await ordersOf(stranger)).toEqual([]);
  }
  expect((await ordersOf(who))[0]).toMatchObject({ state: "placed" });
});

test("a cancelled order puts its pieces back, tells the shopper, and cannot be cancelled twice", async () => {
  const product = await insertProduct(db, [here], { pieces: 4 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 4 }]);
  const id = (await checkout(who)).body.data.order_id;
  expect(await pieces(product.id)).toMatchObject({ onHand: 0 });
  const cancel = (key?: string) => post(`/api/checkout/history/cancel/${id}`, who, { reason: null }, key);
  const replies = await Promise.all([cancel("c"), cancel("c"), cancel()]);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await pieces(product.id)).toMatchObject({ onHand: 4 });
  expect(await cancel()).toMatchObject({ status: 409, body: { error: "order_not_cancellable" } });
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("cancelled"));
  expect(await ordersOf(who)).toMatchObject([{ state: "cancelled" }]);
});

test("the quote says for each way to pay what the order would cost, and changes nothing", async () => {
  const product = await insertProduct(db, [here], { price: 10_000 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const quote = await post("/checkout/quote", who, { address: who.addressId });
  expect(quote.body.data).toMatchObject({
    lines: [{ product_id: product.id, available: true, stock: 10, grand_total: 100 }],
    total: 100,
    delivery_fee: 1,
    days: 1,
    options: [
      { type: "cod", payment_type: "cod", name: "Cash on Delivery", discount: 0, discount_amount: 0, grand_total: 101 },
      { type: "anakut", payment_type: "anakut", name: "Anakut Cash", discount: 3, discount_amount: 3, grand_total: 98 },
    ],
  });
  expect(calls["checkout.quote"].data.parse(quote.body.data)).toEqual(quote.body.data);
  expect(await post("/checkout/quote", who, {})).toMatchObject({ body: { data: { delivery_fee: 1 } } });
  expect(await post("/checkout/quote", who, { address: 999_999 })).toMatchObject({ status: 404, body: { error: "address_not_found" } });
  const empty = await insertShopper(services, here);
  expect((await post("/checkout/quote", empty, {})).body.data).toMatchObject({ lines: [], total: 0, delivery_fee: 0 });
  expect(await ordersOf(who)).toEqual([]);
});

test("near the store the fee goes by distance, as staff have set it: cart, quote and order say the same", async () => {
  const own = await insertStore(db, { code: "S009", settings: { delivery, payments } });
  await api.directory.load();
  const product = await insertProduct(db, [own], { price: 1000 });
  const set = (field: string, value: string) => database.transaction((tx) => setStoreField(tx, { code: "S009", field, value, actor: "staff:dara" }));
  const who = await insertShopper(services, own, [{ productId: product.id, quantity: 1 }]);
  const fees = async () => [
    (await get(`/api/cart?address_id=${who.addressId}`, who)).delivery_fee,
    (await post("/checkout/quote", who, { address: who.addressId })).body.data.delivery_fee,
  ];
  expect(await fees()).toEqual([1, 1]);
  // The address is 2.1 km from the store of the samples, and 10.2 km from the other place.
  await set("delivery.distance", "2:0.25 3:0.50:0 9:0.75");
  expect(await fees()).toEqual([0.5, 0.5]);
  await set("delivery.from", "11.48,104.87");
  expect(await fees(), "beyond the steps").toEqual([1, 1]);
  await set("delivery.from", "-");
  await set("delivery.free-from", "10");
  expect(await fees(), "from the threshold on").toEqual([0, 0]);
  await set("delivery.free-from", "-");
  const reply = await checkout(who, { expected_total: 10.5 });
  expect(reply).toMatchObject({ status: 200, body: { data: { grand_total: 10.5 } } });
  expect((await get(`/api/checkout/history/detail/${reply.body.data.order_id}`, who)).order).toMatchObject({ delivery_fee: 0.5, grand_total: 10.5 });
});

test("a store's own words and picture for a way to pay stand at the checkout and on the order, in each language", async () => {
  const own = await insertStore(db, { code: "S008", settings: { delivery, payments: [{ type: "cod", discountPercent: 0 }] } });
  await api.directory.load();
  const product = await insertProduct(db, [own], { price: 1000 });
  const who = await insertShopper(services, own, [{ productId: product.id, quantity: 1 }]);
  const way = async (lang: string) => (await post(`/checkout/quote?store_code=S008&lang=${lang}`, who, {})).body.data.options[0];
  const set = (name: string, value: string) => database.transaction((tx) => setStoreField(tx, { code: "S008", field: `payment.cod.${name}`, value, actor: "staff:dara" }));
  const usual = { name: "Cash on Delivery", description: "Pay when it is brought or done", image: "/payments/cod.svg", banner: null, banner_image: null };
  expect(await way("en")).toMatchObject(usual);
  await set("name.en", "Pay our driver");
  await set("name.zh", "付给司机");
  await set("description.km", "មានប្រាក់អាប់");
  await set("banner.en", "No fee this week");
  await set("banner.km", "សប្តាហ៍នេះឥតគិតថ្លៃ");
  await set("image", "payments/driver.png");
  await set("banner-image.en", "payments/week.png 640x160");
  const image = "/media/payments/driver.png";
  const banner_image = { src: "/media/payments/week.png", width: 640, height: 160 };
  expect(await way("en")).toMatchObject({ ...usual, name: "Pay our driver", banner: "No fee this week", banner_image, image });
  expect(await way("km")).toMatchObject({ name: "បង់ប្រាក់ពេលទទួល", description: "មានប្រាក់អាប់", banner: "សប្តាហ៍នេះឥតគិតថ្លៃ", image });
  expect(await way("zh"), "a banner in another language rather than none").toMatchObject({ name: "付给司机", description: "收到商品或服务完成时付款", banner: "No fee this week", banner_image });
  const { order_id } = (await checkout(who)).body.data;
  expect((await get(`/api/checkout/history/detail/${order_id}?lang=zh`, who)).order.payment).toMatchObject({ type: "cod", name: "付给司机" });
  for (const name of ["name.en", "name.zh", "description.km", "banner.en", "banner.km", "banner-image.en", "image"]) await set(name, "-");
  expect((await get(`/api/checkout/history/detail/${order_id}`, who)).order.payment).toMatchObject({ name: "Cash on Delivery" });
  expect((await call("/api/payment/options?store_code=S008")).body.data[0]).toMatchObject(usual);
});

test("a transfer is offered only where there is an account or a phone to transfer to", async () => {
  const phones = { smart: null, cellcard: null, metfone: "060 200 101", whatsapp: "+85560200101" };
  const settings = { ...transferSettings, bankAccounts: [] };
  await insertStore(db, { code: "S010", info: { phones }, settings });
  const none = await insertStore(db, { code: "S011", info: { phones: { ...phones, metfone: null } }, settings });
  await api.directory.load();
  const types = async (code: string) => (await call(`/api/payment/options?store_code=${code}`)).body.data.map(({ type }: { type: string }) => type);
  const banks = async (code: string) => (await call(`/api/payment/banks?store_code=${code}`)).body.data;
  expect(await types("S010")).toEqual(["cod", "anakut", "bankTransfer"]);
  expect(await banks("S010")).toMatchObject([{ type: "phone", account: "060 200 101" }]);
  expect(await types("S011")).toEqual(["cod", "anakut"]);
  expect(await banks("S011")).toEqual([]);
  const product = await insertProduct(db, [none]);
  const who = await insertShopper(services, none, [{ productId: product.id, quantity: 1 }]);
  expect(await checkout(who, { payment_type: "bankTransfer", payment_method: "phone", image_url: "/media-private/none.webp" })).toMatchObject({ status: 400, body: { error: "payment_type_unavailable", errors: { payment_type: "This way to pay is not available" } } });
});

test("a service is known by its category's name", async () => {
  const product = await insertProduct(db, [here], { name: "Installation" });
  await db.execute(sql`insert into categories (id, level, key, name) values (8, 1, 'service', '{"en": "Services"}')`);
  await db.execute(sql`update products set category_id = 8 where id = ${product.id}`);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const id = (await checkout(who)).body.data.order_id;
  expect((await get(`/api/checkout/history/detail/${id}`, who)).data).toMatchObject([{ is_service: true }]);
});

test("checkout, orders and payments need a token", async () => {
  for (const [method, path] of [["POST", "/checkout"], ["POST", "/api/checkout"], ["POST", "/checkout/quote"], ["GET", "/api/checkout/history"], ["GET", "/api/checkout/history/detail/x"]] as const) {
    expect(await call(`${path}?store_code=S001`, { method, ...(method === "POST" && { body: {} }) }), path).toMatchObject({ status: 401 });
  }
  expect(await db.$count(orders, sql`customer_id is null`)).toBe(0);
});

test("an order of the night is expected by the day in Cambodia, which is a day ahead of UTC's", async () => {
  const night = new Date(services.now());
  night.setUTCHours(18, 30, 0, 0);
  if (night < services.now()) night.setUTCDate(night.getUTCDate() + 1);
  wait(night.getTime() - services.now().getTime());
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const { order_id } = (await checkout(who)).body.data;
  // 01:30 of the next day there, and one day to deliver.
  const expected = new Date(night.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  expect((await get(`/api/checkout/history/detail/${order_id}`, who)).order.delivery).toMatchObject({ expected_on: expected });
});
