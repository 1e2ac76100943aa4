import { fileURLToPath, pathToFileURL } from "node:url";
import { collectDefaultMetrics, register } from "prom-client";
import { createApi } from "@shop/api/create-api";
import { listenForChanges } from "@shop/api/platform/changes";
import type { Services } from "@shop/api/platform/context";
import { ensureDataDir } from "@shop/api/platform/data-dir";
import { assertUtf8Ctype, openDatabase } from "@shop/api/platform/database";
import { readEnv, type Env } from "@shop/api/platform/env";
import { openJobs } from "@shop/api/platform/jobs";
import { startHousekeeping } from "@shop/api/platform/housekeeping";
import { createLimits } from "@shop/api/platform/limits";
import { createLog } from "@shop/api/platform/log";
import { migrate } from "@shop/api/platform/migrate";
import { startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { StartError } from "@shop/api/platform/start-error";
import { seedDemo } from "../../../tools/seed/seed-demo.ts";
import { loadAssets } from "./assets.ts";
import { PageCache } from "./page-cache.ts";
import type { Storefront } from "./pages.ts";
import { createHttpServer } from "./serve.ts";

const storefrontBuild = new URL("../../storefront/build/", import.meta.url);
/** Memory for kept pages, all their forms together. */
const pageCacheBytes = 96 * 1024 * 1024;
/** Seconds that work under way has to finish when the server is told to stop. */
const stopSeconds = 10;

const say = (text: string) => console.log(text);

type Stopping = (() => Promise<unknown>)[];

/** Undoes what a start did, the last thing first. */
async function undo(stopping: Stopping): Promise<void> {
  for (const stop of stopping.reverse()) await stop();
}

/** Starts the server; a start that fails stops what it had started. */
async function start(env: Env): Promise<() => Promise<void>> {
  const stopping: Stopping = [];
  try {
    await compose(env, stopping);
  } catch (error) {
    await undo(stopping);
    throw error;
  }
  return () => undo(stopping);
}

async function compose(env: Env, stopping: Stopping): Promise<void> {
  const log = createLog(env.logLevel);
  ensureDataDir(env.dataDir);

  let url = env.databaseUrl;
  if (!url) {
    say("Starting PostgreSQL …");
    const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
    stopping.push(() => postgres.stop());
    if (!postgres.location.startsWith(env.dataDir)) say(`The database stands in ${postgres.location}`);
    url = postgres.url;
  }
  const database = openDatabase(url, { poolSize: env.databasePoolSize, onError: (error) => log.warn({ err: error }, "a database connection broke") });
  stopping.push(() => database.close());
  await assertUtf8Ctype(database.pool);
  await migrate(url);

  const changes = await listenForChanges(url, log);
  stopping.push(() => changes.close());
  const jobs = await openJobs(url, log);
  stopping.push(() => jobs.stop());
  await startHousekeeping(jobs, database);
  const limits = createLimits(database.pool, { pepper: env.tokenKeys[0]?.secret ?? "", ipFactor: env.mode === "demo" ? 100 : 1 });
  const services: Services = { env, database, jobs, changes, limits, log, now: () => new Date() };
  const api = await createApi(services, { base: "/rest" });
  if (env.mode === "demo") await seedDemo(services, say);
  const pages = new PageCache(pageCacheBytes);
  await api.start((storeId) => pages.purge(storeId));
  stopping.push(() => api.stop());

  const storefront = (await import(new URL("server/index.js", storefrontBuild).href)) as Storefront;
  collectDefaultMetrics();
  const server = createHttpServer({
    env,
    log,
    storefront,
    pages,
    storeIdOf: (host) => api.directory.byHost(host)?.id,
    api: (request, caller) => api.app.fetch(request, { caller }),
    extra: api.extra,
    assets: loadAssets(fileURLToPath(new URL("client/", storefrontBuild))),
    ready: () => database.pool.query("select 1").then(() => true, () => false),
    metrics: () => register.metrics(),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new StartError(`Port ${env.port} is taken: stop what listens there or set PORT`) : error),
    );
    server.listen(env.port, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.port;
  say(`Ready after ${(performance.now() / 1000).toFixed(1)} s:`);
  for (const store of api.stores()) say(`  ${store.code}  ${store.name.padEnd(28)} http://${store.host}:${port}/`);
  stopping.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  );
}

/** Stops once: work under way is finished first, within a limit. */
function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      say("Stopping …");
      const late = setTimeout(() => process.exit(1), stopSeconds * 1000);
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          clearTimeout(late);
          process.exit(1);
        },
      );
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    stopOnSignal(await start(readEnv(process.env)));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
