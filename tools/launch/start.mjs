// Entry of `npm start`: makes a fresh clone run. With --dev the storefront runs from its sources, to change the code.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ensureStorefront, launch, node, root, runInPlace } from "./prepare.mjs";
import { serverFlags, serverMemory } from "./server-flags.mjs";

await launch(async () => {
  await ensureInstalled();
  if (process.argv.includes("--dev")) {
    await ensureStorefront();
    return runInPlace(node, ["tools/launch/dev.ts"], { env: { ...process.env, NODE_ENV: "development" } });
  }
  await ensureBuilt();
  // Node.js keeps the compiled files for the next start.
  const compiled = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/shop") };
  return runInPlace(node, [...serverFlags, "apps/server/build/main.js"], { env: { ...serverMemory, ...compiled, ...process.env, NODE_ENV: "production" } });
});
