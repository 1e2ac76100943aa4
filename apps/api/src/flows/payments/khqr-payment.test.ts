import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import { cartLines } from "../../modules/cart/tables.ts";
import { stock } from "../../modules/catalog/tables.ts";
import { decodeKhqr } from "../../modules/payments/khqr/decode-khqr.ts";
import { md5Of } from "../../modules/payments/khqr/make-khqr.ts";
import { paymentEvents, payments, simulatedBank } from "../../modules/payments/tables.ts";
import { auditTrail } from "../../platform/tables.ts";
import { insertShopper, type Shopper } from "../../testing/sample-checkout.ts";
import { payableSettings, paymentDesk } from "../../testing/sample-payment.ts";
import { insertProduct } from "../../testing/sample-product.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { newestText, textsTo } from "../../testing/sent-messages.ts";
import { testApi } from "../../testing/test-api.ts";
import { refundOrder } from "./refund-order.ts";

const shop = await testApi();
const { api, call, services, database, wait } = shop;
const { db } = database;
const here = await insertStore(db, { settings: payableSettings });
await api.directory.load();
const desk = paymentDesk(shop);

const pieces = async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!;
const within = (seconds: number) => ({ timeout: seconds * 1000, interval: 100 });
/** Waits until a payment is in a state; the clock goes ahead to when the bank is asked next. */
async function settles(who: Shopper, id: string, state: string): Promise<void> {
  wait(2000);
  await vi.waitFor(async () => expect(await desk.status(who, id)).toMatchObject({ payment_status: state }), within(10));
}

/** The warnings that the shop has logged since they were last read. */
function warnings(): { msg: string; reason?: string; payment?: string }[] {
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)) as { msg: string; reason?: string; payment?: string });
  vi.mocked(console.error).mockClear();
  return lines;
}

/** What the shop logs when money has to go back. */
const expectHeld = () => vi.mocked(console.error).mockImplementation(() => undefined);
function heldReasons(): string[] {
  return warnings().filter(({ msg }) => msg === "money is held for refund").map(({ reason }) => reason!);
}

async function opened(quantity = 2, more: object = {}, price = 1000) {
  const product = await insertProduct(db, [here], { price, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity }]);
  const reply = await desk.khqr(who, more);
  return { product, who, reply, id: reply.body.data?.payment_id as string };
}

test("a KHQR payment says exactly what the server asks, whatever the browser believes, and holds the pieces", async () => {
  const { product, who, reply, id } = await opened(2, { amount: 0.01, note: "ring twice" });
  const { data } = reply.body;
  expect(calls["payment.generateKhqr"].data.parse(data)).toEqual(data);
  expect(data).toMatchObject({ amount: 19.6, currency: "USD", simulated: true, deep_link: expect.stringMatching(/^https:/) });
  expect(Date.parse(data.expires_at) - services.now().getTime()).toBeLessThanOrEqual(600_000);
  expect(data.expires_in).toBeGreaterThan(590);
  expect(data.expires_in).toBeLessThanOrEqual(600);
  const read = decodeKhqr(data.qr_string)!;
  expect(read).toMatchObject({ account: "testshop@wing", currency: "840", amount: "19.60", expiresAt: Date.parse(data.expires_at) });
  expect(read.billNumber).toMatch(/^S001-\d\d-\w{4}-\w{4}$/);
  expect(data.md5).toBe(md5Of(data.qr_string));
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 2 });
  const picture = await desk.extra(new URL(data.qr_code_url).pathname);
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(await desk.status(who)).toMatchObject({ payment_id: id, payment_status: "pending", order_id: null, reason: null });
  const { amount, currency, expires_at, simulated, qr_code_url, deep_link } = data;
  expect(await desk.status(who, id), "enough to show the code again").toMatchObject({ amount, currency, expires_at, simulated, qr_code_url, deep_link });
  const early = await desk.post("/checkout", who, { payment_type: "khqr", payment_method: "wing", image_url: data.qr_code_url, address: who.addressId });
  expect(early).toMatchObject({ status: 409, body: { error: "payment_pending" } });
});

test("the picture of a code that was forgotten with its account is not found", async () => {
  const { reply, id } = await opened();
  await db.update(payments).set({ providerData: null }).where(eq(payments.reference, id));
  expect((await desk.extra(new URL(reply.body.data.qr_code_url).pathname)).status).toBe(404);
});

