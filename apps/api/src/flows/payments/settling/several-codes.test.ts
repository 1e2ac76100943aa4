import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "../../../platform/testing/eventually.ts";
import { cartLines } from "../../../modules/cart/tables.ts";
import { stock } from "../../../modules/catalog/tables.ts";
import { khqrShop } from "../../../testing/shops/khqr-shop.ts";
import { insertShopper, type Shopper } from "../../../testing/samples/shopper.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { newestText } from "../../../testing/shops/sent-messages.ts";
import { refundOrder } from "../refunds/refund-order.ts";

const { call, services, wait, db, here, desk, pieces, expectHeld, heldReasons, opened } = await khqrShop();

test("stock reserved by the shopper's own open payment is available for their cart", async () => {
  const product = await insertProduct(db, [here], { price: 1000, pieces: 5 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 4 }]);
  await desk.khqr(who);
  expect(await pieces(product.id)).toMatchObject({ onHand: 5, held: 4 });
  const [line] = (await call("/api/cart", { headers: who.headers })).body.data;
  const change = (set: number) =>
    call(`/api/cart/update/${line.cart_id}`, { method: "PUT", headers: who.headers, body: { set } });
  const add = (quantity: number) =>
    call("/api/cart/add", { method: "POST", headers: who.headers, body: { product_id: product.id, quantity } });
  for (const set of [4, 2, 5, 3])
    expect((await change(set)).body.data, String(set)).toEqual({ cart_id: line.cart_id, quantity: set });
  expect((await add(2)).body.data).toEqual({ cart_id: line.cart_id, quantity: 5 });
  for (const refused of [await change(6), await add(1)])
    expect(refused).toMatchObject({ status: 409, body: { error: "out_of_stock", params: { available: 5 } } });
  const rival = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const [other] = (await call("/api/cart", { headers: rival.headers })).body.data;
  expect(
    (await call(`/api/cart/update/${other.cart_id}`, { method: "PUT", headers: rival.headers, body: { set: 2 } })).body,
  ).toMatchObject({ error: "out_of_stock", params: { available: 1 } });
});

test("a new code for the same purchase takes over the reserved stock, and only one code becomes the order", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const first = (await desk.khqr(who)).body.data.payment_id;
  const second = (await desk.khqr(who)).body.data.payment_id;
  expect(await pieces(product.id)).toMatchObject({ onHand: 2, held: 2 });
  const rival = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await desk.khqr(rival)).toMatchObject({
    status: 409,
    body: { error: "out_of_stock", params: { available: 0 } },
  });
  await desk.bank(second, "approve");
  await desk.settles(who, second, "paid");
  await desk.bank(first, "approve");
  await desk.settles(who, first, "refund_due");
  expect(await desk.status(who, first)).toMatchObject({ reason: "duplicate" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
  expect((await desk.orders(who)).map(({ state }: { state: string }) => state)).toEqual(["cancelled", "placed"]);
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("the status of a code leads to the order that was placed with cash meanwhile, and the code is no longer offered", async () => {
  const { who, id } = await opened();
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending", order_id: null });
  expect(await desk.post("/checkout", who, { payment_type: "cod", address: who.addressId })).toMatchObject({
    status: 200,
  });
  const [order] = await desk.orders(who);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "paid", order_id: order.id });
  expect(await desk.post(`/api/checkout/history/cancel/${order.id}`, who, {})).toMatchObject({ status: 200 });
  // What came in for it would go back: it is not waited for any longer.
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "expired", order_id: null });
});

test("paying the older of two codes takes the stock that the newer one reserves, and the newer one says so", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const first = (await desk.khqr(who)).body.data.payment_id;
  const second = (await desk.khqr(who)).body.data;
  await desk.bank(first, "approve");
  await desk.settles(who, first, "paid");
  const [order] = await desk.orders(who);
  expect(order).toMatchObject({ state: "placed", payment_state: "paid" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
  expect(await desk.status(who, second.payment_id)).toMatchObject({ payment_status: "paid", order_id: order.id });
  const checkout = await desk.post("/checkout", who, {
    payment_type: "khqr",
    payment_method: "wing",
    image_url: second.qr_code_url,
    payment_id: second.payment_id,
    address: who.addressId,
  });
  expect(checkout).toMatchObject({ status: 200, body: { data: { order_id: order.id } } });
  await desk.bank(second.payment_id, "approve");
  await desk.settles(who, second.payment_id, "refund_due");
  expect(await desk.status(who, second.payment_id)).toMatchObject({ reason: "duplicate" });
  expect((await desk.orders(who)).map(({ state }: { state: string }) => state)).toEqual(["cancelled", "placed"]);
  expect(heldReasons()).toEqual(["duplicate"]);
});

test("paying the older of two codes for more than is left is refunded, and the newer one keeps its stock", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 3 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 3 }]);
  const first = (await desk.khqr(who)).body.data.payment_id;
  await db.update(cartLines).set({ quantity: 1 }).where(eq(cartLines.customerId, who.customerId));
  const second = (await desk.khqr(who)).body.data.payment_id;
  await db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, product.id));
  await desk.bank(first, "approve");
  await desk.settles(who, first, "refund_due");
  expect(await desk.status(who, first)).toMatchObject({ reason: "out_of_stock" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 1, held: 1 });
  await desk.bank(second, "approve");
  await desk.settles(who, second, "paid");
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
  expect(heldReasons()).toEqual(["out_of_stock"]);
});

