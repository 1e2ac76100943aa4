import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { AddressInfo } from "node:net";
import { onlineWays, type OnlineWay } from "@shop/contract/online-ways";
import type { Services } from "../../../platform/context.ts";
import { providerEntries } from "../providers/all.ts";

/**
 * Simulates the providers in the demo: an HTTP server with their protocols, each below the name of its payment method, so
 * that the real adapters run. It runs only in the demo and accepts connections only from this machine.
 */
export async function startStandIns(
  services: Pick<Services, "database" | "now">,
): Promise<{ urlOf(way: OnlineWay): string; stop(): Promise<void> }> {
  const app = new Hono();
  for (const way of onlineWays) {
    const { standIn } = providerEntries[way];
    if (standIn) app.route(`/${way}`, standIn.app(services));
  }
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve, reject) => {
    const listening = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info: AddressInfo) =>
      resolve({ server: listening, port: info.port }),
    );
    listening.once("error", reject);
  });
  server.unref();
  return {
    urlOf: (way) => `http://127.0.0.1:${port}/${way}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
