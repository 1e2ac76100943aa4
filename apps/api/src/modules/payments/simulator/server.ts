import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import type { Services } from "../../../platform/context.ts";
import type { BakongConfig } from "../providers/bakong.ts";
import type { PayPalConfig } from "../providers/paypal.ts";
import { bakongApp } from "./bakong-app.ts";
import { paypalApp } from "./paypal-app.ts";

export interface SimulatedBank {
  bakong: BakongConfig;
  paypal: PayPalConfig;
  stop(): Promise<void>;
}

/** Names that the simulated PayPal knows; nothing hangs on them. */
const account = { clientId: "simulated-shop", clientSecret: "simulated-secret", webhookId: "simulated-webhook" };

/**
 * The simulated bank: an HTTP server of its own that speaks the protocols of Bakong and PayPal, so
 * that the adapters' real code is what runs. It listens on this machine alone and only in the demo.
 */
export async function startSimulatedBank(services: Pick<Services, "database" | "now">): Promise<SimulatedBank> {
  const app = new Hono().route("/", bakongApp(services)).route("/", paypalApp(services, account));
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info: AddressInfo) => resolve({ server: listening, port: info.port }));
    listening.once("error", reject);
  });
  server.unref();
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    bakong: { baseUrl, token: "simulated" },
    paypal: { baseUrl, ...account },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
