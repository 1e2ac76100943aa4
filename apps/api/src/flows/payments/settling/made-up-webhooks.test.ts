import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { paypalApp, signWebhook } from "../../../modules/payments/providers/paypal/stand-in/paypal-app.ts";
import { payments } from "../../../modules/payments/tables.ts";
import { paypalAccount, paypalShop } from "../../../testing/shops/paypal-shop.ts";
import { insertShopper } from "../../../testing/samples/shopper.ts";
import { payableSettings, paymentDesk } from "../../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { insertStore } from "../../../testing/samples/store.ts";
import { sendWebhook } from "../../../testing/shops/send-webhook.ts";

// The simulated PayPal, which counts what it is asked.
const { app, shop } = await paypalShop();
const { api, database, services } = shop;
let verified = 0;
let isBusy = false;
app.use("/v1/notifications/*", async (c, next) => {
  verified++;
  return isBusy ? c.text("Too Many Requests", 429) : next();
});
app.route("/", paypalApp(services, paypalAccount));
const here = await insertStore(database.db, { settings: payableSettings });
await api.directory.load();
const product = await insertProduct(database.db, [here], { price: 1250, pieces: 100 });
const desk = paymentDesk(shop);

async function opened(): Promise<string> {
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const reply = await desk.paypal(who);
  expect(reply.status).toBe(200);
  const [payment] = await database.db.select().from(payments).where(eq(payments.reference, reply.body.data.payment_id));
  return payment!.providerKey!;
}
const approved = (id: string) => ({ event_type: "CHECKOUT.ORDER.APPROVED", resource: { id } });

test("PayPal is asked about one payment a limited number of times, not counting genuine webhooks", async () => {
  const id = await opened();
  const sendTrue = () =>
    sendWebhook(
      desk,
      approved(id),
      (headers) =>
        (headers["paypal-transmission-sig"] = signWebhook(
          paypalAccount.clientSecret,
          "T1",
          headers["paypal-transmission-time"]!,
          paypalAccount.webhookId,
          JSON.stringify(approved(id)),
        )),
    );
  for (let count = 0; count < 20; count++) expect(await sendTrue()).toBe(200);
  verified = 0;
  for (let count = 0; count < 100; count++) expect(await sendWebhook(desk, approved(id))).toBe(400);
  const refused = await desk.extra("/webhooks/paypal", { method: "POST", body: JSON.stringify(approved(id)) });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(verified).toBe(100);
  expect(await sendWebhook(desk, approved(await opened()))).toBe(400);
});

test("PayPal is not asked about a payment that the shop does not know", async () => {
  verified = 0;
  for (let count = 0; count < 3; count++) expect(await sendWebhook(desk, approved(`UNKNOWN-${count}`))).toBe(200);
  expect(verified).toBe(0);
});

test("an event with a NUL character is ignored", async () => {
  expect(await sendWebhook(desk, approved("A\0"))).toBe(400);
});

test("forged webhooks that PayPal does not answer block nobody's payment", async () => {
  const warn = vi.spyOn(services.log, "warn").mockImplementation(() => undefined);
  const id = await opened();
  isBusy = true;
  for (let count = 0; count < 8; count++) expect(await sendWebhook(desk, approved(id))).toBe(503);
  await opened();
  warn.mockRestore();
});
