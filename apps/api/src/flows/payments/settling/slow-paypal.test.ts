import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { eventually } from "../../../platform/testing/eventually.ts";
import { paypalApp } from "../../../modules/payments/providers/paypal/stand-in/paypal-app.ts";
import { paypalAccount, paypalShop } from "../../../testing/shops/paypal-shop.ts";
import { insertShopper } from "../../../testing/samples/shopper.ts";
import { payableSettings, paymentDesk } from "../../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { insertStore } from "../../../testing/samples/store.ts";

/** Longer than the pause after which an open payment is asked about. */
const slowMs = 3000;
/** Longer than a round of the watch. */
const roundMs = 1500;

// The simulated PayPal, and slow.
const { app, shop } = await paypalShop();
const { api, database, services } = shop;
const atOnce = async (): Promise<Response | undefined> => undefined;
/** What happens before PayPal answers to a new order, or instead of its answer, and before it answers to a question. */
const before = { opening: atOnce, asking: async () => {} };
app.use("/v2/checkout/orders", async (_, next) => (await before.opening()) ?? next());
app.use("/v2/checkout/orders/:id", async (_, next) => {
  await before.asking();
  return next();
});
app.route("/", paypalApp(services, paypalAccount));
const here = await insertStore(database.db, { settings: payableSettings });
await api.directory.load();
const product = await insertProduct(database.db, [here], { price: 1250, pieces: 100 });
const desk = paymentDesk(shop);
const newShopper = () => insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);

test("a PayPal that is slow to open an order opens it; nobody asks about it before", async () => {
  before.opening = async () => {
    shop.wait(slowMs);
    await sleep(roundMs);
    return undefined;
  };
  const who = await newShopper();
  const reply = await desk.paypal(who);
  before.opening = atOnce;
  expect(reply).toMatchObject({
    status: 200,
    body: { data: { amount: 25, link_url: expect.stringContaining("/simulator/paypal/") } },
  });
  expect(await desk.status(who)).toMatchObject({ payment_status: "pending" });
});

test("of two concurrent calls that open the same payment PayPal refuses one; the payment is open, and both get it", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  let calls = 0;
  before.opening = async () => {
    const isFirst = ++calls === 1;
    await sleep(isFirst ? 500 : roundMs);
    return isFirst ? undefined : Response.json({ name: "RESOURCE_CONFLICT" }, { status: 409 });
  };
  const who = await newShopper();
  const replies = await Promise.all([desk.paypal(who, {}, "twice"), desk.paypal(who, {}, "twice")]);
  before.opening = atOnce;
  vi.mocked(console.error).mockClear();
  expect(replies).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(new Set(replies.map(({ body }) => body.data.link_url)).size).toBe(1);
  expect(await desk.status(who)).toMatchObject({ payment_status: "pending" });
});

test("several payments are asked about at a slow PayPal at once, and KHQR payments do not wait for it", async () => {
  const who = await newShopper();
  const { payment_id } = (await desk.khqr(who)).body.data;
  for (let opened = 0; opened < 12; opened++) expect((await desk.paypal(await newShopper())).status).toBe(200);
  let asked = 0;
  const answers = Promise.withResolvers<void>();
  before.asking = () => {
    asked++;
    return answers.promise;
  };
  shop.wait(slowMs);
  await eventually(() => expect(asked).toBeGreaterThan(1));
  await desk.bank(payment_id, "approve");
  await eventually(async () => expect(await desk.status(who)).toMatchObject({ payment_status: "paid" }));
  answers.resolve();
  before.asking = async () => {};
});
