import { serve } from "@hono/node-server";
import { createApi } from "../create-api.ts";
import { listenForChanges } from "../platform/changes.ts";
import type { Services } from "../platform/context.ts";
import { openDatabase } from "../platform/database.ts";
import { readEnv } from "../platform/env.ts";
import { openJobs } from "../platform/jobs.ts";
import { createLimits } from "../platform/limits.ts";
import { createLog } from "../platform/log.ts";

// The store API alone as a process of its own, for tests that kill it: DATABASE_URL, DATA_DIR and PORT as the server has them.

const env = readEnv(process.env);
const url = env.databaseUrl!;
const log = createLog("error", { write: (line) => void process.stderr.write(line) });
const database = openDatabase(url);
const services: Services = {
  env,
  database,
  log,
  jobs: await openJobs(url, log),
  changes: listenForChanges(url, log),
  limits: createLimits(database.pool, { pepper: "test", ipFactor: 100 }),
  now: () => new Date(),
};
const api = await createApi(services, { base: "/rest" });
await api.start();

async function answer(request: Request): Promise<Response> {
  const { host, pathname, origin, hostname } = new URL(request.url);
  const caller = { ip: "203.0.113.7", requestId: "test", origin, host: hostname || host, userAgent: null };
  if (pathname.startsWith("/rest/")) return api.app.fetch(request, { caller });
  return (await api.extra(request, caller, pathname)) ?? new Response("Not found", { status: 404 });
}

serve({ fetch: answer, port: env.port, hostname: "127.0.0.1" }, () => console.log("ready"));
