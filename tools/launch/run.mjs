// Runs a TypeScript tool under the project's Node.js: node tools/launch/run.mjs tools/<tool>/main.ts [arguments]
import { ensureInstalled, launch, node, runInPlace } from "./prepare.mjs";

await launch(async () => {
  await ensureInstalled();
  return runInPlace(node, process.argv.slice(2));
});
