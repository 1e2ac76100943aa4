import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { paypalApp } from "../../modules/payments/simulator/paypal-app.ts";
import { insertShopper } from "../../testing/sample-checkout.ts";
import { payableSettings, paymentDesk } from "../../testing/sample-payment.ts";
import { insertProduct } from "../../testing/sample-product.ts";
import { insertStore } from "../../testing/sample-store.ts";
import { testApi } from "../../testing/test-api.ts";

/** Longer than the pause after which an open payment is asked about. */
const slowMs = 3000;
/** Longer than a round of the watch. */
const roundMs = 1500;

test("a PayPal that takes long to open an order opens it all the same: nobody asks about an order that is none yet", async () => {
  // The protocol of the simulated PayPal, at an address of its own and slow.
  const app = new Hono();
  const { port, server } = await new Promise<{ port: number; server: ReturnType<typeof serve> }>((resolve) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info: AddressInfo) => resolve({ port: info.port, server: listening }));
  });
  afterAll(() => void server.close());
  const account = { clientId: "shop", clientSecret: "secret" };
  const shop = await testApi({ PAYPAL_CLIENT_ID: account.clientId, PAYPAL_CLIENT_SECRET: account.clientSecret, PAYPAL_WEBHOOK_ID: "w", PAYPAL_BASE_URL: `http://127.0.0.1:${port}` });
  const { api, database, services } = shop;
  app.use("/v2/checkout/orders", async (_, next) => {
    shop.wait(slowMs);
    await sleep(roundMs);
    return next();
  });
  app.route("/", paypalApp(services, account));
  const here = await insertStore(database.db, { settings: payableSettings });
  await api.directory.load();
  const product = await insertProduct(database.db, [here], { price: 1250, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const reply = await paymentDesk(shop).paypal(who);
  expect(reply).toMatchObject({ status: 200, body: { data: { amount: 25, link_url: expect.stringContaining("/simulator/paypal/") } } });
  expect(await paymentDesk(shop).status(who)).toMatchObject({ payment_status: "pending" });
});
