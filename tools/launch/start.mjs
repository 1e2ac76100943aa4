// Entry of `npm start`: makes a fresh clone run. With --dev the storefront follows its sources, for changing the code.
import { ensureInstalled, ensureStorefront, launch, node, runInPlace } from "./prepare.mjs";

await launch(async () => {
  ensureInstalled();
  await ensureStorefront();
  if (process.argv.includes("--dev")) return runInPlace(node, ["tools/launch/dev.ts"], { env: { ...process.env, NODE_ENV: "development" } });
  return runInPlace(node, ["apps/server/src/main.ts"], { env: { ...process.env, NODE_ENV: "production" } });
});
