import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordOf, type PayPalRecord } from "../../../modules/payments/providers/paypal/stand-in/paypal-record.ts";
import { payments, refundsMade, simulatedBank } from "../../../modules/payments/tables.ts";
import { insertShopper } from "../../../testing/samples/shopper.ts";
import { paymentShop } from "../../../testing/shops/payment-shop.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { sendWebhook } from "../../../testing/shops/send-webhook.ts";
import { newestText, textsTo } from "../../../testing/shops/sent-messages.ts";
import { countWork } from "../../../views/staff/count-work.ts";
import { listPaymentWork } from "../../../views/staff/list-payments.ts";
import { moveOrderForStaff } from "../../orders/for-staff/move-order.ts";
import { refundLines } from "./refund-lines.ts";
import { refundOrder } from "./refund-order.ts";
import { refundPart } from "./refund-part.ts";
import { settleRefund } from "./settle-refund.ts";

const { services, db, here, desk } = await paymentShop();
const actor = "staff:sokha";

// What staff are to look at is in the log as well.
beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));
afterEach(() => void vi.mocked(console.error).mockClear());

async function opened() {
  const product = await insertProduct(db, [here], { price: 1250, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const { payment_id: id, link_url: link } = (await desk.paypal(who)).body.data;
  return { who, id: id as string, key: (link as string).split("/").at(-1)! };
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** An order of $25.00 that was paid at PayPal. */
async function paid() {
  const payment = await opened();
  await desk.bank(payment.id, "approve");
  await desk.settles(payment.who, payment.id, "paid");
  const { order_id: number } = await desk.status(payment.who, payment.id);
  return { ...payment, number: number as string };
}

let sent = 0;
const ofKey = (key: string) => and(eq(simulatedBank.service, "paypal"), eq(simulatedBank.key, key));

async function change(key: string, write: (record: PayPalRecord) => Partial<PayPalRecord>): Promise<PayPalRecord> {
  const [row] = await db.select().from(simulatedBank).where(ofKey(key));
  const record = { ...recordOf(row!), ...write(recordOf(row!)) };
  await db
    .update(simulatedBank)
    .set({ status: "COMPLETED", record: { ...record } })
    .where(ofKey(key));
  return record;
}

const dollars = (value: string, currency_code = "USD") => ({ currency_code, value });

/** Money goes back at PayPal, of which the shop has not been told; gives the event that tells it. */
async function sendBack({ key }: Pick<Opened, "key">, value: string, { type = "REFUNDED", currency = "USD" } = {}) {
  const id = `R${++sent}`;
  const { capture } = await change(key, ({ capture, refunds = [] }) => {
    const all = [
      ...refunds,
      { id, status: "COMPLETED", amount: dollars(value, currency), create_time: new Date().toISOString() },
    ];
    const isAll = all.reduce((sum, { amount }) => sum + Number(amount.value), 0) >= Number(capture!.amount.value);
    return { refunds: all, capture: { ...capture!, status: isAll ? "REFUNDED" : "PARTIALLY_REFUNDED" } };
  });
  return refundEvent(id, capture!.id, type);
}

const refundEvent = (id: string, captureId: string, type = "REFUNDED") => ({
  id: `WH-${id}`,
  resource_type: "refund",
  event_type: `PAYMENT.CAPTURE.${type}`,
  resource: {
    id,
    amount: dollars("9999.00"),
    links: [
      { rel: "self", href: `https://api.paypal.com/v2/payments/refunds/${id}` },
      { rel: "up", href: `https://api.paypal.com/v2/payments/captures/${captureId}` },
    ],
  },
});

const orderOf = ({ who, number }: { who: Opened["who"]; number: string }) => desk.order(who, number);
const move = (number: string, state: string) => moveOrderForStaff(services, { number, state, note: null, actor });
const work = async (number: string) => (await listPaymentWork(db)).found.find((row) => row.number === number);
const noted = (id: string) =>
  db
    .select({ key: refundsMade.key, amount: refundsMade.amount, kind: refundsMade.kind })
    .from(refundsMade)
    .innerJoin(payments, eq(payments.id, refundsMade.paymentId))
    .where(eq(payments.reference, id));

test("a full refund at PayPal's own site is shown to shopper and staff, and stops the order until staff continue it", async () => {
  const order = await paid();
  const event = await sendBack(order, "25.00");
  expect(await Promise.all([sendWebhook(desk, event), sendWebhook(desk, event)])).toEqual([200, 200]);
  expect(await sendWebhook(desk, event), "told again").toBe(200);
  expect(await noted(order.id)).toMatchObject([{ amount: 2500, kind: "refund" }]);
  const { history, ...shown } = await orderOf(order);
  expect(shown).toMatchObject({
    state: "placed",
    on_hold: true,
    payment: { state: "refunded" },
    refunds: [{ amount: 25, by: "store", refunded_at: expect.any(String) }],
  });
  expect(history.map(({ state }: { state: string }) => state)).toEqual(["placed", "refunded"]);
  expect(await textsTo(services, order.who.phone)).toContainEqual(expect.stringContaining("$25.00 for"));
  expect(await work(order.number)).toMatchObject({ payment: { state: "refunded" }, unsettled: 2500 });
  expect((await countWork(db)).payments).toContainEqual({ way: "paypal", state: "went_back", count: 1 });
  await expect(move(order.number, "confirmed")).rejects.toThrow(
    `Money of ${order.number} was refunded or taken back at PayPal`,
  );
  await settleRefund(services, { number: order.number, actor });
  await expect(settleRefund(services, { number: order.number, actor })).rejects.toThrow("There is nothing to settle");
  await move(order.number, "confirmed");
  expect(await orderOf(order)).toMatchObject({ state: "confirmed", on_hold: false });
  expect(await work(order.number)).toBeUndefined();
});

test("a partial refund does not stop the order; the rest is owed when it is cancelled", async () => {
  const order = await paid();
  await sendWebhook(desk, await sendBack(order, "5.00"));
  expect(await orderOf(order)).toMatchObject({
    on_hold: false,
    payment: { state: "paid" },
    refunds: [{ amount: 5, by: "store" }],
  });
  await move(order.number, "confirmed");
  await move(order.number, "cancelled");
  expect(await orderOf(order)).toMatchObject({
    payment: { state: "refund_due" },
    refunds: [{ amount: 5 }, { amount: 20, refunded_at: null }],
  });
  expect(await refundOrder(services, { number: order.number, actor, to: "sent" })).toEqual(["$20.00"]);
  expect(await sendWebhook(desk, await sendBack(order, "20.00")), "PayPal tells of what staff have said").toBe(200);
  expect(await orderOf(order)).toMatchObject({
    payment: { state: "refunded" },
    refunds: [{ amount: 5 }, { amount: 20 }],
  });
  expect(await work(order.number)).toBeUndefined();
});

test("partial refunds that add up to the total count as a full refund, in any order", async () => {
  const order = await paid();
  const [first, second] = [await sendBack(order, "5.00"), await sendBack(order, "20.00")];
  await sendWebhook(desk, second);
  await sendWebhook(desk, first);
  expect((await noted(order.id)).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([500, 2000]);
  expect(await orderOf(order)).toMatchObject({ on_hold: true, payment: { state: "refunded" } });
});

test("money that PayPal takes back stops the order even in part, without a message to the shopper", async () => {
  const order = await paid();
  const before = await newestText(services, order.who.phone);
  await sendWebhook(desk, await sendBack(order, "10.00", { type: "REVERSED" }));
  const shown = await orderOf(order);
  expect(shown).toMatchObject({ on_hold: true, payment: { state: "paid" }, refunds: [{ amount: 10, by: "provider" }] });
  expect(shown.history.at(-1)).toMatchObject({ state: "refunded", note: "The bank or provider sent the payment back" });
  expect(await newestText(services, order.who.phone)).toBe(before);
  await move(order.number, "cancelled");
  expect(await orderOf(order), "what becomes of it has been said").toMatchObject({
    on_hold: false,
    refunds: [{ amount: 10 }, { amount: 15, refunded_at: null }],
  });
});

test("a reversal without a refund at PayPal is read from its capture", async () => {
  const order = await paid();
  const { capture } = await change(order.key, ({ capture }) => ({
    capture: { ...capture!, status: "REFUNDED", status_details: { reason: "CHARGEBACK" } },
  }));
  expect(await sendWebhook(desk, refundEvent("V1", capture!.id))).toBe(200);
  expect(await noted(order.id)).toEqual([{ key: "V1", amount: 2500, kind: "reversal" }]);
  expect(await orderOf(order)).toMatchObject({ on_hold: true, payment: { state: "refunded" } });
});

test("an owed amount that is refunded at PayPal is settled; after a refund to store cash it is reported as refunded twice", async () => {
  const owed = await paid();
  await move(owed.number, "cancelled");
  await sendWebhook(desk, await sendBack(owed, "25.00"));
  expect(await orderOf(owed)).toMatchObject({
    payment: { state: "refunded" },
    refunds: [{ amount: 25, refunded_at: expect.any(String) }],
  });
  expect(await textsTo(services, owed.who.phone)).toContainEqual(expect.stringContaining("is refunded"));
  await expect(refundOrder(services, { number: owed.number, actor, to: "sent" })).rejects.toThrow("No refund is due");
  expect(await work(owed.number)).toBeUndefined();
  const twice = await paid();
  await move(twice.number, "cancelled");
  await refundOrder(services, { number: twice.number, actor, to: "store-cash" });
  expect(await textsTo(services, twice.who.phone)).toContainEqual(
    expect.stringContaining(`$25.00 for ${twice.number} is refunded to your Anakut Cash`),
  );
  expect(await orderOf(twice)).toMatchObject({ refunds: [{ amount: 25, to_store_cash: true }] });
  await sendWebhook(desk, await sendBack(twice, "25.00"));
  expect(await work(twice.number)).toMatchObject({ unsettled: 2500 });
});

test("only what PayPal confirms of a webhook is believed", async () => {
  const order = await paid();
  const other = await paid();
  const { capture } = await change(order.key, () => ({}));
  const untouched = async () => {
    expect(await noted(order.id)).toEqual([]);
    expect(await orderOf(order)).toMatchObject({ on_hold: false, payment: { state: "paid" }, refunds: [] });
  };
  expect(
    await sendWebhook(desk, refundEvent("X1", capture!.id, "REVERSED")),
    "PayPal is asked again when it tells again",
  ).toBe(503);
  await untouched();
  await change(order.key, ({ capture }) => ({ capture: { ...capture!, status: "PARTIALLY_REFUNDED" } }));
  expect(
    await sendWebhook(desk, refundEvent("X2", capture!.id, "REVERSED")),
    "a buyer complains, and nothing has gone back",
  ).toBe(503);
  await untouched();
  const foreign = await sendBack(other, "5.00");
  expect(await sendWebhook(desk, refundEvent(foreign.resource.id, capture!.id)), "money of another payment").toBe(503);
  await untouched();
  expect(await sendWebhook(desk, foreign, (headers) => (headers["paypal-transmission-sig"] = "forged"))).toBe(400);
  expect(await noted(other.id)).toEqual([]);
  expect(await sendWebhook(desk, refundEvent("X3", "NOBODYS"))).toBe(200);
  await sendWebhook(desk, await sendBack(order, "5.00", { currency: "THB" }));
  await untouched();
});

test("money refunded before the shop knew of it: a partial refund leaves an order, a full one does not", async () => {
  const captured = async (payment: Opened) => {
    const capture = {
      id: `C${payment.key}`,
      status: "COMPLETED",
      amount: dollars("25.00"),
      create_time: services.now().toISOString(),
    };
    await change(payment.key, () => ({ capture }));
    return payment;
  };
  const part = await captured(await opened());
  const all = await captured(await opened());
  const tell = async (payment: Opened, value: string) => {
    const event = await sendBack(payment, value);
    return {
      ...event,
      resource: { ...event.resource, supplementary_data: { related_ids: { order_id: payment.key } } },
    };
  };
  expect(await sendWebhook(desk, await tell(part, "5.00"))).toBe(200);
  expect(await desk.orders(part.who)).toMatchObject([{ state: "placed", payment_state: "paid" }]);
  expect(await noted(part.id)).toMatchObject([{ amount: 500 }]);
  expect(await sendWebhook(desk, await tell(all, "25.00"))).toBe(200);
  expect(await desk.status(all.who, all.id)).toMatchObject({ payment_status: "failed" });
  expect(await desk.orders(all.who)).toEqual([]);
});

test("a whole order is refunded at PayPal, once however often the command is run at the same time", async () => {
  const order = await paid();
  const refund = (to: "provider" | null) => refundOrder(services, { number: order.number, actor, to });
  await expect(refund("provider")).rejects.toThrow("No refund is due");
  await sendWebhook(desk, await sendBack(order, "5.00"));
  await move(order.number, "cancelled");
  await expect(refund(null)).rejects.toThrow("was paid at PayPal: add --to provider, and PayPal refunds $20.00");
  const both = await Promise.allSettled([refund("provider"), refund("provider")]);
  // The second may begin when the first is done.
  const said = both.map((each) => (each.status === "fulfilled" ? each.value : String(each.reason)));
  expect(said).toContainEqual(["$20.00"]);
  for (const each of said) expect([["$20.00"], expect.stringContaining("No refund is due")]).toContainEqual(each);
  await expect(refund("provider"), "and later").rejects.toThrow("No refund is due");
  const { capture, refunds } = await change(order.key, () => ({}));
  expect(refunds!.map(({ amount }) => amount)).toEqual([dollars("5.00"), dollars("20.00")]);
  expect(await sendWebhook(desk, refundEvent(refunds![1]!.id, capture!.id)), "PayPal tells of it").toBe(200);
  const { history, ...shown } = await orderOf(order);
  expect(shown).toMatchObject({
    payment: { state: "refunded" },
    refunds: [{ amount: 5 }, { amount: 20, refunded_at: expect.any(String), to_store_cash: false }],
  });
  expect(history.filter(({ state }: { state: string }) => state === "refunded")).toHaveLength(2);
  expect((await textsTo(services, order.who.phone)).filter((text) => text.includes("$20.00"))).toEqual([
    expect.stringContaining("is refunded"),
  ]);
  expect(await work(order.number)).toBeUndefined();
});

test("a whole order that PayPal refuses to refund stays owed", async () => {
  const order = await paid();
  await move(order.number, "cancelled");
  await change(order.key, ({ capture }) => ({ capture: { ...capture!, amount: dollars("10.00") } }));
  await expect(refundOrder(services, { number: order.number, actor, to: "provider" })).rejects.toThrow(
    `PayPal does not refund $25.00 of ${order.number}: REFUND_AMOUNT_EXCEEDED`,
  );
  expect(await orderOf(order)).toMatchObject({ payment: { state: "refund_due" } });
  await refundOrder(services, { number: order.number, actor, to: "sent" });
  expect(await orderOf(order)).toMatchObject({ payment: { state: "refunded" } });
});

const onePiece = ({ number }: { number: string }) => ({
  number,
  wanted: new Map([[1, 1]]),
  reason: "One was missing",
  restock: false,
  again: false,
  to: "provider" as const,
  actor,
});
const refundsAt = async ({ key }: Pick<Opened, "key">) => (await change(key, () => ({}))).refunds ?? [];

test("pieces are refunded at PayPal, once however often the command is run at the same time", async () => {
  const order = await paid();
  await expect(refundPart(services, { ...onePiece(order), amount: 250, to: null })).rejects.toThrow(
    "add --to provider",
  );
  const results = await Promise.allSettled([
    refundLines(services, onePiece(order)),
    refundLines(services, onePiece(order)),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(refundLines(services, onePiece(order)), "and later").rejects.toThrow("1 of 2 pieces of line 1");
  expect((await refundsAt(order)).map(({ amount }) => amount)).toEqual([dollars("12.50")]);
  expect(await orderOf(order)).toMatchObject({
    payment: { state: "paid" },
    refunds: [{ amount: 12.5, to_store_cash: false, pieces: [{ quantity: 1 }] }],
  });
  const { capture, refunds } = await change(order.key, () => ({}));
  expect(await sendWebhook(desk, refundEvent(refunds![0]!.id, capture!.id)), "PayPal tells of it").toBe(200);
  expect(await noted(order.id)).toHaveLength(1);
  expect((await textsTo(services, order.who.phone)).filter((text) => text.includes("refunded"))).toEqual([
    expect.stringContaining("$12.50 for 1 × "),
  ]);
  expect(await refundPart(services, { ...onePiece(order), amount: 250 })).toBe("$15.00 of $25.00");
});

test("a refund of which PayPal tells before it is recorded gets the pieces that it is for", async () => {
  const order = await paid();
  let transactions = 0;
  const { transaction } = services.database;
  const told: typeof transaction = async (run) => {
    if (++transactions === 2) {
      const { capture, refunds } = await change(order.key, () => ({}));
      expect(await sendWebhook(desk, refundEvent(refunds![0]!.id, capture!.id))).toBe(200);
    }
    return transaction(run);
  };
  const slow = { ...services, database: { ...services.database, transaction: told } };
  expect(await refundLines(slow, onePiece(order))).toMatchObject({ refunded: "$12.50 of $25.00" });
  const shown = await orderOf(order);
  expect(shown.refunds).toMatchObject([{ amount: 12.5, pieces: [{ quantity: 1 }] }]);
  expect(shown.history.filter(({ state }: { state: string }) => state === "refunded")).toHaveLength(1);
});

test("what PayPal refuses, or has told of without its pieces, is not refunded or recorded", async () => {
  const order = await paid();
  await change(order.key, ({ capture }) => ({ capture: { ...capture!, amount: dollars("10.00") } }));
  await expect(refundLines(services, onePiece(order))).rejects.toThrow(
    `PayPal does not refund $12.50 of ${order.number}: REFUND_AMOUNT_EXCEEDED`,
  );
  expect(await noted(order.id)).toEqual([]);
  expect(await refundLines(services, { ...onePiece(order), to: "sent" }), "staff sent it otherwise").toMatchObject({
    refunded: "$12.50 of $25.00",
  });
  const noticed = await paid();
  await sendWebhook(desk, await sendBack(noticed, "12.50"));
  await expect(refundLines(services, onePiece(noticed))).rejects.toThrow(
    /^\$12\.50 of \S+ was refunded at \S+ already/,
  );
  expect(await refundsAt(noticed)).toHaveLength(1);
});
