import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase, type Database } from "@shop/api/platform/database/database";
import { migrate } from "@shop/api/platform/database/migrate";
import { ServerRunningError, startEmbeddedPostgres } from "@shop/api/platform/postgres/embedded";

const log = { info: () => undefined, warn: console.warn, error: console.error };

export interface BenchDatabase {
  database: Database;
  url: string;
  /** Directory of the benchmark's files. */
  dataDir: string;
  /** Superuser connection. */
  adminUrl: string;
  stop(): Promise<void>;
}

/**
 * Opens a benchmark's database in `BENCH_DIR`, by default in the temporary directory, where it stays so that
 * a second run need not fill it again. `anew` empties it first, which is necessary after a change of
 * how products are indexed.
 */
export async function openBench(name: string, { anew }: { anew: boolean }): Promise<BenchDatabase> {
  const dataDir = process.env.BENCH_DIR ?? join(tmpdir(), "shop-bench");
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false }).catch((error: unknown) => {
    if (!(error instanceof ServerRunningError)) throw error;
    console.error(
      `Another bench runs on the database in ${dataDir}: wait for it, or set BENCH_DIR to another directory`,
    );
    process.exit(1);
  });
  const named = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const server = new pg.Client({ connectionString: postgres.adminUrl });
  await server.connect();
  const { rowCount } = await server.query("select from pg_database where datname = $1", [name]);
  if (anew && rowCount) await server.query(`drop database "${name}" with (force)`);
  if (anew || !rowCount) await server.query(`create database "${name}" owner shop template template0`);
  await server.end();
  const url = named(postgres.url);
  // An existing database may lack newer migrations.
  await migrate(url);
  const database = openDatabase(url, { statementTimeoutMs: 3_600_000, applicationName: "shop bench" });
  return {
    database,
    url,
    dataDir,
    adminUrl: named(postgres.adminUrl),
    async stop() {
      await database.close();
      await postgres.stop();
    },
  };
}
