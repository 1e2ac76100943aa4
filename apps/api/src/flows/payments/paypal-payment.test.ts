import { and, eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calls } from "@shop/contract/calls";
import { eventually } from "../../platform/testing/eventually.ts";
import { stock } from "../../modules/catalog/tables.ts";
import { claimPayment, findByReference } from "../../modules/payments/public.ts";
import { payments, simulatedBank } from "../../modules/payments/tables.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { payableSettings, paymentDesk } from "../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { sendWebhook } from "../../testing/shops/send-webhook.ts";
import { listPaymentWork } from "../../views/staff/list-payments.ts";
import { testApi } from "../../testing/shops/test-api.ts";
import { checkPayments } from "./settling/check-payments.ts";

const shop = await testApi();
const { api, services, database, wait } = shop;
const { db } = database;
const here = await insertStore(db, { settings: payableSettings });
await insertStore(db, { code: "S002", currency: "KHR", settings: payableSettings });
await api.directory.load();
const desk = paymentDesk(shop);

const origin = "http://s001.localhost";
const pieces = async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!;
/** What the simulated PayPal knows of the order that a link leads to. */
const orderAt = async (link: string) =>
  (
    await db
      .select()
      .from(simulatedBank)
      .where(eq(simulatedBank.key, link.split("/").at(-1)!))
  )[0]!;

