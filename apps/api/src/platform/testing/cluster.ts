import { chmodSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import pg from "pg";
import { openJobs } from "../jobs/jobs.ts";
import { migrate, readMigrations } from "../database/migrate.ts";
import { ServerRunningError, startEmbeddedPostgres, type EmbeddedPostgres } from "../postgres/embedded.ts";

/** What a test needs to make a database of its own. */
export interface TestCluster {
  adminUrl: string;
  template: string;
}

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

/**
 * Starts the PostgreSQL of a test run. Its cluster stays in the temporary directory, so that
 * the next run starts at once, and takes over what a killed run left; runs at the same time
 * have one each.
 */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  const postgres = await firstFree();
  const template = await ensureTemplate(postgres);
  return { cluster: { adminUrl: postgres.adminUrl, template }, stop: postgres.stop };
}

async function firstFree(): Promise<EmbeddedPostgres> {
  for (let slot = 0; ; slot++) {
    const dataDir = join(tmpdir(), `shop-test-${process.getuid?.() ?? 0}`, String(slot));
    mkdirSync(dataDir, { recursive: true });
    for (const directory of [dataDir, join(dataDir, "..")]) chmodSync(directory, 0o711);
    try {
      return await startEmbeddedPostgres({ dataDir, log: quiet, durable: false, otherServerMs: 0 });
    } catch (error) {
      if (!(error instanceof ServerRunningError)) throw error;
    }
  }
}

/** A migrated database that is copied for each test; one that is there from a run with the same migrations is kept. */
async function ensureTemplate({ adminUrl }: EmbeddedPostgres): Promise<string> {
  const migrations = readMigrations();
  const template = `template_${createHash("sha256").update(JSON.stringify(migrations)).digest("hex").slice(0, 16)}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(test|template|draft)_'",
    );
    const left = rows.map((row) => row.datname).filter((name) => name !== template);
    for (const name of left) await admin.query(`drop database ${name} with (force)`);
    if (left.length < rows.length) return template;
    await admin.query("create database draft_template owner shop template template0");
    const url = databaseUrl(adminUrl, "draft_template");
    await migrate(url, migrations);
    await (await openJobs(url, quiet)).stop();
    await admin.query(`alter database draft_template rename to ${template}`);
    return template;
  } finally {
    await admin.end();
  }
}

/** The address of another database of the cluster, as the shop's role. */
export function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  url.username = "shop";
  return url.href;
}
