import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ensureDataDir } from "@shop/api/platform/data-dir";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { collectDefaultMetrics, register } from "prom-client";
import { atOrigin, callerOf, isNear, trustedProxies } from "./caller.ts";
import { Leaving, listen, patience, run } from "./lifecycle.ts";
import { gauge } from "./metrics/gauge.ts";
import { OverloadGuard } from "./overload.ts";
import { startOwnApi } from "./own-api.ts";

const say = (text: string) => console.log(text);

/** The store API alone, at the root: for storefronts that set API_BASE_URL. */
await run(async (stopping) => {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  ensureDataDir(env.dataDir);
  const api = await startOwnApi({ env, log, stopping, base: "", onOutdated: () => undefined, say });
  const isTrusted = trustedProxies(env.trustedProxies);
  collectDefaultMetrics();
  const overload = new OverloadGuard();
  gauge("shop_requests_shed", "Requests sent away since the start because there were too many", () => overload.shed);
  const leaving = new Leaving();
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: Parameters<typeof callerOf>[0] };
      const caller = callerOf(incoming, isTrusted);
      if (!caller || !incoming.url?.startsWith("/")) return new Response("The request is not valid.\n", { status: 400 });
      const path = new URL(caller.origin + incoming.url).pathname;
      if (path === "/healthz") return leaving.isUnderWay ? new Response("leaving\n", { status: 503 }) : new Response("alive\n");
      if (path === "/readyz") return !leaving.isUnderWay && (await api.ready()) ? new Response("ready\n") : new Response("not ready\n", { status: 503 });
      if (path === "/metrics" && isNear(caller, request, isTrusted)) return new Response(await register.metrics(), { headers: { "content-type": register.contentType } });
      const own = atOrigin(request, caller.origin + incoming.url);
      return (await api.extra(own, caller, path)) ?? api.fetch(own, caller);
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(patience, (incoming, outgoing) => {
    if (leaving.isUnderWay) outgoing.shouldKeepAlive = false;
    if (overload.admit(incoming, outgoing)) void listener(incoming, outgoing);
  });
  const port = await listen(server, env.port, stopping);
  stopping.push(async () => api.endStreams());
  stopping.push(() => leaving.announce(env.mode));
  say(`The store API is ready on port ${port}`);
});
