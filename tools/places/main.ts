import { loadPlaces } from "@shop/api/flows/places/load-places";
import { StartError } from "@shop/api/platform/errors/start-error";
import { onShopDatabase } from "../shared/on-shop-database.ts";

// npm run places:import -- FILE
await onShopDatabase({ poolSize: 2, applicationName: "shop places" }, async ({ database }) => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartError("Usage: npm run places:import -- FILE");
  const { added, changed, unchanged, refused } = await loadPlaces(database, file);
  for (const { code, reason } of refused) console.log(`refused ${code}: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
  console.log(`Places: ${added} added, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`);
});
