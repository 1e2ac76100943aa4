import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { advisoryLocks } from "./advisory-locks.ts";
import { databaseCode } from "./database-errors.ts";
import { StartError } from "../errors/start-error.ts";

/** The directory of the migrations: in the package of the API, wherever the build puts this file. */
const migrationsDirectory = join(
  dirname(createRequire(import.meta.url).resolve("@shop/api/package.json")),
  "migrations",
);

export interface Migration {
  /** File name without its ending, such as `0001-catalogue`. */
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of a directory in the order in which they are applied. */
export function readMigrations(directory = migrationsDirectory): Migration[] {
  return readdirSync(directory)
    .filter((file) => /^\d{4}-[\w-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(directory, file), "utf8");
      return { name: file.slice(0, -".sql".length), sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

interface MigrateOptions {
  /** How long a migration waits for the lock of a table. While it waits, it blocks all later queries of that table. */
  lockMs?: number;
  /** After which it tries again. */
  pauseMs?: number;
  /** Called with a migration that has to wait. */
  log?: Pick<Logger, "warn">;
}

/**
 * Applies the migrations that are missing, each in a transaction of its own, and
 * returns their names. Of several processes that start at once, one works
 * and the others wait. A migration whose table is locked by a backup or a long query gives up and tries again,
 * so that an older version of the shop can serve its shoppers meanwhile. A file that was changed
 * after it was applied stops the start.
 */
export async function migrate(
  url: string,
  migrations = readMigrations(),
  { lockMs = 2000, pauseMs = 5000, log }: MigrateOptions = {},
): Promise<string[]> {
  // Not from the pool, since a migration of a large table may exceed its timeout of statements.
  const client = new pg.Client({ connectionString: url, application_name: "shop migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.migrate]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations",
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
    if (changed) {
      throw new StartError(
        `Migration ${changed.name}.sql was changed after it was applied to this database: restore the file, and make the change in a new migration`,
      );
    }
    const pending = migrations.filter(({ name }) => !applied.has(name));
    await client.query(`set lock_timeout = ${lockMs}`);
    for (const migration of pending) {
      while (!(await apply(client, migration))) {
        log?.warn({ migration: migration.name }, "a migration waits for a table that a backup or a long query uses");
        await sleep(pauseMs);
      }
    }
    return pending.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

/** lock_not_available, or deadlock_detected. */
const taken = new Set(["55P03", "40P01"]);

/** Applies a migration; false where it could not lock a table. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    await client.query("begin");
    await client.query(sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    if (taken.has(databaseCode(error) ?? "")) return false;
    throw new StartError(`Migration ${name}.sql failed: ${(error as Error).message}`, { cause: error });
  }
}
