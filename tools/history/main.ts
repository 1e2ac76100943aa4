import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runHistory } from "./history.ts";

// npm run test:history -- --seed N --ops M: what shoppers do while everything around them breaks.
// Prints the operations, the faults and the violations; fails when there is one.

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    ops: { type: "string", default: "2500" },
    faults: { type: "string" },
    api: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "../..");
const operations = Number(values.ops);
const faults = Number(values.faults ?? Math.max(4, Math.round(operations / 200)));
const kind = values.api || !existsSync(join(root, "apps/storefront/build/server")) ? "api" : "shop";
let violations = 0;
for (let seed = Number(values.seed), left = Number(values.seeds); left > 0; seed++, left--) {
  const begin = performance.now();
  const journalFile = join(root, `.cache/history/${seed}-${operations}.jsonl`);
  const result = await runHistory({ seed, operations, faults, kind, journalFile, say: console.log });
  const count = (what: string) => result.counts.get(what) ?? 0;
  console.log(
    `seed ${seed}: ${count("operations")} operations, ${count("tries without an answer")} tries without an answer, ${result.faults.length} faults, ` +
      `${result.violations.length} violations, ${((performance.now() - begin) / 1000).toFixed(0)} s (${journalFile})`,
  );
  for (const name of new Set(result.faults))
    console.log(`  ${result.faults.filter((each) => each === name).length} × ${name}`);
  for (const violation of result.violations.slice(0, 20)) console.log(`  VIOLATION ${violation.slice(0, 800)}`);
  violations += result.violations.length;
}
process.exit(violations === 0 ? 0 : 1);
