import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { calls } from "@shop/contract/calls";
import { decodeKhqr } from "../../modules/payments/khqr/decode-khqr.ts";
import { md5Of } from "../../modules/payments/khqr/make-khqr.ts";
import { paymentEvents, payments } from "../../modules/payments/tables.ts";
import { khqrShop } from "../../testing/shops/khqr-shop.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { payableSettings } from "../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../testing/samples/product.ts";

const { api, call, services, wait, db, here, desk, pieces, opened } = await khqrShop();

test("a KHQR payment has the server's amount, whatever the browser sends, and reserves the stock", async () => {
  const { product, who, reply, id } = await opened(2, { amount: 0.01, note: "ring twice" });
  const { data } = reply.body;
  expect(calls["payment.generateKhqr"].data.parse(data)).toEqual(data);
  expect(data).toMatchObject({
    amount: 19.6,
    currency: "USD",
    simulated: true,
    deep_link: expect.stringMatching(/^https:/),
  });
  expect(Date.parse(data.expires_at) - services.now().getTime()).toBeLessThanOrEqual(600_000);
  expect(data.expires_in).toBeGreaterThan(590);
  expect(data.expires_in).toBeLessThanOrEqual(600);
  const read = decodeKhqr(data.qr_string)!;
  expect(read).toMatchObject({
    account: "testshop@wing",
    currency: "840",
    amount: "19.60",
    expiresAt: Date.parse(data.expires_at),
  });
  expect(read.billNumber).toMatch(/^S001-\d\d-\w{4}-\w{4}$/);
  expect(data.md5).toBe(md5Of(data.qr_string));
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 2 });
  const picture = await desk.extra(new URL(data.qr_code_url).pathname);
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(await desk.status(who)).toMatchObject({
    payment_id: id,
    payment_status: "pending",
    order_id: null,
    reason: null,
  });
  const { amount, currency, expires_at, simulated, qr_code_url, deep_link } = data;
  expect(await desk.status(who, id), "enough to show the code again").toMatchObject({
    amount,
    currency,
    expires_at,
    simulated,
    qr_code_url,
    deep_link,
  });
  const early = await desk.post("/checkout", who, {
    payment_type: "khqr",
    payment_method: "wing",
    image_url: data.qr_code_url,
    address: who.addressId,
  });
  expect(early).toMatchObject({ status: 409, body: { error: "payment_pending" } });
});

test("the picture of a code of a removed account is not found", async () => {
  const { reply, id } = await opened();
  await db.update(payments).set({ providerData: null }).where(eq(payments.reference, id));
  expect((await desk.extra(new URL(reply.body.data.qr_code_url).pathname)).status).toBe(404);
});

test("paid after the browser is closed: the server places the order once, and checkout finds that order", async () => {
  const { product, who, reply, id } = await opened();
  await desk.bank(id, "approve");
  await desk.settles(who, id, "paid");
  const orders = await desk.orders(who);
  expect(orders).toHaveLength(1);
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
  expect((await call("/api/cart", { headers: who.headers })).body.data).toEqual([]);
  const checkout = (more: object, key?: string) =>
    desk.post(
      "/checkout",
      who,
      {
        payment_type: "khqr",
        payment_method: "wing",
        image_url: reply.body.data.qr_code_url,
        address: who.addressId,
        ...more,
      },
      key,
    );
  const answers = await Promise.all([
    checkout({}),
    checkout({}, "a"),
    checkout({ payment_id: id }),
    checkout({ image_url: "x.png" }, "b"),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 200, body: { data: { order_id: orders[0].id, grand_total: 19.6 } } });
  expect(await desk.orders(who)).toHaveLength(1);
  expect(await desk.order(who, orders[0].id)).toMatchObject({
    state: "placed",
    discount: 0.4,
    payment: { type: "khqr", state: "paid", paid_at: expect.any(String), reference: id },
  });
  expect(decodeKhqr(reply.body.data.qr_string)!.billNumber).toBe(orders[0].id);
  const [row] = await db.select().from(payments).where(eq(payments.reference, id));
  const history = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, row!.id))
    .orderBy(paymentEvents.id);
  expect(history.map(({ state, cause }) => [state, cause])).toEqual([
    ["pending", `customer:${who.customerId}`],
    ["paid", "poll"],
  ]);
});

