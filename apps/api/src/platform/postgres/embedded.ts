import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { advisoryLocks } from "../database/advisory-locks.ts";
import { isDatabaseAway } from "../database/database-errors.ts";
import { StartError } from "../errors/start-error.ts";
import { ensureCluster, superuser } from "./cluster.ts";
import { choosePlacement, type Placement } from "./placement.ts";
import {
  isPostmasterOf,
  logFile,
  readPostmaster,
  spawnPostmaster,
  stopPostmaster,
  type Postmaster,
} from "./postmaster.ts";
import { findPrograms } from "./programs.ts";

/** Role and database of the shop. */
const shop = "shop";

export interface EmbeddedPostgres {
  /** Of the shop's database, as its owner. */
  url: string;
  /** Of the cluster's own database, as superuser. */
  adminUrl: string;
  /** Directory of the cluster. */
  location: string;
  stop(): Promise<void>;
}

interface EmbeddedPostgresOptions {
  dataDir: string;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** False for tests: faster, and lost when the machine crashes. */
  durable?: boolean;
  /** How long to wait for another server's lock, which that server may be about to release. */
  otherServerMs?: number;
  /** Directory for the cluster and the programs if the unprivileged user cannot reach them where they are. */
  stateDirectory?: string;
}

/** The data directory is in use by another running server. */
export class ServerRunningError extends StartError {
  /** URL of the shop's database that runs there. */
  readonly url: string;

  constructor(dataDir: string, url: string) {
    super(
      `${dataDir} is in use by another server, or by a command such as an import: stop it, wait for its end, or give this one a DATA_DIR of its own`,
    );
    this.url = url;
  }
}

/**
 * Starts the PostgreSQL of a data directory, or takes over the one that still runs there because the previous server was
 * killed. It belongs to this process until `stop`. A lock in the database shows whether the PostgreSQL that runs belongs
 * to another running server; this one then refuses the data directory. If PostgreSQL ends while the server runs, it is
 * started again.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, durable = true } = options;
  const placement = choosePlacement(dataDir, findPrograms(), options.stateDirectory);
  if (!placement.cluster.startsWith(dataDir)) {
    log.info(
      `PostgreSQL runs as ${placement.account?.name}, who cannot reach ${dataDir}: the database is in ${placement.cluster}`,
    );
  }
  await ensureCluster(placement, durable);

  let stopping = false;
  const first = await acquire(placement, options);
  const url = urlOf(first.postmaster, shop, shop);
  let { lock } = first;
  if (!lock) throw new ServerRunningError(dataDir, url);
  await ensureDatabase(lock);
  watch(lock);

  function watch(client: pg.Client): void {
    client.once("end", () => {
      if (!stopping) void keep();
    });
  }

  async function keep(): Promise<void> {
    log.warn("The connection to PostgreSQL was lost");
    while (!stopping) {
      try {
        ({ lock } = await acquire(placement, options));
        if (lock && stopping) return void (await lock.end());
        if (lock) return watch(lock);
        log.error(`Another server took over ${placement.cluster}`);
      } catch (error) {
        log.error({ err: error }, "PostgreSQL could not be started again");
      }
      await sleep(1000);
    }
  }

  return {
    url,
    adminUrl: urlOf(first.postmaster, superuser, "postgres"),
    location: placement.cluster,
    async stop() {
      stopping = true;
      // The lock ends with it: were it released before, another process could take over what is about to stop.
      await stopPostmaster(placement);
      await lock?.end();
    },
  };
}

const startMs = 300_000;
/** Processes of a PostgreSQL whose parent was killed need a moment to notice. */
const stillEnding = /pre-existing shared memory block .* is still in use/;

/** Starts PostgreSQL if necessary and takes its lock; no lock if another running server holds it. */
async function acquire(
  placement: Placement,
  options: EmbeddedPostgresOptions,
): Promise<{ postmaster: Postmaster; lock: pg.Client | undefined }> {
  const started = Date.now();
  for (;;) {
    const postmaster = await running(placement, options);
    try {
      const lock = await takeLock(urlOf(postmaster, superuser, "postgres"), options.otherServerMs ?? 1500);
      return { postmaster, lock };
    } catch (error) {
      // The previous server was just stopping it: start it again.
      if (!isDatabaseAway(error) || Date.now() - started > startMs) throw error;
      await sleep(20);
    }
  }
}

/** The PostgreSQL of the cluster; starts it if it does not run. */
async function running(placement: Placement, { durable = true, log }: EmbeddedPostgresOptions): Promise<Postmaster> {
  const { cluster } = placement;
  const started = Date.now();
  let own: { exited: () => boolean } | undefined;
  let isLogged = false;
  for (;;) {
    const found = readPostmaster(cluster);
    // Asked first, and whatever process number the file has: it may run in another container on the same disk.
    if (found?.ready && (await answers(found))) return found;
    if (!found || !isPostmasterOf(cluster, found.pid)) {
      if (own?.exited()) {
        const reason = lastReason(logFile(placement));
        if (!stillEnding.test(reason))
          throw new StartError(`PostgreSQL did not start (${reason}): see ${logFile(placement)}`);
        own = undefined;
        await sleep(200);
      }
      own ??= spawnPostmaster(placement, durable);
    }
    const waited = Date.now() - started;
    if (waited > startMs) throw new StartError(`PostgreSQL does not answer: see ${logFile(placement)}`);
    if (waited > 3000 && !isLogged) {
      log.info("PostgreSQL is still starting (recovering after a crash) or stopping");
      isLogged = true;
    }
    await sleep(5);
  }
}

async function answers(postmaster: Postmaster): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(postmaster, superuser, "postgres"),
    connectionTimeoutMillis: 5000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}

/**
 * Takes the server's lock on a separate connection and keeps it open; PostgreSQL releases it when the process ends, in
 * whatever way. Waits a moment, because a server that was just killed may still hold it.
 */
async function takeLock(url: string, waitMs: number): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "shop server lock", keepAlive: true });
  client.on("error", () => undefined);
  await client.connect();
  const started = Date.now();
  try {
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
        advisoryLocks.server,
      ]);
      if (rows[0]!.taken) return client;
      if (Date.now() - started >= waitMs) break;
      await sleep(50);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  await client.end();
  return undefined;
}

/** The shop's role is no superuser, so an SQL injection could not reach beyond the shop's database. */
async function ensureDatabase(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [shop]);
  if (rowCount) return;
  const role = await admin.query("select from pg_roles where rolname = $1", [shop]);
  if (!role.rowCount) await admin.query(`create role ${shop} login`);
  await admin.query(`create database ${shop} owner ${shop} template template0`);
}

function urlOf({ socketDirectory, port }: Postmaster, user: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDirectory)}&port=${port}`;
}

/** Why PostgreSQL ended, by the last line of its log that says more than that it did. A tab continues the line before. */
function lastReason(path: string): string {
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.findLast((line) => !line.startsWith("\t") && !line.endsWith("database system is shut down")) ?? "";
}
