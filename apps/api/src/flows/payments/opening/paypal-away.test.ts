import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { stock } from "../../../modules/catalog/tables.ts";
import { paypalApp } from "../../../modules/payments/providers/paypal/stand-in/paypal-app.ts";
import { payments } from "../../../modules/payments/tables.ts";
import { paypalAccount, paypalShop } from "../../../testing/shops/paypal-shop.ts";
import { insertShopper } from "../../../testing/samples/shopper.ts";
import { payableSettings, paymentDesk } from "../../../testing/shops/payment-desk.ts";
import { insertProduct } from "../../../testing/samples/product.ts";
import { insertStore } from "../../../testing/samples/store.ts";

// A PayPal that opens orders or does not.
const { app, shop } = await paypalShop();
const { api, database, services } = shop;
let isAway = false;
app.use("/v2/checkout/orders", async (c, next) => (isAway ? c.text("Bad Gateway", 502) : next()));
app.route("/", paypalApp(services, paypalAccount));
const here = await insertStore(database.db, { settings: payableSettings });
await api.directory.load();
const desk = paymentDesk(shop);

test("a payment that PayPal failed to open is opened when it is sent again with its key, and then stays the same", async () => {
  const warn = vi.spyOn(services.log, "warn").mockImplementation(() => undefined);
  const product = await insertProduct(database.db, [here], { price: 1250, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const send = () => desk.paypal(who, {}, "one key");
  const held = async () =>
    (await database.db.select({ held: stock.held }).from(stock).where(eq(stock.productId, product.id)))[0]!.held;

  isAway = true;
  expect(await send()).toMatchObject({ status: 502, body: { error: "payment_provider_failed" } });
  expect(await held()).toBe(0);
  isAway = false;
  const first = await send();
  expect(first).toMatchObject({ status: 200, body: { data: { link_url: expect.stringContaining("/") as string } } });
  expect(await held()).toBe(2);
  expect((await send()).body.data).toMatchObject({
    payment_id: first.body.data.payment_id,
    link_url: first.body.data.link_url,
  });
  const { rows } = await database.db.execute(
    sql`select state, count(*)::integer as n from ${payments} group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { state: "failed", n: 1 },
    { state: "pending", n: 1 },
  ]);
  warn.mockRestore();
});

test("two requests sent at once that PayPal does not open do not block a later one", async () => {
  const warn = vi.spyOn(services.log, "warn").mockImplementation(() => undefined);
  const product = await insertProduct(database.db, [here], { price: 1250, pieces: 10 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const send = () => desk.paypal(who, {}, "twice at once");
  isAway = true;
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([502, 502]);
  isAway = false;
  const replies = await Promise.all([send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]!.body.data.payment_id).toBe(replies[1]!.body.data.payment_id);
  warn.mockRestore();
});
