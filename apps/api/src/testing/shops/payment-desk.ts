import { onlineWays } from "@shop/contract/online-ways";
import { expect } from "vitest";
import { checkDuePayments } from "../../flows/payments/settling/watch-payments.ts";
import type { StoreSettings } from "../../modules/stores/tables.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import type { Shopper } from "../samples/shopper.ts";
import type { TestApi } from "./test-api.ts";
import { callerAt } from "../samples/caller.ts";

/** Settings of a store that takes KHQR and PayPal. */
export const payableSettings: Pick<StoreSettings, "payments" | "khqr" | "delivery"> = {
  payments: [
    { type: "khqr", discountPercent: 2 },
    { type: "cod", discountPercent: 0 },
    { type: "paypal", discountPercent: 0 },
  ],
  khqr: {
    bakongId: "testshop@wing",
    merchantId: null,
    acquiringBank: null,
    merchantName: "Test Shop",
    city: "Phnom Penh",
    mobile: "85510200101",
  },
  delivery: { feeByProvince: {}, freeFrom: null, daysByProvince: {} },
};

/** What a shopper does at shop and bank, for tests. */
export function paymentDesk({ api, call, services, wait }: Pick<TestApi, "api" | "call" | "services" | "wait">) {
  const origin = "http://s001.localhost";
  const caller = callerAt("s001.localhost");

  async function extra(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await api.extra(new Request(origin + path, init), caller, path);
    if (!response) throw new Error(`${path} is nobody's`);
    return response;
  }

  const post = (path: string, who: Shopper, body: unknown, key?: string) =>
    call(path, {
      method: "POST",
      body,
      host: "s001.localhost",
      headers: { ...who.headers, ...(key && { "idempotency-key": key }) },
    });

  const status = async (who: Shopper, paymentId?: string) =>
    (await post("/payment/check_payment_status", who, paymentId ? { payment_id: paymentId } : {})).body.data;

  return {
    extra,
    post,
    status,
    /**
     * Waits until a payment is in a state. The clock goes ahead to when bank and PayPal are asked next, and they are asked
     * then, not only in the next round of the server's watch.
     */
    async settles(who: Shopper, paymentId: string, state: string): Promise<void> {
      wait(3000);
      await eventually(async () => {
        for (const way of onlineWays) await checkDuePayments(services, way, services.now());
        expect(await status(who, paymentId)).toMatchObject({ payment_status: state });
      });
    },
    /** What a shopper does in the bank's app. */
    async bank(
      paymentId: string,
      action: "approve" | "decline" | "delay" | "error",
      options: object = {},
    ): Promise<number> {
      const response = await extra(`/simulator/payments/${paymentId}/${action}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(options),
      });
      return response.status;
    },
    khqr: (who: Shopper, more: object = {}, key?: string) =>
      post(
        "/payment/generate_khqr",
        who,
        { payment_method: "wing", type: "khqr", address: who.addressId, ...more },
        key,
      ),
    paypal: (who: Shopper, more: object = {}, key?: string) =>
      post("/payment/generate", who, { payment_method: "paypal", address: who.addressId, ...more }, key),
    orders: async (who: Shopper) => (await call("/api/checkout/history", { headers: who.headers })).body.data,
    order: async (who: Shopper, id: string) =>
      (await call(`/api/checkout/history/detail/${id}`, { headers: who.headers })).body.order,
  };
}
