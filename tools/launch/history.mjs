// Entry of `npm run test:history -- --seed N --ops M`, `npm run test:survive` and `npm run test:upgrade`: shoppers at two servers, with faults or during an upgrade.
import { ensureStorefront } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { launch, node } from "./launch.mjs";
import { runInPlace } from "./run-program.mjs";

await launch(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  if (!args.includes("--api")) await ensureStorefront();
  return runInPlace(node, args);
});
