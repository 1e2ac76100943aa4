import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { StartError } from "@shop/api/platform/errors/start-error";

/**
 * A backup is a directory: `backup.json` (this), `tables/<schema>.<table>.copy` in the text
 * format of COPY, `uploads/` and `media/`. It holds all personal data of the shop.
 */
export interface Backup {
  format: 1;
  at: string;
  postgres: string;
  /** Version of the job queue's tables, which the queue creates itself. */
  jobQueue: number;
  migrations: { name: string; checksum: string }[];
  tables: TableBackup[];
  sequences: { name: string; last: string | null }[];
  /** Sizes in bytes of uploads and public pictures, by their path in the backup; absent in old backups. */
  files?: Record<string, number>;
}

export interface TableBackup {
  /** With its schema, such as `public.orders`. */
  name: string;
  columns: string[];
  rows: number;
  /** Hash of its file, in hex; absent in old backups. */
  sha256?: string;
}

export const manifestFile = "backup.json";
export const tableFile = (table: string) => join("tables", `${table}.copy`);

export function readBackup(directory: string): Backup {
  let text: string;
  try {
    text = readFileSync(join(directory, manifestFile), "utf8");
  } catch {
    throw new StartError(`${directory} contains no backup: it has no ${manifestFile}`);
  }
  let backup: Backup;
  try {
    backup = JSON.parse(text) as Backup;
  } catch {
    throw new StartError(`${manifestFile} has been changed: the backup is damaged`);
  }
  if (backup.format !== 1)
    throw new StartError(
      `${directory} is a backup of format ${backup.format}, which this version cannot read: restore it with the version of the shop that made it`,
    );
  return backup;
}

/** The schemas of the shop: its own tables and those of the job queue. */
const schemas = ["public", "pgboss"];

/**
 * The tables to back up, with their columns except generated ones. Not the table of migrations, which are recorded on
 * their own, nor partitions, which are part of their table.
 */
export async function listTables(client: pg.ClientBase): Promise<Omit<TableBackup, "rows">[]> {
  const { rows } = await client.query<Omit<TableBackup, "rows">>(
    `select n.nspname || '.' || c.relname as name,
            array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
      group by 1 order by 1`,
    [schemas],
  );
  return rows;
}

/** Sequences with their last value, null for one that was never used. */
export async function listSequences(client: pg.ClientBase): Promise<Backup["sequences"]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    "select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences where schemaname = any ($1) order by 1",
    [schemas],
  );
  return rows;
}

export async function jobQueueVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>("select version from pgboss.version");
  return rows[0]!.version;
}

/** A name with its schema, quoted for SQL. */
export function quoted(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}
