import { serve } from "@hono/node-server";
import { createApi } from "../../create-api.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { readEnv } from "../../platform/env.ts";
import { createLog } from "../../platform/log.ts";
import { openServices } from "../shops/open-services.ts";

// The store API alone as a process of its own, for tests that kill it: DATABASE_URL, DATA_DIR and PORT as the server has them.

const env = readEnv(process.env);
const url = env.databaseUrl!;
const log = createLog("error", { write: (line) => void process.stderr.write(line) });
const database = openDatabase(url);
const services = await openServices({ env, database, log, url });
const api = await createApi(services, { base: "/rest" });
await api.start();

async function answer(request: Request): Promise<Response> {
  const { host, pathname, origin, hostname } = new URL(request.url);
  const caller = { ip: "203.0.113.7", requestId: "test", origin, host: hostname || host, userAgent: null };
  if (pathname.startsWith("/rest/")) return api.app.fetch(request, { caller });
  return (await api.extra(request, caller, pathname)) ?? new Response("Not found", { status: 404 });
}

serve({ fetch: answer, port: env.port, hostname: "127.0.0.1" }, () => console.log("ready"));
