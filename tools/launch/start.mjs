// Entry of `npm start`: makes a fresh clone run. With --dev the storefront follows its sources, for changing the code.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ensureStorefront, launch, node, root, runInPlace } from "./prepare.mjs";

/**
 * glibc's allocator gives each thread a heap of its own, which never shrinks again: two are enough, and take a fifth less memory under load.
 * What is larger than 16 KiB, as all pages are, is the system's own: between pages that come and go the allocator's heap kept holes of 70 MB, and grew.
 */
const memory = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "16384" };
/**
 * What a page leaves behind is gone soon: a young generation of 3 times 20 MB. With 16 each one page in a hundred waits twice as long for the collector, with 24 the server takes 40 MB more (docs/architecture.md).
 * The old one is looked through from 96 MB on, and when it has doubled: the 60 MB that a shop keeps would be every hundred new pages, and the one that waits for it waits 10 to 30 ms.
 * It has room for a builder of 60,000 parts.
 */
const heap = ["--max-semi-space-size=20", "--initial-old-space-size=96", "--heap-growing-percent=100", "--max-old-space-size=384"];

await launch(async () => {
  ensureInstalled();
  if (process.argv.includes("--dev")) {
    await ensureStorefront();
    return runInPlace(node, ["tools/launch/dev.ts"], { env: { ...process.env, NODE_ENV: "development" } });
  }
  await ensureBuilt();
  // What Node.js makes of the built files is kept for the next start.
  const compiled = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/shop") };
  return runInPlace(node, [...heap, "apps/server/build/main.js"], { env: { ...memory, ...compiled, ...process.env, NODE_ENV: "production" } });
});
