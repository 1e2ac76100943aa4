import { readFile } from "node:fs/promises";
import { importPlaces } from "../../apps/api/src/modules/customers/public.ts";
import { openDatabase } from "../../apps/api/src/platform/database.ts";
import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { StartError } from "../../apps/api/src/platform/start-error.ts";
import { command } from "../backup/command.ts";
import { readRecords } from "./read-records.ts";

// npm run places:import -- FILE
await command({ besideServer: true }, async ({ url }) => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartError("Usage: npm run places:import -- FILE");
  const records = readRecords(
    await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      throw new StartError(`${file} cannot be read (${error.code})`, { cause: error });
    }),
  );
  await migrate(url);
  const database = openDatabase(url, { poolSize: 2, applicationName: "shop places" });
  try {
    const { added, changed, unchanged, refused } = await database.transaction((tx) => importPlaces(tx, records));
    for (const { code, reason } of refused) console.log(`refused ${code}: ${reason}`);
    console.log(`${added} places added, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`);
  } finally {
    await database.close();
  }
});