test("paid with the browser gone: the server places the order once, and checkout finds that same order", async () => {
  const { product, who, reply, id } = await opened();
  await desk.bank(id, "approve");
  await settles(who, id, "paid");
  const orders = await desk.orders(who);
  expect(orders).toHaveLength(1);
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  expect((await shop.call("/api/cart", { headers: who.headers })).body.data).toEqual([]);
  const checkout = (more: object, key?: string) => desk.post("/checkout", who, { payment_type: "khqr", payment_method: "wing", image_url: reply.body.data.qr_code_url, address: who.addressId, ...more }, key);
  const answers = await Promise.all([checkout({}), checkout({}, "a"), checkout({ payment_id: id }), checkout({ image_url: "x.png" }, "b")]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: { order_id: orders[0].id, grand_total: 19.6 } } });
  expect(await desk.orders(who)).toHaveLength(1);
  expect(await desk.order(who, orders[0].id)).toMatchObject({ state: "placed", discount: 0.4, payment: { type: "khqr", state: "paid", paid_at: expect.any(String), reference: id } });
  expect(decodeKhqr(reply.body.data.qr_string)!.billNumber).toBe(orders[0].id);
  const [row] = await db.select().from(payments).where(eq(payments.reference, id));
  const history = await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, row!.id)).orderBy(paymentEvents.id);
  expect(history.map(({ state, cause }) => [state, cause])).toEqual([["pending", `customer:${who.customerId}`], ["paid", "poll"]]);
});

test("what was put into the cart while the bank was asked stays in it", async () => {
  const { product, who, id } = await opened(2);
  await desk.post("/api/cart/add", who, { product_id: product.id, quantity: 1 });
  await desk.bank(id, "approve");
  await settles(who, id, "paid");
  expect((await shop.call("/api/cart", { headers: who.headers })).body.data).toMatchObject([{ product_id: product.id, quantity: 1 }]);
  expect(await desk.orders(who)).toMatchObject([{ grand_total: 19.6 }]);
});

