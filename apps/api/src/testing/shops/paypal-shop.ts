import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll } from "vitest";
import { testApi } from "./test-api.ts";

/** Of the shop at its PayPal. */
export const paypalAccount = { clientId: "shop", clientSecret: "secret", webhookId: "w" };

/** A shop whose PayPal is at an address of its own: what `app` answers, to which a test gives the simulated one's protocol and what comes before that. */
export async function paypalShop() {
  const app = new Hono();
  const { port, server } = await new Promise<{ port: number; server: ReturnType<typeof serve> }>((resolve) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info: AddressInfo) =>
      resolve({ port: info.port, server: listening }),
    );
  });
  afterAll(() => void server.close());
  const { clientId, clientSecret, webhookId } = paypalAccount;
  const shop = await testApi({
    PAYPAL_CLIENT_ID: clientId,
    PAYPAL_CLIENT_SECRET: clientSecret,
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYPAL_BASE_URL: `http://127.0.0.1:${port}`,
  });
  return { app, shop };
}