test("an earlier code that is paid after a cash order is refunded", async () => {
  expectHeld();
  const { product, who, id } = await opened();
  expect(await desk.post("/checkout", who, { payment_type: "cod", address: who.addressId })).toMatchObject({
    status: 200,
  });
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  await desk.bank(id, "approve");
  await desk.settles(who, id, "refund_due");
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  expect(heldReasons()).toEqual(["duplicate"]);
});

test.each([
  ["new", 20, 30],
  ["old", 200, 90],
])(
  "paid in time but reported late, and a newer code paid too: the %s one, reported first, becomes the order, the other is refunded",
  async (first, toldAfter, later) => {
    expectHeld();
    const { product, who, id } = await opened();
    await desk.bank(id, "delay", { seconds: 660 });
    wait(601_000);
    await desk.settles(who, id, "expired");
    const next = (await desk.khqr(who)).body.data.payment_id;
    await desk.bank(next, "delay", { seconds: toldAfter });
    wait(later * 1000);
    const [paid, tooMuch] = first === "new" ? [next, id] : [id, next];
    await desk.settles(who, paid, "paid");
    wait(120_000);
    await desk.settles(who, tooMuch, "refund_due");
    expect((await desk.orders(who)).map(({ state }: { state: string }) => state).sort()).toEqual([
      "cancelled",
      "placed",
    ]);
    expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
    expect(heldReasons()).toEqual(["duplicate"]);
  },
);

test("codes in a row reserve the last pieces for an hour in all; a later payment gets them if they are left, or a refund", async () => {
  expectHeld();
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const buyers = await Promise.all(
    [1, 2, 3].map(() => insertShopper(services, here, [{ productId: product.id, quantity: 1 }])),
  );
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
  await desk.settles(late, ofLate, "paid");
  await desk.bank(ofGreedy, "approve");
  await desk.settles(greedy, ofGreedy, "refund_due");
  expect(await desk.status(greedy, ofGreedy)).toMatchObject({ reason: "out_of_stock" });
  expect(heldReasons()).toEqual(["out_of_stock"]);
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
});

test("a code that was never paid gives no advantage long after it expired", async () => {
  const { product, who } = await opened();
  wait(121 * 60_000);
  expect((await desk.khqr(who)).status).toBe(200);
  expect(await pieces(product.id)).toMatchObject({ held: 2 });
});

test("a code paid twice: the order stays, and the surplus is owed and reported", async () => {
  expectHeld();
  const { who, id } = await opened();
  await desk.bank(id, "approve");
  await desk.settles(who, id, "paid");
  await desk.bank(id, "approve");
  wait(661_000);
  await eventually(async () => expect(await newestText(services, who.phone)).toContain("paid twice"));
  const [order] = await desk.orders(who);
  expect(order).toMatchObject({ state: "placed", payment_state: "paid", refund_due: true });
  const owed = { amount: 19.6, currency: "USD", reported: null, reason: "It was paid already" };
  const history = [{ state: "placed" }, { state: "refund_due" }];
  expect(await desk.order(who, order.id)).toMatchObject({
    payment: { state: "paid" },
    refunds: [{ ...owed, refunded_at: null }],
    history,
  });
  await refundOrder(services, { number: order.id, actor: "staff:dara", to: "sent" });
  expect(await desk.orders(who)).toMatchObject([{ refund_due: false }]);
  expect(await desk.order(who, order.id)).toMatchObject({ refunds: [{ ...owed, refunded_at: expect.any(String) }] });
  expect(heldReasons()).toEqual(["duplicate"]);
});
