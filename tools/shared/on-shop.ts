import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { uploadsDirectory } from "@shop/api/platform/data-dir";
import { whyUnusable } from "@shop/api/platform/database/why-unusable";
import { readEnv, type Env } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { ServerRunningError, startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { StartError } from "@shop/api/platform/errors/start-error";

/** Where a shop stores its data. */
export interface ShopPlace {
  /** URL of its database. */
  url: string;
  /** Directory of pictures that only their owners may see. */
  uploads: string;
  /** Directory of public pictures. */
  media: string;
}

/** The shop that the environment variables describe. */
export interface NamedShop extends ShopPlace {
  env: Env;
}

/**
 * Runs a command line tool on the shop's database: that of DATABASE_URL; or that of the server running on the data
 * directory, if the tool may run beside it; or else the embedded one, started for as long as the tool needs it. Errors
 * that the operator can fix are printed as one line.
 */
export async function onShop(
  options: { besideServer: boolean },
  run: (shop: NamedShop) => Promise<void>,
): Promise<void> {
  try {
    const env = readEnv(process.env);
    const shop = { env, uploads: uploadsDirectory(env.dataDir), media: join(env.dataDir, "media") };
    if (env.databaseUrl) return await run({ url: env.databaseUrl, ...shop });
    const { url, release } = await openEmbedded(env, options);
    await run({ url, ...shop }).finally(release);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : (whyUnusable(error) ?? error));
    process.exitCode = 1;
  }
}

/** The embedded database, until it is released. */
interface Opened {
  url: string;
  release(): Promise<void>;
}

/** Starts the embedded database, or joins the tool or server that runs it. */
async function openEmbedded({ dataDir }: Env, { besideServer }: { besideServer: boolean }): Promise<Opened> {
  // A tool that works beside a server need not wait until that has ended.
  const waits = besideServer ? { otherServerMs: 0 } : {};
  for (let waited = 0; ; waited += pollMs) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir, log: createLog("warn"), ...waits });
      const release = async () => {
        await othersEnd(postgres.adminUrl);
        await postgres.stop();
      };
      return { url: postgres.url, release };
    } catch (error) {
      if (!(error instanceof ServerRunningError)) throw error;
      if (!besideServer) throw new StartError(`A server is running on ${dataDir}: stop it first`);
      const { url } = error;
      // A tool that has finished stops its database unless somebody is connected; one that is being stopped is started again.
      const guest = await connect(url).catch((refused: unknown) => {
        if (waited >= mostStoppingMs) throw refused;
      });
      if (guest) return { url, release: () => guest.end() };
      await sleep(pollMs);
    }
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "shop tool" });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/**
 * Waits until other tools that use this database have finished, since stopping it would cut them off. Not for ever, as
 * an open psql would never finish.
 */
async function othersEnd(adminUrl: string): Promise<void> {
  const client = await connect(adminUrl);
  try {
    for (let told = false, waited = 0; waited < mostMs; waited += pollMs) {
      // Except this connection and the one that holds the server's lock.
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
/** Longest time that a database takes to stop. */
const mostStoppingMs = 10_000;