test.each([
  ["khqr", { payment_type: "khqr", payment_method: "wing", image_url: "x.png" }],
  ["paypal", { payment_type: "paypal", payment_method: "paypal" }],
] as const)("checkout by %s: the key gives the order that it gave, whatever is paid later, and is for no other body", async (way, body) => {
  const product = await insertProduct(db, [here], { price: 1000, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const checkout = (more: object = {}) => desk.post("/checkout", who, { ...body, address: who.addressId, ...more }, "placed");
  const first = (await desk[way](who)).body.data.payment_id;
  expect(await checkout(), "a refusal keeps no key").toMatchObject({ status: 409, body: { error: "payment_pending" } });
  await desk.bank(first, "approve");
  await settles(who, first, "paid");
  const placed = await Promise.all([checkout(), checkout(), checkout()]);
  const [order] = await desk.orders(who);
  for (const answer of placed) expect(answer).toMatchObject({ status: 200, body: { data: { order_id: order.id } } });
  const second = (await desk[way](who, { checkout_type: "buy_now", product_id: product.id, quantity: 1 })).body.data.payment_id;
  expect(await checkout(), "another one is open").toMatchObject({ status: 200, body: placed[0]!.body });
  await desk.bank(second, "approve");
  await settles(who, second, "paid");
  expect(await checkout(), "another one is paid").toMatchObject({ status: 200, body: placed[0]!.body });
  expect(await checkout({ note: "other" })).toMatchObject({ status: 422, body: { error: "idempotency_mismatch" } });
  await desk.post("/api/cart/add", who, { product_id: product.id, quantity: 1 });
  expect(await checkout({ payment_type: "cod" })).toMatchObject({ status: 422 });
  expect(await desk.orders(who)).toHaveLength(2);
});

test("where no payment is named it is the newest, but for one that ended unpaid beside one that is open", async () => {
  const [one, other] = [await insertProduct(db, [here], { price: 1000, pieces: 10 }), await insertProduct(db, [here], { price: 2000, pieces: 10 })];
  const who = await insertShopper(services, here);
  const buyNow = async ({ id }: { id: number }) => (await desk.khqr(who, { checkout_type: "buy_now", product_id: id, quantity: 1 })).body.data.payment_id;
  const checkout = async () => (await desk.post("/checkout", who, { payment_type: "khqr", payment_method: "wing", image_url: "x.png", address: who.addressId })).body;
  const first = await buyNow(one);
  const second = await buyNow(other);
  expect(await desk.status(who)).toMatchObject({ payment_id: second, payment_status: "pending" });
  await desk.bank(second, "decline");
  await settles(who, second, "failed");
  expect(await desk.status(who)).toMatchObject({ payment_id: first, payment_status: "pending" });
  expect(await checkout()).toMatchObject({ error: "payment_pending" });
  await desk.bank(first, "approve");
  await settles(who, first, "paid");
  const { order_id: order } = await desk.status(who);
  expect(await desk.status(who), "the one that was waited for").toMatchObject({ payment_id: first, payment_status: "paid" });
  expect(await checkout()).toMatchObject({ data: { order_id: order } });
  wait(1000);
  const third = await buyNow(other);
  await desk.bank(third, "decline");
  await settles(who, third, "failed");
  expect(await desk.status(who), "what was paid before is another matter").toMatchObject({ payment_id: third, payment_status: "failed" });
  expect(await checkout()).toMatchObject({ error: "payment_expired" });
  const fourth = await buyNow(one);
  const fifth = await buyNow(other);
  await desk.bank(fifth, "approve");
  await settles(who, fifth, "paid");
  expect(await desk.status(who), "paid beside an older open one").toMatchObject({ payment_id: fifth, payment_status: "paid" });
  expect(await desk.status(who, fourth)).toMatchObject({ payment_status: "pending" });
});

test("riel are asked at the order's rate, rounded up to hundreds", async () => {
  const { who, reply, id } = await opened(1, { currency: "KHR" }, 1250);
  // $12.50 less 2 percent is $12.25, at 4,100 riel.
  expect(reply.body.data).toMatchObject({ amount: 50_300, currency: "KHR" });
  expect(decodeKhqr(reply.body.data.qr_string)).toMatchObject({ currency: "116", amount: "50300" });
  await desk.bank(id, "approve");
  await settles(who, id, "paid");
  expect(await desk.orders(who)).toMatchObject([{ grand_total: 12.25 }]);
});

test("the same key is the same payment; another body under it is refused", async () => {
  const { who } = await opened();
  const replies = await Promise.all(Array.from({ length: 5 }, () => desk.khqr(who, {}, "open")));
  expect(new Set(replies.map(({ body }) => body.data.payment_id)).size).toBe(1);
  expect(await desk.khqr(who, { note: "other" }, "open")).toMatchObject({ status: 422 });
});

test("what the shopper's own open payment holds is there for their cart: fewer are taken, and as many as there are", async () => {
  const product = await insertProduct(db, [here], { price: 1000, pieces: 5 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 4 }]);
  await desk.khqr(who);
  expect(await pieces(product.id)).toMatchObject({ onHand: 5, held: 4 });
  const [line] = (await call("/api/cart", { headers: who.headers })).body.data;
  const change = (set: number) => call(`/api/cart/update/${line.cart_id}`, { method: "PUT", headers: who.headers, body: { set } });
  const add = (quantity: number) => call("/api/cart/add", { method: "POST", headers: who.headers, body: { product_id: product.id, quantity } });
  for (const set of [4, 2, 5, 3]) expect((await change(set)).body.data, String(set)).toEqual({ cart_id: line.cart_id, quantity: set });
  expect((await add(2)).body.data).toEqual({ cart_id: line.cart_id, quantity: 5 });
  for (const refused of [await change(6), await add(1)]) expect(refused).toMatchObject({ status: 409, body: { error: "out_of_stock", params: { available: 5 } } });
  const rival = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const [other] = (await call("/api/cart", { headers: rival.headers })).body.data;
  expect((await call(`/api/cart/update/${other.cart_id}`, { method: "PUT", headers: rival.headers, body: { set: 2 } })).body).toMatchObject({ error: "out_of_stock", params: { available: 1 } });
});

test("a new code for the same wish takes over the held pieces, and only one of them becomes the order", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const first = (await desk.khqr(who)).body.data.payment_id;
  const second = (await desk.khqr(who)).body.data.payment_id;
  expect(await pieces(product.id)).toMatchObject({ onHand: 2, held: 2 });
  const rival = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await desk.khqr(rival)).toMatchObject({ status: 409, body: { error: "out_of_stock", params: { available: 0 } } });
  await desk.bank(second, "approve");
  await settles(who, second, "paid");
  await desk.bank(first, "approve");
  await settles(who, first, "refund_due");
  expect(await desk.status(who, first)).toMatchObject({ reason: "duplicate" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
  expect((await desk.orders(who)).map(({ state }: { state: string }) => state)).toEqual(["cancelled", "placed"]);
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("a code whose wish is ordered with cash meanwhile leads to that order, and is not offered any longer", async () => {
  const { who, id } = await opened();
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending", order_id: null });
  expect(await desk.post("/checkout", who, { payment_type: "cod", address: who.addressId })).toMatchObject({ status: 200 });
  const [order] = await desk.orders(who);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "paid", order_id: order.id });
  expect(await desk.post(`/api/checkout/history/cancel/${order.id}`, who, {})).toMatchObject({ status: 200 });
  // What came in for it would go back: it is not waited for any longer.
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "expired", order_id: null });
});

