import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createApi } from "@shop/api/create-api";
import { listenForChanges } from "@shop/api/platform/changes/changes";
import type { Services } from "@shop/api/platform/context";
import { assertUtf8Ctype } from "@shop/api/platform/database/assert-utf8-ctype";
import { openDatabase, type Database } from "@shop/api/platform/database/database";
import { whyUnusable } from "@shop/api/platform/database/why-unusable";
import type { Env } from "@shop/api/platform/env";
import { startHousekeeping } from "@shop/api/platform/jobs/housekeeping";
import { openJobs } from "@shop/api/platform/jobs/jobs";
import { openRedisCounters } from "@shop/api/platform/limits/redis-counters";
import { createLimits } from "@shop/api/platform/limits/limits";
import type { Logger } from "@shop/api/platform/log";
import { migrate } from "@shop/api/platform/database/migrate";
import { StartError } from "@shop/api/platform/errors/start-error";
import { shopMetrics } from "./shop-metrics.ts";
import type { StoreApi, Stopping } from "./store-api.ts";

export interface StartApiOptions {
  env: Env;
  log: Logger;
  stopping: Stopping;
  /** Where it is mounted: `/rest`, or empty at the root. */
  base: string;
  /** Called when data changed: drop what is cached of this store (undefined: of all stores), or only the entries with one of these tags. */
  invalidate: (storeId: number | undefined, tags?: string[]) => void;
  /** Called when the connection that listens for changes is lost: caches may be stale until `invalidate` is called for everything. */
  onLost?: () => void;
  say: (text: string) => void;
}

/** The program that loads the demo. The build puts it beside this file. */
const seed = new URL(import.meta.url.endsWith(".ts") ? "../../../../tools/seed/main.ts" : "seed.js", import.meta.url);

/** Loads the demo stores into an empty database. It runs in a process of its own, so that the 80 MB it needs are given back. */
async function loadDemo(url: string, { database, env }: Services, stopping: Stopping): Promise<void> {
  const { rowCount } = await database.pool.query("select from stores limit 1");
  if (rowCount) return;
  const child = spawn(process.execPath, [fileURLToPath(seed)], {
    env: { DATABASE_URL: url, DATA_DIR: env.dataDir },
    stdio: "inherit",
  });
  stopping.push(async () => void child.kill());
  const [code] = await once(child, "exit");
  if (code !== 0) throw new StartError("The demo stores could not be loaded");
}

/** Opens the database and brings it to this version; a {@link StartError} says why it cannot be used. */
async function openMigrated(
  url: string,
  { env, log, stopping }: Pick<StartApiOptions, "env" | "log" | "stopping">,
): Promise<Database> {
  const database = openDatabase(url, {
    poolSize: env.databasePoolSize,
    onError: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  stopping.push(() => database.close());
  try {
    await assertUtf8Ctype(database.pool);
    await migrate(url, undefined, { log });
  } catch (error) {
    const reason = whyUnusable(error);
    throw reason ? new StartError(reason, { cause: error }) : error;
  }
  return database;
}

async function loadPlacesFile(database: Database, file: string, say: StartApiOptions["say"]): Promise<void> {
  const { loadPlaces } = await import("@shop/api/flows/places/load-places");
  const { added, changed, refused } = await loadPlaces(database, file).catch((error: unknown) => {
    throw error instanceof StartError ? new StartError(`PLACES_FILE: ${error.message}`, { cause: error }) : error;
  });
  if (added + changed + refused.length > 0)
    say(`Places: ${added} added, ${changed} changed, ${refused.length} refused`);
}

/** Starts the store API on a running database: migrations, jobs, and in a demo its stores. */
export async function startApi(
  url: string,
  { env, log, stopping, base, invalidate, onLost, say }: StartApiOptions,
): Promise<StoreApi> {
  const database = await openMigrated(url, { env, log, stopping });
  const changes = listenForChanges(url, log);
  stopping.push(() => changes.close());
  const jobs = await openJobs(url, log);
  stopping.push(() => jobs.stop());
  await startHousekeeping(jobs, database);
  const redis = env.redisUrl ? await openRedisCounters(env.redisUrl, log) : undefined;
  stopping.push(async () => redis?.close());
  // In a demo all visitors, and all tests, come from one address, so the limits per address are looser.
  const limits = createLimits(database.pool, {
    pepper: env.tokenKeys[0]?.secret ?? "",
    ipFactor: env.mode === "demo" ? 100 : 1,
    redis,
  });
  const services: Services = { env, database, jobs, changes, limits, log, now: () => new Date() };
  const api = await createApi(services, { base });
  if (env.mode === "demo") await loadDemo(url, services, stopping);
  if (env.placesFile) await loadPlacesFile(database, env.placesFile, say);
  await api.start(invalidate, onLost);
  stopping.push(() => api.stop());
  shopMetrics(services);
  if (api.stores().length === 0)
    say("There is no store yet; open one with npm run operate -- store add CODE NAME HOST");
  else if (env.defaultStore && !api.directory.byCode(env.defaultStore))
    say(`DEFAULT_STORE is ${env.defaultStore}, but there is no such store: unknown hosts get a plain 404 page`);

  return {
    fetch: (request, caller) => api.app.fetch(request, { caller }),
    ask: api.ask,
    extra: api.extra,
    storeIdOf: (host) => api.directory.byHost(host)?.id,
    ready: () =>
      database.pool.query("select 1").then(
        () => true,
        () => false,
      ),
    endStreams: api.endStreams,
    stores: api.stores,
    pageLife: undefined,
  };
}