test("paid after midnight, an order has the delivery day that was shown when its payment was opened", async () => {
  const { who, id } = await opened();
  await db.execute(
    sql`update payments set created_at = created_at - interval '1 day', priced = jsonb_set(priced, '{delivery,expectedOn}', '"2028-02-28"') where reference = ${id}`,
  );
  await desk.bank(id, "approve");
  await desk.settles(who, id, "paid");
  const [{ id: number }] = await desk.orders(who);
  expect((await desk.order(who, number)).delivery.expected_on).toBe("2028-02-29");
});

test("what was added to the cart while the bank was asked stays in it", async () => {
  const { product, who, id } = await opened(2);
  await desk.post("/api/cart/add", who, { product_id: product.id, quantity: 1 });
  await desk.bank(id, "approve");
  await desk.settles(who, id, "paid");
  expect((await call("/api/cart", { headers: who.headers })).body.data).toMatchObject([
    { product_id: product.id, quantity: 1 },
  ]);
  expect(await desk.orders(who)).toMatchObject([{ grand_total: 19.6 }]);
});

test.each([
  ["khqr", { payment_type: "khqr", payment_method: "wing", image_url: "x.png" }],
  ["paypal", { payment_type: "paypal", payment_method: "paypal" }],
] as const)(
  "checkout by %s: the key returns its first order, whatever is paid later, and only for the same body",
  async (way, body) => {
    const product = await insertProduct(db, [here], { price: 1000, pieces: 10 });
    const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
    const checkout = (more: object = {}) =>
      desk.post("/checkout", who, { ...body, address: who.addressId, ...more }, "placed");
    const first = (await desk[way](who)).body.data.payment_id;
    expect(await checkout(), "a refusal keeps no key").toMatchObject({
      status: 409,
      body: { error: "payment_pending" },
    });
    await desk.bank(first, "approve");
    await desk.settles(who, first, "paid");
    const placed = await Promise.all([checkout(), checkout(), checkout()]);
    const [order] = await desk.orders(who);
    for (const answer of placed) expect(answer).toMatchObject({ status: 200, body: { data: { order_id: order.id } } });
    const second = (await desk[way](who, { checkout_type: "buy_now", product_id: product.id, quantity: 1 })).body.data
      .payment_id;
    expect(await checkout(), "another one is open").toMatchObject({ status: 200, body: placed[0]!.body });
    await desk.bank(second, "approve");
    await desk.settles(who, second, "paid");
    expect(await checkout(), "another one is paid").toMatchObject({ status: 200, body: placed[0]!.body });
    expect(await checkout({ note: "other" })).toMatchObject({ status: 422, body: { error: "idempotency_mismatch" } });
    await desk.post("/api/cart/add", who, { product_id: product.id, quantity: 1 });
    expect(await checkout({ payment_type: "cod" })).toMatchObject({ status: 422 });
    expect(await desk.orders(who)).toHaveLength(2);
  },
);

