import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ensureDataDir } from "@shop/api/platform/data-dir";
import { readEnv } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { callerOf, trustedProxies } from "./caller.ts";
import { listen, run } from "./lifecycle.ts";
import { startOwnApi } from "./own-api.ts";
import { atOrigin } from "./serve.ts";

const say = (text: string) => console.log(text);

/** The store API alone, at the root (design, section 5): for storefronts that set API_BASE_URL. */
await run(async (stopping) => {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  ensureDataDir(env.dataDir);
  const api = await startOwnApi({ env, log, stopping, base: "", onOutdated: () => undefined, say });
  const isTrusted = trustedProxies(env.trustedProxies);
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: Parameters<typeof callerOf>[0] };
      const caller = callerOf(incoming, isTrusted);
      if (!caller || !incoming.url?.startsWith("/")) return new Response("The request is not valid.\n", { status: 400 });
      const path = new URL(caller.origin + incoming.url).pathname;
      if (path === "/healthz") return new Response("alive\n");
      if (path === "/readyz") return (await api.ready()) ? new Response("ready\n") : new Response("not ready\n", { status: 503 });
      const own = atOrigin(request, caller.origin + incoming.url);
      return (await api.extra(own, caller, path)) ?? api.fetch(own, caller);
    },
    { overrideGlobalObjects: false },
  );
  const port = await listen(createServer((incoming, outgoing) => void listener(incoming, outgoing)), env.port, stopping);
  stopping.push(async () => api.endStreams());
  say(`The store API is ready on port ${port}`);
});
