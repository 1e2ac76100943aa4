import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { StartError } from "@shop/api/platform/errors/start-error";
import { tableFile, type Backup } from "./format.ts";

/** The version of its tables that the job queue makes itself. */
const { pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as { pgboss: { schema: number } };

/** Refuses a backup that cannot be put back as a whole, before anything has to make room for it. */
export async function checkBackup(directory: string, { jobQueue, tables }: Backup): Promise<void> {
  if (jobQueue !== pgboss.schema) throw new StartError(`The backup has job queue ${jobQueue}, this version ${pgboss.schema}: restore it with the version that made it`);
  for (const { name, rows } of tables) {
    const file = tableFile(name);
    const lines = await countLines(join(directory, file));
    if (lines !== rows) throw new StartError(`${file} ${lines === undefined ? "is missing" : `holds ${lines} rows instead of ${rows}`}: the backup is damaged`);
  }
}

/** A row is a line in the text format of COPY; undefined where there is no such file. */
async function countLines(path: string): Promise<number | undefined> {
  let lines = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return lines;
}
