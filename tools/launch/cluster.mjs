// Entry of `npm run cluster` and `npm run bench:cluster`: a cluster on this machine, from the build.
import { ensureBuilt, ensureInstalled, launch, node, runInPlace } from "./prepare.mjs";

await launch(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runInPlace(node, process.argv.slice(2));
});
