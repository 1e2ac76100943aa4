import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { stock } from "../../../modules/catalog/tables.ts";
import { findByReference } from "../../../modules/payments/public.ts";
import { payments, simulatedBank } from "../../../modules/payments/tables.ts";
import { auditTrail } from "../../../platform/tables.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { khqrShop } from "../../../testing/shops/khqr-shop.ts";
import { textsTo } from "../../../testing/shops/sent-messages.ts";
import { checkPayments } from "./check-payments.ts";
import { refundOrder } from "../refunds/refund-order.ts";

const { call, services, wait, db, desk, warnings, pieces, expectHeld, heldReasons, opened } = await khqrShop();

test.each([
  ["another amount", { amount: 19.59 }],
  ["more than was asked", { amount: 196 }],
  ["another currency", { currency: "KHR", amount: 20 }],
])("%s is held for refund, and the shopper sees it", async (_, paid) => {
  expectHeld();
  const { product, who, id } = await opened();
  await desk.bank(id, "approve", paid);
  await desk.settles(who, id, "refund_due");
  const status = await desk.status(who, id);
  expect(status).toMatchObject({ reason: "amount_mismatch", order_id: expect.any(String) });
  expect(await desk.orders(who)).toMatchObject([
    { id: status.order_id, state: "cancelled", payment_state: "refund_due", refund_due: true },
  ]);
  expect(await desk.order(who, status.order_id)).toMatchObject({
    payment: { state: "refund_due" },
    history: [
      { state: "placed" },
      { state: "cancelled" },
      { state: "refund_due", note: "Another amount than was due" },
    ],
  });
  expect((await desk.order(who, status.order_id)).refunds).toMatchObject([
    { currency: "USD", ...paid, reported: null, reason: "Another amount than was due", refunded_at: null, by: "store" },
  ]);
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("get it back"));
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
  expect((await call("/api/cart", { headers: who.headers })).body.data).toHaveLength(1);
  const checkout = await desk.post("/checkout", who, {
    payment_type: "khqr",
    payment_method: "wing",
    image_url: "x",
    payment_id: id,
    address: who.addressId,
  });
  expect(checkout).toMatchObject({ status: 409, body: { error: "payment_refund_due" } });
  expect(heldReasons()).toEqual(["amount_mismatch"]);
});

test("an amount that no currency of the shop can have is shown as the bank reports it, never as 0", async () => {
  expectHeld();
  const { who, reply, id } = await opened();
  expect(
    await desk.bank(id, "approve", { amount: 19.6, currency: "KHR" }),
    "the simulated bank sends no parts of a riel",
  ).toBe(409);
  const sent = {
    hash: "19".repeat(32),
    toAccountId: "testshop@wing",
    currency: "KHR",
    amount: 19.6,
    createdDateMs: services.now().getTime(),
  };
  await db
    .insert(simulatedBank)
    .values({ service: "bakong", key: reply.body.data.md5, status: "SUCCESS", record: sent, toldFrom: services.now() });
  await desk.settles(who, id, "refund_due");
  const { order_id, reason } = await desk.status(who, id);
  expect(reason).toBe("amount_mismatch");
  expect((await desk.order(who, order_id)).refunds).toMatchObject([{ reported: "19.6 KHR", refunded_at: null }]);
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("we received 19.6 KHR for"));
  const decision = { number: order_id, actor: "staff:dara" };
  await expect(refundOrder(services, { ...decision, to: "store-cash" })).rejects.toThrow(
    "19.6 KHR is not an amount that store cash can have",
  );
  expect(await refundOrder(services, { ...decision, to: "sent" })).toEqual(["19.6 KHR"]);
  expect(await textsTo(services, who.phone)).toContainEqual(expect.stringContaining("19.6 KHR for"));
  expect(heldReasons()).toEqual(["amount_mismatch"]);
});

test("money to another account is no payment, and is logged once", async () => {
  const { who, id } = await opened();
  vi.mocked(console.error).mockImplementation(() => undefined);
  await desk.bank(id, "approve", { account: "thief@bank" });
  for (let round = 0; round < 3; round++) {
    wait(2000);
    await checkPayments(services, [(await findByReference(db, id))!], "test");
  }
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  expect(await desk.orders(who)).toEqual([]);
  expect(warnings()).toMatchObject([
    { level: "error", payment: id, hash: expect.stringMatching(/^\w{64}$/), account: "thief@bank" },
  ]);
});

test("the case of an account's letters does not matter", async () => {
  const { who, id } = await opened();
  await desk.bank(id, "approve", { account: "TestShop@WING" });
  await desk.settles(who, id, "paid");
  expect(await desk.orders(who)).toHaveLength(1);
});

test("a transfer that cannot be read is logged, and is no payment", async () => {
  const { who, id } = await opened();
  vi.mocked(console.error).mockImplementation(() => undefined);
  const [{ providerKey } = { providerKey: null }] = await db.select().from(payments).where(eq(payments.reference, id));
  await db.insert(simulatedBank).values({
    service: "bakong",
    key: providerKey!,
    status: "SUCCESS",
    record: { hash: "5f".repeat(32), amount: "much" },
    toldFrom: services.now(),
  });
  wait(2000);
  await eventually(() => expect(vi.mocked(console.error)).toHaveBeenCalled());
  expect(warnings()).toMatchObject([{ level: "error", payment: id, hash: "5f".repeat(32) }]);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
});

