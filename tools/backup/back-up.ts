import { createHash } from "node:crypto";
import { createWriteStream, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { StartError } from "@shop/api/platform/errors/start-error";
import { makeDirectory } from "@shop/api/platform/make-directory";
import { assertShop } from "../shared/on-shop-database.ts";
import type { ShopPlace } from "../shared/on-shop.ts";
import { copyFiles, fileSizes } from "./copy-files.ts";
import { makeDraft, removeCutOff } from "./drafts.ts";
import {
  jobQueueVersion,
  listSequences,
  listTables,
  manifestFile,
  quoted,
  tableFile,
  type Backup,
  type TableBackup,
} from "./format.ts";

/**
 * Writes everything the shop holds into a directory, as of one moment, while servers go on
 * working. The directory appears when it is complete; readable by its owner only.
 */
export async function backUp(directory: string, { url, uploads, media }: ShopPlace): Promise<Backup> {
  const target = resolve(directory);
  assertFree(target);
  makeDirectory(dirname(target), { mode: 0o700 });
  const client = new pg.Client({ connectionString: url, application_name: "backup", keepAlive: true });
  // A lost connection also makes the next statement fail, which reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await assertShop(client);
    await removeCutOff(client, target);
    const draft = await makeDraft(client, target);
    try {
      const backup = await copyDatabase(client, draft);
      // After the database, since a file is written before the row that names it: so no file of the snapshot is
      // missing.
      await copyFiles(uploads, join(draft, "uploads"));
      await copyFiles(media, join(draft, "media"));
      backup.files = await fileSizes(draft, ["uploads", "media"]);
      writeFileSync(join(draft, manifestFile), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 });
      // If the connection was lost, so was the lock of the draft, and another backup may be removing it.
      await client.query("select");
      assertFree(target);
      renameSync(draft, target);
      return backup;
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  } finally {
    await client.end();
  }
}

/** Throws if the target exists. An empty directory is allowed, and replaced by the backup. */
function assertFree(target: string): void {
  const existing = statSync(target, { throwIfNoEntry: false });
  if (existing && !(existing.isDirectory() && readdirSync(target).length === 0)) {
    throw new StartError(
      `${target} is ${existing.isDirectory() ? "not empty" : "a file"}: give a new directory for the backup`,
    );
  }
}

async function copyDatabase(client: pg.Client, directory: string): Promise<Backup> {
  await client.query("begin transaction isolation level repeatable read, read only");
  const { rows: migrations } = await client.query<Backup["migrations"][number]>(
    "select name, checksum from schema_migrations order by name",
  );
  const { rows: server } = await client.query<{ at: string; postgres: string }>(
    "select to_json(now()) as at, current_setting('server_version') as postgres",
  );
  const tables: TableBackup[] = [];
  for (const { name, columns } of await listTables(client)) {
    const copy = client.query(copyTo(`copy (select ${columns.map(quoted).join(", ")} from ${quoted(name)}) to stdout`));
    const hash = createHash("sha256");
    copy.on("data", (chunk: Buffer) => hash.update(chunk));
    await pipeline(copy, createWriteStream(join(directory, tableFile(name)), { mode: 0o600 }));
    tables.push({ name, columns, rows: copy.rowCount, sha256: hash.digest("hex") });
  }
  // Read last: sequences are not part of the snapshot, and a later value does no harm.
  const backup: Backup = {
    format: 1,
    ...server[0]!,
    jobQueue: await jobQueueVersion(client),
    migrations,
    tables,
    sequences: await listSequences(client),
  };
  await client.query("commit");
  return backup;
}