test("without an id the status is that of the newest payment, or of the open one if the newest ended unpaid", async () => {
  const [one, other] = [
    await insertProduct(db, [here], { price: 1000, pieces: 10 }),
    await insertProduct(db, [here], { price: 2000, pieces: 10 }),
  ];
  const who = await insertShopper(services, here);
  const buyNow = async ({ id }: { id: number }) =>
    (await desk.khqr(who, { checkout_type: "buy_now", product_id: id, quantity: 1 })).body.data.payment_id;
  const checkout = async () =>
    (
      await desk.post("/checkout", who, {
        payment_type: "khqr",
        payment_method: "wing",
        image_url: "x.png",
        address: who.addressId,
      })
    ).body;
  const first = await buyNow(one);
  const second = await buyNow(other);
  expect(await desk.status(who)).toMatchObject({ payment_id: second, payment_status: "pending" });
  await desk.bank(second, "decline");
  await desk.settles(who, second, "failed");
  expect(await desk.status(who)).toMatchObject({ payment_id: first, payment_status: "pending" });
  expect(await checkout()).toMatchObject({ error: "payment_pending" });
  await desk.bank(first, "approve");
  await desk.settles(who, first, "paid");
  const { order_id: order } = await desk.status(who);
  expect(await desk.status(who), "the one that was waited for").toMatchObject({
    payment_id: first,
    payment_status: "paid",
  });
  expect(await checkout()).toMatchObject({ data: { order_id: order } });
  wait(1000);
  const third = await buyNow(other);
  await desk.bank(third, "decline");
  await desk.settles(who, third, "failed");
  expect(await desk.status(who), "what was paid before is another matter").toMatchObject({
    payment_id: third,
    payment_status: "failed",
  });
  expect(await checkout()).toMatchObject({ error: "payment_expired" });
  const fourth = await buyNow(one);
  const fifth = await buyNow(other);
  await desk.bank(fifth, "approve");
  await desk.settles(who, fifth, "paid");
  expect(await desk.status(who), "paid beside an older open one").toMatchObject({
    payment_id: fifth,
    payment_status: "paid",
  });
  expect(await desk.status(who, fourth)).toMatchObject({ payment_status: "pending" });
});

test("riel amounts use the order's rate, rounded up to hundreds", async () => {
  const { who, reply, id } = await opened(1, { currency: "KHR" }, 1250);
  // $12.50 less 2 percent is $12.25, at 4,100 riel.
  expect(reply.body.data).toMatchObject({ amount: 50_300, currency: "KHR" });
  expect(decodeKhqr(reply.body.data.qr_string)).toMatchObject({ currency: "116", amount: "50300" });
  await desk.bank(id, "approve");
  await desk.settles(who, id, "paid");
  expect(await desk.orders(who)).toMatchObject([{ grand_total: 12.25 }]);
});

test("a store in riel takes no payment in dollars", async () => {
  const inRiel = await insertStore(db, { code: "S002", currency: "KHR", rielRate: 4100, settings: payableSettings });
  await api.directory.load();
  const { id: productId } = await insertProduct(db, [inRiel], { price: 1250 });
  const who = await insertShopper(services, inRiel, [{ productId, quantity: 1 }]);
  const open = (currency: string) =>
    call("/payment/generate_khqr", {
      method: "POST",
      host: "s002.localhost",
      headers: who.headers,
      body: { payment_method: "wing", type: "khqr", address: who.addressId, currency },
    });
  expect(await open("USD")).toMatchObject({ status: 400, body: { fields: { currency: "invalid" } } });
  expect(await open("KHR")).toMatchObject({ status: 200, body: { data: { currency: "KHR" } } });
});

test("the same key returns the same payment; another body with it is refused", async () => {
  const { who } = await opened();
  const replies = await Promise.all(Array.from({ length: 5 }, () => desk.khqr(who, {}, "open")));
  expect(new Set(replies.map(({ body }) => body.data.payment_id)).size).toBe(1);
  expect(await desk.khqr(who, { note: "other" }, "open")).toMatchObject({ status: 422 });
});

test("another customer's payment, and a missing one, are not found", async () => {
  const { id } = await opened();
  const stranger = await insertShopper(services, here);
  for (const payment_id of [id, "00000000-0000-4000-8000-000000000000", "x"]) {
    expect(await desk.post("/payment/check_payment_status", stranger, { payment_id })).toMatchObject({
      status: 404,
      body: { error: "payment_not_found" },
    });
    const checkout = await desk.post("/checkout", stranger, {
      payment_type: "khqr",
      payment_method: "wing",
      image_url: "x",
      payment_id,
      address: stranger.addressId,
    });
    expect(checkout).toMatchObject({ status: 404, body: { error: "payment_not_found" } });
  }
  expect(await desk.post("/payment/check_payment_status", stranger, undefined)).toMatchObject({ status: 404 });
});

test("an empty cart or a missing address opens no payment", async () => {
  const who = await insertShopper(services, here);
  expect(await desk.khqr(who)).toMatchObject({ status: 409, body: { error: "cart_empty" } });
  expect(await desk.khqr(who, { address: 999_999 })).toMatchObject({ status: 409 });
});
