import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHistory } from "./history.ts";

const directory = mkdtempSync(join(tmpdir(), "shop-history-journal-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const full = Boolean(process.env["FULL"]);
/** Seeds that have found something once come here, so that they are tried again. */
const seeds = full ? [12, 1, 2] : [1];

test.each(seeds)(
  "shoppers at two servers while things break are lied to in nothing, seed %i",
  async (seed) => {
    const journalFile = join(directory, `${seed}.jsonl`);
    const operations = full ? 2500 : 150;
    const result = await runHistory({
      seed,
      operations,
      faults: full ? 12 : 1,
      kind: "api",
      journalFile,
      say: () => undefined,
    });
    console.info(`seed ${seed}: ${result.counts.get("operations")} operations, ${result.faults.join(", ")}`);
    expect(result.violations).toEqual([]);
    expect(result.counts.get("operations")).toBeGreaterThanOrEqual(operations);
    expect(result.faults.length).toBeGreaterThan(0);
    expect(readFileSync(journalFile, "utf8")).toContain('"kind":"fault is over"');
  },
  full ? 1_800_000 : 240_000,
);