test("a transfer pays for one order only; a second use is refused, shown to the shopper and logged", async () => {
  expectHeld();
  const hash = "5e".repeat(32);
  const first = await opened();
  const second = await opened();
  await desk.bank(first.id, "approve", { hash });
  await desk.settles(first.who, first.id, "paid");
  await desk.bank(second.id, "approve", { hash });
  await desk.settles(second.who, second.id, "failed");
  expect(await desk.status(second.who, second.id)).toMatchObject({ reason: "used", order_id: null });
  expect(await desk.orders(second.who)).toEqual([]);
  expect(await pieces(second.product.id), "for sale again").toMatchObject({ onHand: 10, held: 0 });
  expect(await desk.orders(first.who), "untouched").toMatchObject([
    { state: "placed", payment_state: "paid", refund_due: false },
  ]);
  const warned = { msg: "a transfer that belongs to another payment was refused", payment: second.id };
  expect(warnings()).toMatchObject([warned]);
  // The bank is asked again for a while, and says the same.
  await checkPayments(services, [(await findByReference(db, second.id))!], "test");
  expect(warnings(), "no failure").toMatchObject([warned]);
  const trail = await db.select().from(auditTrail).where(eq(auditTrail.entityId, second.id));
  expect(trail).toMatchObject([{ action: "refuse-transfer", after: { reason: "used", hash } }]);
  const checkout = await desk.post("/checkout", second.who, {
    payment_type: "khqr",
    payment_method: "wing",
    image_url: "x",
    payment_id: second.id,
    address: second.who.addressId,
  });
  expect(checkout.status).toBe(409);
  await desk.bank(second.id, "approve");
  wait(661_000);
  await desk.settles(second.who, second.id, "paid");
  expect(await desk.orders(second.who)).toMatchObject([{ state: "placed" }]);
});

test("declined at the bank: the payment fails and the stock is for sale again", async () => {
  const { product, who, id } = await opened();
  await desk.bank(id, "decline");
  await desk.settles(who, id, "failed");
  expect(await desk.status(who, id)).toMatchObject({ reason: "declined" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
});

test("a failing and slow bank is asked again until it answers", async () => {
  expectHeld();
  const { who, id } = await opened();
  await desk.bank(id, "delay", { seconds: 20 });
  await desk.bank(id, "error", { seconds: 30 });
  wait(2000);
  const failed = () =>
    vi.mocked(console.error).mock.calls.some(([line]) => String(line).includes("the bank could not be asked"));
  await eventually(() => expect(failed()).toBe(true));
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  wait(30_000);
  await desk.settles(who, id, "paid");
  vi.mocked(console.error).mockClear();
});

test("expired: the stock is free; a payment in time that is reported late still becomes the order", async () => {
  const { product, who, id } = await opened();
  const told = await opened();
  await desk.bank(told.id, "delay", { seconds: 630 });
  wait(601_000);
  await desk.settles(who, id, "expired");
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
  await desk.settles(told.who, told.id, "expired");
  wait(60_000);
  await desk.settles(told.who, told.id, "paid");
  expect(await desk.orders(told.who)).toMatchObject([{ state: "placed" }]);
  expect(await pieces(told.product.id)).toMatchObject({ onHand: 8, held: 0 });
});

test("paid in time while shop and bank were down for hours: the order is placed once the bank answers", async () => {
  expectHeld();
  const { product, who, reply, id } = await opened();
  await desk.bank(id, "delay", { seconds: 20 });
  const away = { service: "bakong" as const, key: reply.body.data.md5 as string, status: "ERROR" as const, record: {} };
  await db
    .insert(simulatedBank)
    .values({ ...away, toldFrom: services.now(), toldUntil: new Date(services.now().getTime() + 5 * 3_600_000) });
  wait(4 * 3_600_000);
  await desk.settles(who, id, "expired");
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
  wait(2 * 3_600_000);
  await desk.settles(who, id, "paid");
  expect(await desk.orders(who)).toMatchObject([{ state: "placed" }]);
  expect(new Set(warnings().map(({ msg }) => msg))).toEqual(new Set(["the bank could not be asked"]));
});

test("paid too late, or when the goods are gone: held for refund", async () => {
  expectHeld();
  const late = await opened();
  const gone = await opened(2);
  await desk.bank(gone.id, "delay", { seconds: 630 });
  wait(601_000);
  await desk.settles(late.who, late.id, "expired");
  await desk.settles(gone.who, gone.id, "expired");
  // Beyond what the clocks of shop and bank may differ.
  wait(10_000);
  await desk.bank(late.id, "approve");
  await db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, gone.product.id));
  wait(60_000);
  await desk.settles(late.who, late.id, "refund_due");
  await desk.settles(gone.who, gone.id, "refund_due");
  expect(await desk.status(late.who, late.id)).toMatchObject({ reason: "late" });
  expect(await desk.status(gone.who, gone.id)).toMatchObject({ reason: "out_of_stock" });
  expect(heldReasons().sort()).toEqual(["late", "out_of_stock"]);
});
