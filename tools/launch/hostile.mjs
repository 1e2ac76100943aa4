// Entry of `npm run test:hostile`: 50,000 malformed requests, made from HOSTILE_SEED. `npm test` sends some of them.
import { ensureInstalled } from "./installed.mjs";
import { bin, launch, node } from "./launch.mjs";
import { runInPlace } from "./run-program.mjs";

await launch(async () => {
  await ensureInstalled();
  return runInPlace(node, [bin("vitest"), "run", "/hostile/", "--testTimeout=3600000", ...process.argv.slice(2)], {
    env: { ...process.env, FULL: "1" },
  });
});