async function opened() {
  const product = await insertProduct(db, [here], { price: 1250, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const reply = await desk.paypal(who, {
    success_url: `${origin}/kh/paypal/success`,
    cancel_url: `${origin}/kh/paypal/error`,
  });
  return { product, who, reply, id: reply.body.data.payment_id as string, link: reply.body.data.link_url as string };
}

/** Presses a button of the simulated PayPal page, which is in the language of the page it leads back to; gives the address that it leads to. */
async function press(link: string, button: "approve" | "decline"): Promise<URL> {
  const page = await desk.extra(new URL(link).pathname);
  expect(await page.text()).toContain("PayPal សាកល្បង");
  const response = await desk.extra(`${new URL(link).pathname}/${button}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location")!);
}

test("approved at PayPal and returned: captured once, and the order is placed", async () => {
  const { product, who, reply, id, link } = await opened();
  expect(calls["payment.generate"].data.parse(reply.body.data)).toEqual(reply.body.data);
  expect(reply.body.data).toMatchObject({ amount: 25, currency: "USD", simulated: true });
  expect(await desk.status(who, id), "with the link, for a page that did not open it").toMatchObject({
    payment_status: "pending",
    link_url: link,
  });
  expect(await pieces(product.id)).toMatchObject({ held: 2 });
  const back = await press(link, "approve");
  expect(back.pathname).toBe("/kh/paypal/success");
  expect(back.searchParams.get("payment_id")).toBe(id);
  wait(3000);
  const states = await Promise.all([desk.status(who, id), desk.status(who, id), desk.status(who)]);
  expect(states.map((state) => state.payment_status)).toContain("paid");
  expect(await desk.status(who, id)).toMatchObject({ link_url: null });
  expect(await desk.orders(who)).toMatchObject([{ state: "placed", grand_total: 25 }]);
  const checkout = await desk.post("/checkout", who, {
    payment_type: "paypal",
    payment_method: "paypal",
    address: who.addressId,
  });
  expect(checkout).toMatchObject({ status: 200, body: { data: { order_id: (await desk.orders(who))[0].id } } });
  expect(await orderAt(link)).toMatchObject({
    status: "COMPLETED",
    record: { capture: { status: "COMPLETED", amount: { value: "25.00", currency_code: "USD" } } },
  });
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
});

test("approved and never returned: the server captures it", async () => {
  const { who, id, link } = await opened();
  await press(link, "approve");
  wait(10_000);
  await eventually(async () => expect(await desk.orders(who)).toHaveLength(1));
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "paid" });
});

test("money of a PayPal order that is for another payment counts for none", async () => {
  const { who, id, link } = await opened();
  await press(link, "approve");
  const { key } = await orderAt(link);
  await db
    .update(simulatedBank)
    .set({ record: sql`jsonb_set(${simulatedBank.record}, '{unit,custom_id}', '"another"')` })
    .where(eq(simulatedBank.key, key));
  wait(3000);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  expect(await orderAt(link)).toMatchObject({ status: "COMPLETED" });
  expect(await desk.orders(who)).toEqual([]);
});

test("declined at PayPal: redirected to the error page, and the stock is free", async () => {
  const { product, who, id, link } = await opened();
  const back = await press(link, "decline");
  expect(back.pathname).toBe("/kh/paypal/error");
  await desk.settles(who, id, "failed");
  expect(await desk.status(who, id)).toMatchObject({ reason: "declined" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
});

test("approved with a card that is refused at capture: reported at once, and nothing is reserved", async () => {
  const { product, who, id } = await opened();
  expect(await desk.bank(id, "approve", { card_refused: true })).toBe(200);
  await desk.settles(who, id, "failed");
  expect(await desk.status(who, id)).toMatchObject({ reason: "declined" });
  expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 0 });
});

test("approved after its time, or after another order of the purchase: no money is taken", async () => {
  const late = await opened();
  wait(1_201_000);
  await press(late.link, "approve");
  await desk.settles(late.who, late.id, "expired");
  const other = await opened();
  expect(await desk.post("/checkout", other.who, { payment_type: "cod", address: other.who.addressId })).toMatchObject({
    status: 200,
  });
  await press(other.link, "approve");
  wait(10_000);
  for (const { id, link } of [late, other]) {
    await checkPayments(services, [(await findByReference(db, id))!], "test");
    expect(await orderAt(link)).toMatchObject({ status: "APPROVED" });
  }
  expect(await desk.orders(other.who)).toHaveLength(1);
});

test("money is captured only if that ends in time, even if PayPal takes as long as it may to be read and to capture", async () => {
  for (const [left, status] of [
    [25_000, "COMPLETED"],
    [15_000, "APPROVED"],
  ] as const) {
    const { id, link } = await opened();
    wait(1_200_000 - left);
    await press(link, "approve");
    await checkPayments(services, [(await findByReference(db, id))!], "test");
    expect(await orderAt(link), `${left} ms before its end`).toMatchObject({ status });
  }
});

test("the shopper is redirected to this shop only, whatever the browser sends", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const reply = await desk.paypal(who, { success_url: "https://evil.example/steal", cancel_url: "//evil.example" });
  const { record } = await orderAt(reply.body.data.link_url);
  expect(record).toMatchObject({
    return_url: `${origin}/paypal/success?payment_id=${reply.body.data.payment_id}`,
    cancel_url: `${origin}/paypal/error?payment_id=${reply.body.data.payment_id}`,
  });
});

test("PayPal takes dollars only: a store in riel does not offer it", async () => {
  const options = (await shop.call("/api/payment/options?store_code=S002")).body.data.map(
    ({ type }: { type: string }) => type,
  );
  expect(options).toEqual(["khqr", "cod"]);
});

/** PayPal has taken the money of an order, and reviews it until it is told to `accept` it. */
async function review(link: string, id: string) {
  const { key, record } = await orderAt(link);
  const amount = { currency_code: "USD", value: "25.00" };
  const capture = { id: `C-${id}`, amount, create_time: services.now().toISOString() };
  const take = (status: string) =>
    db
      .update(simulatedBank)
      .set({ status: "COMPLETED", record: { ...record, capture: { ...capture, status } } })
      .where(eq(simulatedBank.key, key));
  await take("PENDING");
  return { key, record, accept: () => take("COMPLETED") };
}

test("money that PayPal reviews for long keeps its goods reserved until it is accepted", async () => {
  const { product, who, id, link } = await opened();
  const { key, record, accept } = await review(link, id);
  wait(3 * 3_600_000);
  const watched = async () =>
    (await db.select().from(payments).where(eq(payments.reference, id)))[0]!.nextCheckAt!.getTime() -
    services.now().getTime();
  const askedAgain = () => eventually(async () => expect(await watched()).toBeGreaterThan(500_000));
  await askedAgain();
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending", reviewed: true });
  expect((await listPaymentWork(db)).found.find(({ payment }) => payment.reference === id)).toMatchObject({
    number: expect.stringMatching(/^S001-/),
    payment: { state: "pending" },
    owed: [],
  });
  expect((await desk.khqr(who)).status, "another payment for the same").toBe(200);
  expect(await pieces(product.id), "has pieces of its own").toMatchObject({ onHand: 10, held: 4 });
  wait(11 * 60_000);
  await eventually(async () => expect(await pieces(product.id)).toMatchObject({ onHand: 10, held: 2 }));
  await askedAgain();
  vi.mocked(console.error).mockImplementation(() => undefined);
  await db.insert(simulatedBank).values({
    service: "paypal",
    key,
    status: "ERROR",
    record,
    toldFrom: services.now(),
    toldUntil: new Date(services.now().getTime() + 3_600_000),
  });
  wait(900_000);
  await eventually(() =>
    expect(vi.mocked(console.error).mock.calls.map(String).join()).toContain("the bank could not be asked"),
  );
  vi.mocked(console.error).mockClear();
  await db.delete(simulatedBank).where(and(eq(simulatedBank.key, key), eq(simulatedBank.status, "ERROR")));
  expect(await pieces(product.id), "an outage of PayPal's changes nothing").toMatchObject({ onHand: 10, held: 2 });
  await accept();
  expect(await webhook(link, "PAYMENT.CAPTURE.COMPLETED")).toBe(200);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "paid" });
  expect(await desk.orders(who)).toHaveLength(1);
  expect(await pieces(product.id)).toMatchObject({ onHand: 8, held: 0 });
});

test("pieces of a payment that PayPal reviews are not offered to the same cart again", async () => {
  const { product, who, id, link } = await opened();
  await db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, product.id));
  const available = async () =>
    (await shop.call("/api/cart", { host: "s001.localhost", headers: who.headers })).body.data[0].available;
  expect(await available(), "while the payment is open").toBe(true);
  await review(link, id);
  wait(3000);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending", reviewed: true });
  expect(await available()).toBe(false);
});

test("money that PayPal reviews is still waited for when the order that was placed otherwise is cancelled", async () => {
  const { who, id, link } = await opened();
  await desk.post("/checkout", who, { payment_type: "cod", address: who.addressId });
  const [order] = await desk.orders(who);
  await review(link, id);
  wait(3000);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "paid", order_id: order.id });
  await desk.post(`/api/checkout/history/cancel/${order.id}`, who, {});
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending", reviewed: true, order_id: null });
});

test("however often a waiting shopper asks, PayPal is asked once in two seconds", async () => {
  const { id } = await opened();
  const { id: paymentId, createdAt } = (await findByReference(db, id))!;
  const mayAsk = async (seconds: number) =>
    Boolean(await claimPayment(db, paymentId, new Date(createdAt.getTime() + seconds * 1000), 2000));
  const asked = [];
  for (const seconds of [60, 61, 62, 63]) asked.push(await mayAsk(seconds));
  expect(asked).toEqual([true, false, true, false]);
});

async function webhook(link: string, type: string, change?: (headers: Record<string, string>) => void) {
  const id = link.split("/").at(-1)!;
  return sendWebhook(
    desk,
    {
      id: `WH-${id}`,
      event_type: type,
      resource: type.startsWith("CHECKOUT")
        ? { id }
        : { id: "CAPTURE", supplementary_data: { related_ids: { order_id: id } } },
    },
    change,
  );
}

test("a PayPal that answers with errors, and reports an approval late, is asked until it answers", async () => {
  const { who, id } = await opened();
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(await desk.bank(id, "error", { seconds: 5 })).toBe(200);
  expect(await desk.bank(id, "delay", { seconds: 8 })).toBe(200);
  wait(2500);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  await eventually(() =>
    expect(vi.mocked(console.error).mock.calls.map(String).join()).toContain("the bank could not be asked"),
  );
  vi.mocked(console.error).mockClear();
  wait(10_000);
  await desk.settles(who, id, "paid");
  expect(await desk.orders(who)).toHaveLength(1);
});

test("a webhook that PayPal confirms settles the payment once, however often it is sent", async () => {
  const { who, id, link } = await opened();
  await press(link, "approve");
  const replies = await Promise.all([
    webhook(link, "CHECKOUT.ORDER.APPROVED"),
    webhook(link, "PAYMENT.CAPTURE.COMPLETED"),
    webhook(link, "CHECKOUT.ORDER.APPROVED"),
  ]);
  expect(replies).toEqual([200, 200, 200]);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "paid" });
  expect(await desk.orders(who)).toHaveLength(1);
  const { rows } = await db.execute(
    sql`select count(*)::integer as n from payment_transactions t join payments p on p.id = t.payment_id where p.reference = ${id}`,
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("a webhook is verified with its exact bytes, however PayPal formats it", async () => {
  const { link } = await opened();
  const event = { event_type: "CHECKOUT.ORDER.APPROVED", resource: { id: link.split("/").at(-1)! } };
  const written = `{ "event_version": 1.0, "summary": "\\u179f\\/", ${JSON.stringify(event).slice(1)}`;
  expect(JSON.parse(written)).toMatchObject(event);
  expect(await sendWebhook(desk, event, undefined, written)).toBe(200);
});

test("a webhook that PayPal does not confirm is ignored, and a claimed payment is not believed", async () => {
  const { who, id, link } = await opened();
  expect(
    await webhook(link, "PAYMENT.CAPTURE.COMPLETED", (headers) => (headers["paypal-transmission-sig"] = "forged")),
  ).toBe(400);
  expect(await webhook(link, "PAYMENT.CAPTURE.COMPLETED", (headers) => delete headers["paypal-transmission-id"])).toBe(
    400,
  );
  expect(await webhook(link, "PAYMENT.CAPTURE.COMPLETED")).toBe(200);
  expect(await desk.status(who, id)).toMatchObject({ payment_status: "pending" });
  expect(
    await webhook(
      "/simulator/paypal/NOBODYS",
      "CHECKOUT.ORDER.APPROVED",
      (headers) => (headers["paypal-transmission-sig"] = "forged"),
    ),
    "PayPal is not asked about it",
  ).toBe(200);
  expect(
    await sendWebhook(desk, { event_type: "CUSTOMER.DISPUTE.CREATED", resource: { dispute_id: "PP-1" } }),
    "told nothing again",
  ).toBe(200);
  expect(
    await sendWebhook(desk, {
      event_type: "CHECKOUT.PAYMENT-APPROVAL.REVERSED",
      resource: { order_id: link.split("/").at(-1) },
    }),
    "asked about",
  ).toBe(200);
  expect((await desk.extra("/webhooks/paypal", { method: "POST", body: "no json" })).status).toBe(400);
  expect((await desk.extra("/webhooks/paypal")).status).toBe(405);
});

test("the simulated bank lists open payments", async () => {
  const { id, link } = await opened();
  const listed = (await (await desk.extra("/simulator/payments")).json()) as { data: { id: string }[] };
  expect(listed.data).toContainEqual(
    expect.objectContaining({ id, way: "paypal", amount: 25, currency: "USD", link_url: link }),
  );
  const page = await (await desk.extra("/simulator/payments", { headers: { accept: "text/html" } })).text();
  expect(page).toContain("No money moves here");
  for (const action of ["approve", "decline", "delay", "error"])
    expect(page).toContain(`action="/simulator/payments/${id}/${action}"`);
  expect(
    (await desk.extra("/simulator/payments/00000000-0000-4000-8000-000000000000/approve", { method: "POST" })).status,
  ).toBe(404);
  expect((await desk.extra(`/simulator/payments/${id}/approve`, { method: "POST", body: "{broken" })).status).toBe(400);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) });
  expect(
    (
      await desk.extra(`/simulator/payments/${id}/approve`, {
        method: "POST",
        body: endless,
        duplex: "half",
      } as RequestInit)
    ).status,
    "a body without an end",
  ).toBe(400);
  expect((await desk.extra("/simulator/else")).status).toBe(404);
});

test("the simulated bank uses the shopper's language, by cookie or browser", async () => {
  const list = async (headers: Record<string, string>) =>
    (await desk.extra("/simulator/payments", { headers: { accept: "text/html", ...headers } })).text();
  expect(await list({ cookie: "i18n_redirected=kh", "accept-language": "zh" })).toMatch(
    /<html lang="km">.*ធនាគារសាកល្បង/s,
  );
  expect(await list({ "accept-language": "zh-CN,zh;q=0.9" })).toMatch(/<html lang="zh">.*模拟银行/s);
});

test("an endless webhook is read only up to the maximum length", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(50_000));
      if (++sent === 100) controller.close();
    },
  });
  const answer = await desk.extra("/webhooks/paypal", { method: "POST", body, duplex: "half" } as RequestInit);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(10);
});
