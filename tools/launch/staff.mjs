// Runs a command of staff from the server's build: node tools/launch/staff.mjs [flags of Node.js] NAME [arguments]
// From its sources, a command spends one to two seconds and up to 350 MB on loading them.
import { ensureServer } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { launch } from "./launch.mjs";
import { runBuilt } from "./run-program.mjs";

await launch(async () => {
  const args = process.argv.slice(2);
  const name = args.findIndex((arg) => !arg.startsWith("--"));
  await ensureInstalled();
  await ensureServer();
  return runBuilt(args[name], args.slice(name + 1), { flags: args.slice(0, name) });
});
