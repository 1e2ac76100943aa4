// Runs a TypeScript tool under the project's Node.js: node tools/launch/run.mjs tools/<tool>/main.ts [arguments]
import { ensureInstalled } from "./installed.mjs";
import { launch, node } from "./launch.mjs";
import { runInPlace } from "./run-program.mjs";

await launch(async () => {
  await ensureInstalled();
  return runInPlace(node, process.argv.slice(2));
});