test("the older of two codes is paid for the last pieces: they are those that the newer one holds, and whoever looks at that one reads so", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const first = (await desk.khqr(who)).body.data.payment_id;
  const second = (await desk.khqr(who)).body.data;
  await desk.bank(first, "approve");
  await settles(who, first, "paid");
  const [order] = await desk.orders(who);
  expect(order).toMatchObject({ state: "placed", payment_state: "paid" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
  expect(await desk.status(who, second.payment_id)).toMatchObject({ payment_status: "paid", order_id: order.id });
  const checkout = await desk.post("/checkout", who, { payment_type: "khqr", payment_method: "wing", image_url: second.qr_code_url, payment_id: second.payment_id, address: who.addressId });
  expect(checkout).toMatchObject({ status: 200, body: { data: { order_id: order.id } } });
  await desk.bank(second.payment_id, "approve");
  await settles(who, second.payment_id, "refund_due");
  expect(await desk.status(who, second.payment_id)).toMatchObject({ reason: "duplicate" });
  expect((await desk.orders(who)).map(({ state }: { state: string }) => state)).toEqual(["cancelled", "placed"]);
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("the older of two codes is paid for more than is left: its money goes back, and the newer one keeps what it holds", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 3 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 3 }]);
  const first = (await desk.khqr(who)).body.data.payment_id;
  await db.update(cartLines).set({ quantity: 1 }).where(eq(cartLines.customerId, who.customerId));
  const second = (await desk.khqr(who)).body.data.payment_id;
  await db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, product.id));
  await desk.bank(first, "approve");
  await settles(who, first, "refund_due");
  expect(await desk.status(who, first)).toMatchObject({ reason: "out_of_stock" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 1, held: 1 });
  await desk.bank(second, "approve");
  await settles(who, second, "paid");
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
  expect(heldReasons()).toEqual(["out_of_stock"]);
});

test("paid on delivery after all: a code of before that is paid too goes back", async () => {
  expectHeld();
  const { product, who, id } = await opened();
  expect(await desk.post("/checkout", who, { payment_type: "cod", address: who.addressId })).toMatchObject({ status: 200 });
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  await desk.bank(id, "approve");
  await settles(who, id, "refund_due");
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  expect(heldReasons()).toEqual(["duplicate"]);
});

test.each([
  ["another amount", { amount: 19.59 }],
  ["more than was asked", { amount: 196 }],
  ["another currency", { currency: "KHR", amount: 20 }],
])("%s is held for refund, where the shopper sees it", async (_, wish) => {
  expectHeld();
  const { product, who, id } = await opened();
  await desk.bank(id, "approve", wish);
  await settles(who, id, "refund_due");
  const status = await desk.status(who, id);
  expect(status).toMatchObject({ reason: "amount_mismatch", order_id: expect.any(String) });
  expect(await desk.orders(who)).toMatchObject([{ id: status.order_id, state: "cancelled", payment_state: "refund_due", refund_due: true }]);
  expect(await desk.order(who, status.order_id)).toMatchObject({ payment: { state: "refund_due" }, history: [{ state: "placed" }, { state: "cancelled" }, { state: "refund_due", note: "Another amount than was due" }] });
  expect((await desk.order(who, status.order_id)).refunds).toEqual([{ currency: "USD", ...wish, told: null, reason: "Another amount than was due", refunded_at: null, by: "store" }]);
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("get it back"));
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
  expect((await shop.call("/api/cart", { headers: who.headers })).body.data).toHaveLength(1);
  const checkout = await desk.post("/checkout", who, { payment_type: "khqr", payment_method: "wing", image_url: "x", payment_id: id, address: who.addressId });
  expect(checkout).toMatchObject({ status: 409, body: { error: "payment_refund_due" } });
  expect(heldReasons()).toEqual(["amount_mismatch"]);
});

