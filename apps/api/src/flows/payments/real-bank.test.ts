import { expect, test } from "vitest";
import { payableSettings, paymentDesk } from "../../testing/shops/payment-desk.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const bakong = { BAKONG_TOKEN: "t", BAKONG_BASE_URL: "http://127.0.0.1:9" };
const paypal = {
  PAYPAL_CLIENT_ID: "c",
  PAYPAL_CLIENT_SECRET: "s",
  PAYPAL_WEBHOOK_ID: "w",
  PAYPAL_BASE_URL: "http://127.0.0.1:9",
};
const production = {
  SHOP_MODE: "production",
  TOKEN_KEYS: `k:${"x".repeat(32)}`,
  SMS_GATEWAY_URL: "http://127.0.0.1:9",
};

test.each([
  ["in production without a bank", production, ["cod"]],
  ["in production with both", { ...production, ...bakong, ...paypal }, ["khqr", "cod", "paypal"]],
  ["in the demo with both configured", { ...bakong, ...paypal }, ["khqr", "cod", "paypal"]],
])("the simulated bank does not exist %s, and only configured methods are offered", async (_, variables, ways) => {
  const shop = await testApi(variables);
  await insertStore(shop.database.db, { settings: payableSettings });
  await shop.api.directory.load();
  const desk = paymentDesk(shop);
  await expect(desk.extra("/simulator/payments")).rejects.toThrow("nobody's");
  await expect(desk.extra("/simulator/payments/x/approve", { method: "POST" })).rejects.toThrow("nobody's");
  const options = (await shop.call("/api/payment/options?store_code=S001")).body.data;
  expect(options.map(({ type }: { type: string }) => type)).toEqual(ways);
});
