import { createReadStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { ensureDataDir } from "@shop/api/platform/data-dir";
import { openJobs } from "@shop/api/platform/jobs/jobs";
import { migrate, readMigrations } from "@shop/api/platform/database/migrate";
import { StartError } from "@shop/api/platform/errors/start-error";
import type { ShopPlace } from "../shared/on-shop.ts";
import { checkBackup } from "./check-backup.ts";
import { copyFiles } from "./copy-files.ts";
import { listTables, quoted, readBackup, tableFile, type Backup } from "./format.ts";

interface PutBackOptions extends ShopPlace {
  /** Whether to replace what the database contains now. */
  replace?: boolean;
}

/**
 * Restores a backup into a database that is empty or may be replaced. Nothing is deleted before the backup was checked.
 * The tables are created by the migrations that the backup was made with, filled, and then migrated to the newest
 * version. So a backup of an older shop can be restored, as long as the version of the job queue is the same.
 */
export async function putBack(
  directory: string,
  { url, uploads, media, replace = false }: PutBackOptions,
): Promise<Backup> {
  const backup = readBackup(directory);
  const migrations = migrationsOf(backup);
  await checkBackup(directory, backup);
  // Beside the present uploads, so that a full disk is noticed before anything is deleted.
  const draft = `${uploads}.partial`;
  ensureDataDir(dirname(uploads));
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { mode: 0o700 });
    await copyFiles(join(directory, "uploads"), draft);
    await prepare(url, replace);
    await migrate(url, migrations);
    await (await openJobs(url, console)).stop();
    await fill(url, directory, backup);
    await migrate(url);
    if (replace) {
      rmSync(uploads, { recursive: true, force: true });
      renameSync(draft, uploads);
    } else {
      mkdirSync(uploads, { recursive: true, mode: 0o700 });
      await copyFiles(draft, uploads);
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  // Public pictures have unique names. Other files there do no harm, and may be meant for an import.
  await copyFiles(join(directory, "media"), media);
  return backup;
}

function migrationsOf({ migrations }: Backup) {
  const known = new Map(readMigrations().map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const migration = known.get(name);
    if (migration?.checksum === checksum) return migration;
    throw new StartError(
      `The backup was made with migration ${name}, which ${migration ? "is different in this version" : "this version does not have"}: restore it with the version of the shop that made it`,
    );
  });
}

async function prepare(url: string, replace: boolean): Promise<void> {
  await connected(url, async (client) => {
    const { rows: others } = await client.query(
      "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'shop%'",
    );
    if (others.length > 0) throw new StartError("Servers are using this database: stop them first");
    const tables = await listTables(client);
    if (tables.length === 0) return;
    if (!replace) {
      throw new StartError(
        "The database is not empty: add --replace to replace its content (which is then lost), or set another DATA_DIR or DATABASE_URL",
      );
    }
    await client.query(emptied);
  });
}

/**
 * Drops all that the schemas have. The schema public itself stays, with the grants and default privileges of other
 * roles, and so do extensions. What depends on something else there (`a`, `i`) or belongs to an extension (`e`) goes, or
 * stays, with that.
 */
const emptied = `
  do $$
  declare statement text;
  begin
    foreach statement in array array(
      select format('drop %s if exists %s cascade', o.type, o.identity)
        from pg_depend d, pg_identify_object(d.classid, d.objid, d.objsubid) o
       where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace and d.deptype = 'n'
         and o.type <> 'extension'
         and not exists (
           select from pg_depend i
            where (i.classid, i.objid, i.objsubid) = (d.classid, d.objid, 0) and i.deptype in ('a', 'i', 'e')))
    loop
      execute statement;
    end loop;
  end $$;
  drop schema if exists pgboss cascade`;

async function fill(url: string, directory: string, backup: Backup): Promise<void> {
  await connected(url, async (client) => {
    await client.query("begin");
    const created = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
    const restoreKeys = await withoutForeignKeys(client);
    const names = [...created.keys()].map(quoted);
    await client.query(`truncate ${names.join(", ")}`);
    // What triggers write is already in the backup.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    for (const { name, columns } of backup.tables) {
      if (!created.has(name))
        throw new StartError(`The backup has a table ${name} that its migrations do not create: the backup is damaged`);
      const copy = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`));
      await pipeline(createReadStream(join(directory, tableFile(name))), copy);
    }
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { name, last } of backup.sequences) {
      if (last !== null) await client.query("select setval($1::regclass, $2::bigint)", [quoted(name), last]);
    }
    await restoreKeys();
    await client.query("commit");
    await client.query("analyze");
  });
}

/**
 * Drops the foreign keys, so that tables can be filled in any order. Returns a function that adds and checks them
 * again.
 */
async function withoutForeignKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  };
}

async function connected(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "restore" });
  // A lost connection also makes the running statement fail, which reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
