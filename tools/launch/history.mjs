// Entry of `npm run test:history -- --seed N --ops M` and `npm run test:survive`: shoppers at two servers while everything around them breaks.
import { ensureInstalled, ensureStorefront, launch, node, runInPlace } from "./prepare.mjs";

await launch(async () => {
  const args = process.argv.slice(2);
  ensureInstalled();
  if (!args.includes("--api")) await ensureStorefront();
  return runInPlace(node, args);
});