test("an amount that no currency of the shop has is said as the bank says it, and never as 0", async () => {
  expectHeld();
  const { who, reply, id } = await opened();
  expect(await desk.bank(id, "approve", { amount: 19.6, currency: "KHR" }), "the simulated bank sends no parts of a riel").toBe(409);
  const sent = { hash: "19".repeat(32), toAccountId: "testshop@wing", currency: "KHR", amount: 19.6, createdDateMs: services.now().getTime() };
  await db.insert(simulatedBank).values({ service: "bakong", key: reply.body.data.md5, status: "SUCCESS", record: sent, toldFrom: services.now() });
  await settles(who, id, "refund_due");
  const { order_id, reason } = await desk.status(who, id);
  expect(reason).toBe("amount_mismatch");
  expect((await desk.order(who, order_id)).refunds).toMatchObject([{ told: "19.6 KHR", refunded_at: null }]);
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("we received 19.6 KHR for"));
  const decision = { number: order_id, actor: "staff:dara" };
  await expect(refundOrder(services, { ...decision, toStoreCash: true })).rejects.toThrow("19.6 KHR is nothing that the store cash counts in");
  expect(await refundOrder(services, { ...decision, toStoreCash: false })).toEqual(["19.6 KHR"]);
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("19.6 KHR for"));
  expect(heldReasons()).toEqual(["amount_mismatch"]);
});

test("money that went to another account is no payment, and is logged once", async () => {
  const { who, id } = await opened();
  vi.mocked(console.error).mockImplementation(() => undefined);
  await desk.bank(id, "approve", { account: "thief@bank" });
  for (let round = 0; round < 3; round++) {
    wait(2000);
    await new Promise((resolve) => setTimeout(resolve, 1100));
  }
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  expect(await desk.orders(who)).toEqual([]);
  expect(warnings()).toMatchObject([{ level: "error", payment: id, hash: expect.stringMatching(/^\w{64}$/), account: "thief@bank" }]);
});

test("the letters of an account may be written otherwise than in its code", async () => {
  const { who, id } = await opened();
  await desk.bank(id, "approve", { account: "TestShop@WING" });
  await settles(who, id, "paid");
  expect(await desk.orders(who)).toHaveLength(1);
});

test("a transfer that cannot be read is logged, and no payment", async () => {
  const { who, id } = await opened();
  vi.mocked(console.error).mockImplementation(() => undefined);
  const [{ providerKey } = { providerKey: null }] = await db.select().from(payments).where(eq(payments.reference, id));
  await db.insert(simulatedBank).values({ service: "bakong", key: providerKey!, status: "SUCCESS", record: { hash: "5f".repeat(32), amount: "much" }, toldFrom: services.now() });
  wait(2000);
  await vi.waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalled(), within(10));
  expect(warnings()).toMatchObject([{ level: "error", payment: id, hash: "5f".repeat(32) }]);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
});

test("a transfer that has paid for one order pays for no other: refused, said to the shopper and logged; money of its own still counts", async () => {
  expectHeld();
  const hash = "5e".repeat(32);
  const first = await opened();
  const second = await opened();
  await desk.bank(first.id, "approve", { hash });
  await settles(first.who, first.id, "paid");
  await desk.bank(second.id, "approve", { hash });
  await settles(second.who, second.id, "failed");
  expect(await desk.status(second.who, second.id)).toMatchObject({ reason: "used", order_id: null });
  expect(await desk.orders(second.who)).toEqual([]);
  expect(await pieces(second.product.id), "for sale again").toMatchObject({ onHand: 10, held: 0 });
  expect(await desk.orders(first.who), "untouched").toMatchObject([{ state: "placed", payment_state: "paid", refund_due: false }]);
  expect(warnings()).toMatchObject([{ msg: "a transfer that is another payment's was refused", payment: second.id }]);
  const trail = await db.select().from(auditTrail).where(eq(auditTrail.entityId, second.id));
  expect(trail).toMatchObject([{ action: "refuse-transfer", after: { reason: "used", hash } }]);
  const checkout = await desk.post("/checkout", second.who, { payment_type: "khqr", payment_method: "wing", image_url: "x", payment_id: second.id, address: second.who.addressId });
  expect(checkout.status).toBe(409);
  await desk.bank(second.id, "approve");
  wait(661_000);
  await settles(second.who, second.id, "paid");
  expect(await desk.orders(second.who)).toMatchObject([{ state: "placed" }]);
});

