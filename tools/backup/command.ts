import { join } from "node:path";
import { uploadsDirectory } from "../../apps/api/src/platform/data-dir.ts";
import { readEnv, type Env } from "../../apps/api/src/platform/env.ts";
import { ServerRunningError, startEmbeddedPostgres } from "../../apps/api/src/platform/postgres/embedded.ts";
import { StartError } from "../../apps/api/src/platform/start-error.ts";
import { createLog } from "../../apps/api/src/platform/log.ts";
import type { ShopPlace } from "./format.ts";

export interface Place extends ShopPlace {
  env: Env;
}

/**
 * Runs a command line tool on the shop's database: that of DATABASE_URL, that of the server
 * which runs on the data directory if the tool may work beside it, or else the embedded one,
 * started for as long as the tool works.
 */
export async function command(options: { besideServer: boolean }, run: (place: Place) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env);
    const places = { env, uploads: uploadsDirectory(env.dataDir), media: join(env.dataDir, "media") };
    if (env.databaseUrl) return await run({ url: env.databaseUrl, ...places });
    try {
      const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log: createLog("warn") });
      await run({ url: postgres.url, ...places }).finally(() => postgres.stop());
    } catch (error) {
      if (!(error instanceof ServerRunningError)) throw error;
      if (!options.besideServer) throw new StartError(`A server runs on ${env.dataDir}: stop it first`);
      await run({ url: error.url, ...places });
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
