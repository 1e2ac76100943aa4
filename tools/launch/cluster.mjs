// Entry of `npm run cluster` and `npm run bench:cluster`: a cluster on this machine, from the build.
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { launch, node } from "./launch.mjs";
import { runInPlace } from "./run-program.mjs";

await launch(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runInPlace(node, process.argv.slice(2));
});
