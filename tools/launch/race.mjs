// Entry of `npm run test:race`: checkouts, payments and the ledger under load. `npm test` runs a short version.
import { ensureInstalled } from "./installed.mjs";
import { bin, launch, node } from "./launch.mjs";
import { runInPlace } from "./run-program.mjs";

await launch(async () => {
  await ensureInstalled();
  return runInPlace(node, [bin("vitest"), "run", ".race.", "--testTimeout=1800000", ...process.argv.slice(2)], {
    env: { ...process.env, FULL: "1" },
  });
});
