import type { Logger } from "pino";
import { createApi } from "@shop/api/create-api";
import { listenForChanges } from "@shop/api/platform/changes";
import type { Services } from "@shop/api/platform/context";
import { assertUtf8Ctype, openDatabase } from "@shop/api/platform/database";
import type { Env } from "@shop/api/platform/env";
import { startHousekeeping } from "@shop/api/platform/housekeeping";
import { openJobs } from "@shop/api/platform/jobs";
import { createLimits } from "@shop/api/platform/limits";
import { migrate } from "@shop/api/platform/migrate";
import { shopMetrics } from "./metrics/shop-metrics.ts";
import type { StoreApi, Stopping } from "./store-api.ts";

export interface OpenApiOptions {
  env: Env;
  log: Logger;
  stopping: Stopping;
  /** Where it is mounted: `/rest`, or empty at the root. */
  base: string;
  /** Told whose pages no longer show what is (undefined: every store's), and by what they show which of them. */
  onOutdated: (storeId: number | undefined, shown?: string[]) => void;
  /** Told that changes are not heard of: what is kept may be outdated until everything is. */
  onLost?: () => void;
  say: (text: string) => void;
}

/** The demo is a fifth of all that a start would read, and is needed once. */
async function loadDemo(services: Services, say: (text: string) => void): Promise<void> {
  const { rowCount } = await services.database.pool.query("select from stores limit 1");
  if (rowCount) return;
  const { seedDemo } = await import("../../../tools/seed/seed-demo.ts");
  await seedDemo(services, say);
}

/** Opens the store API on a running database: migrations, jobs, and in a demo its stores. */
export async function openApi(url: string, { env, log, stopping, base, onOutdated, onLost, say }: OpenApiOptions): Promise<StoreApi> {
  const database = openDatabase(url, { poolSize: env.databasePoolSize, onError: (error) => log.warn({ err: error }, "a database connection broke") });
  stopping.push(() => database.close());
  await assertUtf8Ctype(database.pool);
  await migrate(url);

  const changes = await listenForChanges(url, log);
  stopping.push(() => changes.close());
  const jobs = await openJobs(url, log);
  stopping.push(() => jobs.stop());
  await startHousekeeping(jobs, database);
  // The client of such a store is five hundred files.
  const store = env.redisUrl ? await (await import("@shop/api/platform/limit-store")).openLimitStore(env.redisUrl, log) : undefined;
  stopping.push(async () => store?.close());
  // In a demo everybody comes from one address, test runs included.
  const limits = createLimits(database.pool, { pepper: env.tokenKeys[0]?.secret ?? "", ipFactor: env.mode === "demo" ? 100 : 1, store });
  const services: Services = { env, database, jobs, changes, limits, log, now: () => new Date() };
  const api = await createApi(services, { base });
  if (env.mode === "demo") await loadDemo(services, say);
  if (env.placesFile) {
    const { loadPlaces } = await import("../../../tools/places/load-places.ts");
    const { added, changed, refused } = await loadPlaces(database, env.placesFile);
    if (added + changed + refused.length > 0) say(`Places: ${added} added, ${changed} changed, ${refused.length} refused`);
  }
  await api.start(onOutdated, onLost);
  stopping.push(() => api.stop());
  shopMetrics(services);

  return {
    fetch: (request, caller) => api.app.fetch(request, { caller }),
    ask: api.ask,
    extra: api.extra,
    storeIdOf: (host) => api.directory.byHost(host)?.id,
    ready: () => database.pool.query("select 1").then(() => true, () => false),
    endStreams: api.endStreams,
    stores: api.stores,
    pageLife: undefined,
  };
}