test("declined at the bank: the payment failed and the pieces are for sale again", async () => {
  const { product, who, id } = await opened();
  await desk.bank(id, "decline");
  await settles(who, id, "failed");
  expect(await desk.status(who, id)).toMatchObject({ reason: "declined" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
});

test("a bank that fails and is slow is asked again until it answers", async () => {
  expectHeld();
  const { who, id } = await opened();
  await desk.bank(id, "delay", { seconds: 20 });
  await desk.bank(id, "error", { seconds: 30 });
  wait(2000);
  const failed = () => vi.mocked(console.error).mock.calls.some(([line]) => String(line).includes("the bank could not be asked"));
  await vi.waitFor(() => expect(failed()).toBe(true), within(10));
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  wait(30_000);
  await settles(who, id, "paid");
  vi.mocked(console.error).mockClear();
});

test("its time over: expired, the pieces are free; paid in time but told late becomes the order all the same", async () => {
  const { product, who, id } = await opened();
  const told = await opened();
  await desk.bank(told.id, "delay", { seconds: 630 });
  wait(601_000);
  await settles(who, id, "expired");
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
  await settles(told.who, told.id, "expired");
  wait(60_000);
  await settles(told.who, told.id, "paid");
  expect(await desk.orders(told.who)).toMatchObject([{ state: "placed" }]);
  expect(await pieces(told.product.id)).toMatchObject({ onHand: 8, held: 0 });
});

test("paid in time while neither shop nor bank was there for hours: the order is placed as soon as the bank can be asked", async () => {
  expectHeld();
  const { product, who, reply, id } = await opened();
  await desk.bank(id, "delay", { seconds: 20 });
  const away = { service: "bakong" as const, key: reply.body.data.md5 as string, status: "ERROR" as const, record: {} };
  await db.insert(simulatedBank).values({ ...away, toldFrom: services.now(), toldUntil: new Date(services.now().getTime() + 5 * 3_600_000) });
  wait(4 * 3_600_000);
  await settles(who, id, "expired");
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
  wait(2 * 3_600_000);
  await settles(who, id, "paid");
  expect(await desk.orders(who)).toMatchObject([{ state: "placed" }]);
  expect(new Set(warnings().map(({ msg }) => msg))).toEqual(new Set(["the bank could not be asked"]));
});

test.each([
  ["new", 20, 30],
  ["old", 200, 90],
])("paid in time but told late, and the new code that was asked for meanwhile too: the %s one that is told of first is the order, the other money goes back", async (first, toldAfter, later) => {
  expectHeld();
  const { product, who, id } = await opened();
  await desk.bank(id, "delay", { seconds: 660 });
  wait(601_000);
  await settles(who, id, "expired");
  const next = (await desk.khqr(who)).body.data.payment_id;
  await desk.bank(next, "delay", { seconds: toldAfter });
  wait(later * 1000);
  const [paid, tooMuch] = first === "new" ? [next, id] : [id, next];
  await settles(who, paid, "paid");
  wait(120_000);
  await settles(who, tooMuch, "refund_due");
  expect((await desk.orders(who)).map(({ state }: { state: string }) => state).sort()).toEqual(["cancelled", "placed"]);
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("paid after its time, or when the goods are gone: held for refund", async () => {
  expectHeld();
  const late = await opened();
  const gone = await opened(2);
  await desk.bank(gone.id, "delay", { seconds: 630 });
  wait(601_000);
  await settles(late.who, late.id, "expired");
  await settles(gone.who, gone.id, "expired");
  // Beyond what the clocks of shop and bank may differ.
  wait(10_000);
  await desk.bank(late.id, "approve");
  await db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, gone.product.id));
  wait(60_000);
  await settles(late.who, late.id, "refund_due");
  await settles(gone.who, gone.id, "refund_due");
  expect(await desk.status(late.who, late.id)).toMatchObject({ reason: "late" });
  expect(await desk.status(gone.who, gone.id)).toMatchObject({ reason: "out_of_stock" });
  expect(heldReasons().sort()).toEqual(["late", "out_of_stock"]);
});

test("one code after the other holds the last pieces for an hour and no longer; who pays then gets them while they are there, and the money back else", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const buyers = await Promise.all([1, 2, 3].map(() => insertShopper(services, here, [{ productId: product.id, quantity: 1 }])));
  const [greedy, late, other] = buyers as [Shopper, Shopper, Shopper];
  const open = async (who: Shopper) => {
    const { status, body } = await desk.khqr(who);
    expect(status).toBe(200);
    return body.data.payment_id as string;
  };
  for (let turn = 0; turn < 7; turn++) {
    for (const who of [greedy, late]) await open(who);
    expect(await pieces(product.id)).toMatchObject({ held: 2 });
    wait(9 * 60_000);
  }
  const [ofGreedy, ofLate] = [await open(greedy), await open(late)];
  expect(await pieces(product.id)).toMatchObject({ onHand: 2, held: 0 });
  expect((await desk.post("/checkout", other, { payment_type: "cod", address: other.addressId })).status).toBe(200);
  await desk.bank(ofLate, "approve");
  await settles(late, ofLate, "paid");
  await desk.bank(ofGreedy, "approve");
  await settles(greedy, ofGreedy, "refund_due");
  expect(await desk.status(greedy, ofGreedy)).toMatchObject({ reason: "out_of_stock" });
  expect(heldReasons()).toEqual(["out_of_stock"]);
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
});

test("whoever comes back long after a code that was never paid has the pieces held as everybody", async () => {
  const { product, who } = await opened();
  wait(121 * 60_000);
  expect((await desk.khqr(who)).status).toBe(200);
  expect(await pieces(product.id)).toMatchObject({ held: 2 });
});

test("a code paid twice: the order stays, what came too much is owed and told", async () => {
  expectHeld();
  const { who, id } = await opened();
  await desk.bank(id, "approve");
  await settles(who, id, "paid");
  await desk.bank(id, "approve");
  wait(661_000);
  await vi.waitFor(async () => expect(await newestText(services, who.phone)).toContain("paid twice"), within(10));
  const [order] = await desk.orders(who);
  expect(order).toMatchObject({ state: "placed", payment_state: "paid", refund_due: true });
  const owed = { amount: 19.6, currency: "USD", told: null, reason: "It was paid already" };
  const history = [{ state: "placed" }, { state: "refund_due" }];
  expect(await desk.order(who, order.id)).toMatchObject({ payment: { state: "paid" }, refunds: [{ ...owed, refunded_at: null }], history });
  await refundOrder(services, { number: order.id, actor: "staff:dara", toStoreCash: false });
  expect(await desk.orders(who)).toMatchObject([{ refund_due: false }]);
  expect(await desk.order(who, order.id)).toMatchObject({ refunds: [{ ...owed, refunded_at: expect.any(String) }] });
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("a payment is its payer's alone, and none is not found", async () => {
  const { id } = await opened();
  const stranger = await insertShopper(services, here);
  for (const payment_id of [id, "00000000-0000-4000-8000-000000000000", "x"]) {
    expect(await desk.post("/payment/check_payment_status", stranger, { payment_id })).toMatchObject({ status: 404, body: { error: "payment_not_found" } });
    const checkout = await desk.post("/checkout", stranger, { payment_type: "khqr", payment_method: "wing", image_url: "x", payment_id, address: stranger.addressId });
    expect(checkout).toMatchObject({ status: 404, body: { error: "payment_not_found" } });
  }
  expect(await desk.post("/payment/check_payment_status", stranger, undefined)).toMatchObject({ status: 404 });
});

test("an empty cart and a missing address open nothing", async () => {
  const who = await insertShopper(services, here);
  expect(await desk.khqr(who)).toMatchObject({ status: 409, body: { error: "cart_empty" } });
  expect(await desk.khqr(who, { address: 999_999 })).toMatchObject({ status: 409 });
});
