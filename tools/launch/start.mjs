// Entry of `npm start`: makes a fresh clone run. With --dev the storefront runs from its sources, to change the code.
import { ensureBuilt, ensureInstalled, ensureStorefront, launch, node, runBuilt, runInPlace } from "./prepare.mjs";
import { serverFlags, serverMemory } from "./server-flags.mjs";

await launch(async () => {
  await ensureInstalled();
  if (process.argv.includes("--dev")) {
    await ensureStorefront();
    return runInPlace(node, ["tools/launch/dev.ts"], { env: { ...process.env, NODE_ENV: "development" } });
  }
  await ensureBuilt();
  return runBuilt("main", [], { flags: serverFlags, env: serverMemory });
});
