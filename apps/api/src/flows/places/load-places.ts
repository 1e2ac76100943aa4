import { readFile } from "node:fs/promises";
import { importPlaces, type PlacesReport } from "../../modules/customers/public.ts";
import type { Database } from "../../platform/database/database.ts";
import { StartError } from "../../platform/errors/start-error.ts";
import { whyUnread } from "../../platform/errors/unread-file.ts";
import { readRecords } from "./read-records.ts";

/**
 * Takes the places of a gazetteer file into the database, all or nothing; a second time changes
 * nothing. A file that cannot be read is a {@link StartError}.
 */
export async function loadPlaces(database: Pick<Database, "transaction">, file: string): Promise<PlacesReport> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new StartError(whyUnread(file, error), { cause: error });
  });
  const records = readRecords(text);
  return database.transaction((tx) => importPlaces(tx, records));
}
