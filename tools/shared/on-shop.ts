import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { uploadsDirectory } from "@shop/api/platform/data-dir";
import { whyUnusable } from "@shop/api/platform/database/why-unusable";
import { readEnv, type Env } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { ServerRunningError, startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { StartError } from "@shop/api/platform/errors/start-error";

/** Where a shop keeps what it holds. */
export interface ShopPlace {
  /** Of its database. */
  url: string;
  /** Directory of pictures that are shown to their owner alone. */
  uploads: string;
  /** Directory of pictures that everybody may see. */
  media: string;
}

/** The shop that the environment names. */
export interface NamedShop extends ShopPlace {
  env: Env;
}

/**
 * Runs a command line tool where the shop is: on the database of DATABASE_URL, that of the server
 * which runs on the data directory if the tool may work beside it, or else the embedded one,
 * started for as long as the tool works. What goes wrong is said in one line where the operator
 * can mend it.
 */
export async function onShop(options: { besideServer: boolean }, run: (shop: NamedShop) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env);
    const shop = { env, uploads: uploadsDirectory(env.dataDir), media: join(env.dataDir, "media") };
    if (env.databaseUrl) return await run({ url: env.databaseUrl, ...shop });
    try {
      const postgres = await startEmbeddedPostgres({ dataDir: env.dataDir, log: createLog("warn") });
      await run({ url: postgres.url, ...shop }).finally(async () => {
        await othersEnd(postgres.adminUrl);
        await postgres.stop();
      });
    } catch (error) {
      if (!(error instanceof ServerRunningError)) throw error;
      if (!options.besideServer) throw new StartError(`A server runs on ${env.dataDir}: stop it first`);
      await run({ url: error.url, ...shop });
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : (whyUnusable(error) ?? error));
    process.exitCode = 1;
  }
}

/** Waits for tools that found the database running and work on it, or are about to: its end would cut them off. Not for ever: an open psql is no work. */
async function othersEnd(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: "shop tool" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    for (let told = false, waited = 0; waited < mostMs; waited += pollMs) {
      // But for this connection and the one that holds the server's lock.
      const { rows } = await client.query(`
        select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
          and pid not in (select l.pid from pg_locks l join pg_database d on d.oid = l.database where l.locktype = 'advisory' and l.granted and d.datname = current_database())`);
      if (rows.length === 0) return;
      if (!told && waited > 1000) console.error("Another tool is at work on the database, which ends with it");
      told ||= waited > 1000;
      await sleep(pollMs);
    }
  } finally {
    await client.end();
  }
}

const pollMs = 100;
const mostMs = 600_000;
