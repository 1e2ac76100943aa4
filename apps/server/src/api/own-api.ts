import { startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import type { StartApiOptions } from "./start-api.ts";
import type { StoreApi } from "./store-api.ts";

async function startPostgres({ env, log, say, stopping }: StartApiOptions): Promise<string> {
  say("Starting PostgreSQL …");
  const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log });
  stopping.push(() => postgres.stop());
  if (!postgres.location.startsWith(env.dataDir)) say(`The database is in ${postgres.location}`);
  return postgres.url;
}

/** Starts the store API in this process, on a PostgreSQL of its own where none is given. */
export async function startOwnApi(options: StartApiOptions): Promise<StoreApi> {
  const starting = options.env.databaseUrl ? Promise.resolve(options.env.databaseUrl) : startPostgres(options);
  // PostgreSQL starts while the API's modules load, since each takes about a second. The error, if there is one, is thrown
  // by the `await` below; until then this keeps Node from ending the process for an unhandled rejection.
  starting.catch(() => undefined);
  const { startApi } = await import("./start-api.ts");
  const { loadMeanings } = await import("@shop/api/modules/search/public");
  // Now, while PostgreSQL starts, and not at the first search that needs them.
  loadMeanings();
  return startApi(await starting, options);
}
