// Entry of `npm start`: makes a fresh clone run. With --dev the storefront runs from its sources, to change the code.
import { ensureBuilt, ensureStorefront } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { launch, node } from "./launch.mjs";
import { runBuilt, runInPlace } from "./run-program.mjs";
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
