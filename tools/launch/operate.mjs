// Entry of `npm run operate`: built like the server, since a command from its sources spent a second and 350 MB on loading them.
import { ensureInstalled, ensureServer, launch, runBuilt } from "./prepare.mjs";

await launch(async () => {
  await ensureInstalled();
  await ensureServer();
  return runBuilt("operate", process.argv.slice(2));
});
