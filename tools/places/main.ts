import { loadPlaces } from "@shop/api/flows/places/load-places";
import { openDatabase } from "../../apps/api/src/platform/database.ts";
import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { StartError } from "../../apps/api/src/platform/start-error.ts";
import { command } from "../backup/command.ts";

// npm run places:import -- FILE
await command({ besideServer: true }, async ({ url }) => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartError("Usage: npm run places:import -- FILE");
  await migrate(url);
  const database = openDatabase(url, { poolSize: 2, applicationName: "shop places" });
  try {
    const { added, changed, unchanged, refused } = await loadPlaces(database, file);
    for (const { code, reason } of refused) console.log(`refused ${code}: ${reason}`);
    console.log(`Places: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`);
  } finally {
    await database.close();
  }
});
