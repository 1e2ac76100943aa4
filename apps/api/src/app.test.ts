import { expect, test } from "vitest";
import { insertShopper } from "./testing/samples/shopper.ts";
import { payableSettings, paymentDesk } from "./testing/shops/payment-desk.ts";
import { insertProduct } from "./testing/samples/product.ts";
import { insertStore } from "./testing/samples/store.ts";
import { testApi } from "./testing/shops/test-api.ts";

const shop = await testApi();
const { api, services, database, call } = shop;
const storeId = await insertStore(database.db, { code: "S001", settings: payableSettings });
await api.directory.load();
const desk = paymentDesk(shop);

test("the simulated bank is part of the API: it lists open payments, and can approve or decline them", async () => {
  const { id: productId } = await insertProduct(database.db, [storeId]);
  for (const [action, state] of [
    ["approve", "paid"],
    ["decline", "failed"],
  ] as const) {
    const shopper = await insertShopper(services, storeId, [{ productId, quantity: 1 }]);
    const { payment_id } = (await desk.khqr(shopper)).body.data;
    expect(await call("/simulator/payments")).toMatchObject({
      status: 200,
      body: { code: 0, data: expect.arrayContaining([expect.objectContaining({ id: payment_id, way: "khqr" })]) },
    });
    expect(await call(`/simulator/payments/${payment_id}/${action}`, { method: "POST" })).toMatchObject({
      status: 200,
      body: { code: 0 },
    });
    await desk.settles(shopper, payment_id, state);
  }
  expect((await call("/simulator/else")).status).toBe(404);
});

test("without a simulated bank these calls are unknown", async () => {
  const { call: ask } = await testApi({
    SHOP_MODE: "production",
    TOKEN_KEYS: `k:${"x".repeat(32)}`,
    SMS_GATEWAY_URL: "http://127.0.0.1:9",
  });
  expect(await ask("/simulator/payments")).toMatchObject({ status: 404, body: { error: "route_not_found" } });
});
