// Entry of `npm start`: makes a fresh clone run. With --dev the storefront's dev server, for changing the code.
import { ensureInstalled, ensureStorefront, launch, node, runDevServer, runInPlace } from "./prepare.mjs";

await launch(async () => {
  ensureInstalled();
  if (process.argv.includes("--dev")) return runDevServer();
  await ensureStorefront();
  return runInPlace(node, ["apps/server/src/main.ts"], { env: { ...process.env, NODE_ENV: "production" } });
});
