// Entry of `npm run cluster` and `npm run bench:cluster`: a cluster on this machine, from a built storefront.
import { ensureInstalled, ensureStorefront, launch, node, runInPlace } from "./prepare.mjs";

await launch(async () => {
  ensureInstalled();
  await ensureStorefront();
  return runInPlace(node, process.argv.slice(2));
});
