import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type pg from "pg";
import { advisoryLocks } from "@shop/api/platform/database/advisory-locks";
import { StartError } from "@shop/api/platform/errors/start-error";
import { dayMs } from "@shop/kit/durations";

/**
 * Makes the directory in which a backup is written until it is complete. Each backup has its own, even with the same
 * target at the same time. A lock in the database, held as long as the connection, tells it from what a killed backup
 * left. Process ids would not do, since containers that share a disk number their processes separately.
 */
export async function makeDraft(client: pg.Client, target: string): Promise<string> {
  const draft = `${await prefixOf(client, target)}${randomBytes(4).toString("hex")}`;
  // Before the directory exists, so that nobody finds it without its lock.
  await client.query("select pg_advisory_lock($1, $2)", lockOf(draft));
  try {
    mkdirSync(draft, { mode: 0o700 });
    mkdirSync(join(draft, "tables"));
  } catch (error) {
    throw new StartError(
      `${draft} cannot be created (${(error as NodeJS.ErrnoException).code}): give a directory that this user can write`,
    );
  }
  return draft;
}

/** Longer than any backup takes, in milliseconds. */
const longestBackup = 7 * dayMs;

/** Removes the drafts of killed backups of this database, since they contain personal data. */
export async function removeCutOff(client: pg.Client, target: string): Promise<void> {
  removeEarlier(target);
  const prefix = basename(await prefixOf(client, target));
  for (const name of readdirSync(dirname(target))) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{8}$/.test(name.slice(prefix.length))) continue;
    const draft = join(dirname(target), name);
    const { rows } = await client.query<{ free: boolean }>(
      "select pg_try_advisory_lock($1, $2) as free",
      lockOf(draft),
    );
    if (!rows[0]!.free) continue;
    rmSync(draft, { recursive: true, force: true });
    await client.query("select pg_advisory_unlock($1, $2)", lockOf(draft));
  }
}

/** Removes drafts of older versions of the shop, which had no lock, by their age. */
function removeEarlier(target: string): void {
  const prefix = `${basename(target)}.partial-`;
  for (const name of readdirSync(dirname(target))) {
    const draft = join(dirname(target), name);
    const isEarlier = name.startsWith(prefix) && /^\d+-\w{6}$/.test(name.slice(prefix.length));
    if (isEarlier && Date.now() - statSync(draft).mtimeMs > longestBackup)
      rmSync(draft, { recursive: true, force: true });
  }
}

/** The beginning of the names of drafts. It identifies the database, because locks are visible only within one. */
async function prefixOf(client: pg.Client, target: string): Promise<string> {
  const { rows } = await client.query<{ database: string }>(
    "select concat_ws('-', system_identifier, oid) as database from pg_control_system(), pg_database where datname = current_database()",
  );
  return `${target}.partial-${rows[0]!.database}-`;
}

const lockOf = (draft: string): [number, number] => [advisoryLocks.backup, Number.parseInt(draft.slice(-8), 16) | 0];
