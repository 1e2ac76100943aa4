import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { uploadsDirectory } from "@shop/api/platform/data-dir";
import { advisoryLocks } from "@shop/api/platform/database/advisory-locks";
import { whyUnusable } from "@shop/api/platform/database/why-unusable";
import { readEnv, type Env } from "@shop/api/platform/env";
import { createLog } from "@shop/api/platform/log";
import { ServerRunningError, startEmbeddedPostgres, type EmbeddedPostgres } from "@shop/api/platform/postgres/embedded";
import { StartError } from "@shop/api/platform/errors/start-error";
import { whyUnwritten } from "@shop/api/platform/errors/unwritten-file";

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
    console.error(error instanceof StartError ? error.message : (whyUnusable(error) ?? whyUnwritten(error) ?? error));
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
      return { url: postgres.url, release: () => stopAfterGuests(postgres) };
    } catch (error) {
      if (!(error instanceof ServerRunningError)) throw error;
      if (!besideServer) throw new StartError(`A server is running on ${dataDir}: stop it first`);
      const { url } = error;
      // A tool that has finished stops its database unless it has a guest; one that is being stopped is started again.
      const guest = await beGuest(url).catch((refused: unknown) => {
        if (waited >= mostStoppingMs) throw refused;
      });
      if (guest) return { url, release: () => guest.end() };
      await sleep(pollMs);
    }
  }
}

/** Joins a running database, which the tool that started it does not stop while this connection is open. */
async function beGuest(url: string): Promise<pg.Client> {
  const client = await connect(url);
  if (await takes(client, "pg_try_advisory_lock_shared")) return client;
  await client.end();
  throw new StartError("The database is being stopped");
}

/** Stops the database when its guests have finished, since that would cut them off. From then on it takes no guests. */
async function stopAfterGuests({ url, stop }: EmbeddedPostgres): Promise<void> {
  const client = await connect(url);
  // Tried again and again, because a lock that is waited for would turn new guests away.
  for (let told = false, waited = 0; !(await takes(client, "pg_try_advisory_lock")); waited += pollMs) {
    if (!told && waited > 1000) console.error("Another tool is at work on the database, which ends with it");
    told ||= waited > 1000;
    await sleep(pollMs);
  }
  await stop();
  await client.end();
}

async function takes(
  client: pg.Client,
  lock: "pg_try_advisory_lock" | "pg_try_advisory_lock_shared",
): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [advisoryLocks.guests]);
  return rows[0]!.taken;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "shop tool" });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

const pollMs = 100;
/** Longest time that a database takes to stop. */
const mostStoppingMs = 10_000;
