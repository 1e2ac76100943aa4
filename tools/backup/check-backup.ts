import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "@shop/api/platform/errors/start-error";
import { queueVersion } from "@shop/api/platform/jobs/queue-version";
import { tableFile, type Backup, type TableBackup } from "./format.ts";

/** Refuses a backup that cannot be restored completely, before anything is deleted for it. */
export async function checkBackup(directory: string, { jobQueue, tables, files = {} }: Backup): Promise<void> {
  if (jobQueue !== queueVersion)
    throw new StartError(
      `The backup has version ${jobQueue} of the job queue's tables, this shop has ${queueVersion}: restore it with the version of the shop that made it`,
    );
  for (const { name, rows, sha256 } of tables) {
    const file = tableFile(name);
    const found = await readTable(join(directory, file));
    if (!found) refuseDamaged(file, "is missing");
    if (found.rows !== rows) refuseDamaged(file, `holds ${found.rows} rows instead of ${rows}`);
    if (sha256 !== undefined && found.sha256 !== sha256) refuseDamaged(file, "has been changed");
  }
  for (const [file, size] of Object.entries(files)) {
    const found = await stat(join(directory, file)).catch(unlessMissing);
    if (!found) refuseDamaged(file, "is missing");
    if (found.size !== size) refuseDamaged(file, `has ${found.size} bytes instead of ${size}`);
  }
}

function refuseDamaged(file: string, what: string): never {
  throw new StartError(`${file} ${what}: the backup is damaged`);
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/**
 * The number of rows and the hash of a table's file, which has one line for each row; undefined if it does not exist.
 */
async function readTable(path: string): Promise<Required<Pick<TableBackup, "rows" | "sha256">> | undefined> {
  const hash = createHash("sha256");
  let rows = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows++;
    }
  } catch (error) {
    return unlessMissing(error as NodeJS.ErrnoException);
  }
  return { rows, sha256: hash.digest("hex") };
}
