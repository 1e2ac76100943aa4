import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readBrowserTests, readUnitTests } from "./reports.mjs";

const root = join(import.meta.dirname, "../..");
const bin = (name: string) => join(root, "node_modules/.bin", name);

const tests = (runner: string) => `
import { expect, test } from ${JSON.stringify(runner)};
let run = 0;
test("passes", () => {});
test("fails", () => expect(1).toBe(2));
test("passes when repeated", () => { run += 1; if (run === 1) throw new Error("not yet"); });
test.skip("is not run", () => {});
`;

/** The report that a runner writes about these files. */
function report(files: Record<string, string>, args: string[], environment: Record<string, string> = {}): unknown {
  mkdirSync(join(root, ".cache"), { recursive: true });
  // Below the root, so that the runners are found.
  const folder = mkdtempSync(join(root, ".cache/reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const path = join(folder, "report.json");
  const env = { PATH: process.env.PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: path, ...environment };
  spawnSync(process.execPath, args, { cwd: folder, env });
  return JSON.parse(readFileSync(path, "utf8"));
}

test("the summary of unit tests names those that failed or passed only when repeated, and files without tests", () => {
  const files = {
    "vitest.config.mjs": "export default {};",
    "some.test.mjs": tests("vitest"),
    "broken.test.mjs": 'throw new Error("cannot be loaded");',
  };
  const args = [bin("vitest"), "run", "--retry=1", "--reporter=json", "--outputFile.json=report.json"];
  const { troubles, ...counts } = readUnitTests(report(files, args), root);
  expect(counts).toEqual({ passed: 1, failed: 1, flaky: 1, skipped: 1 });
  const said = troubles.map(({ kind, name, lines }) => `${kind} ${name.split("/").at(-1)}: ${lines[0]}`).toSorted();
  expect(said).toEqual([
    "failed broken.test.mjs: cannot be loaded",
    "failed some.test.mjs › fails: AssertionError: expected 1 to be 2 // Object.is equality",
    "flaky some.test.mjs › passes when repeated: Error: not yet",
  ]);
});

test("so does that of browser tests", () => {
  // A new process repeats a test: the third, as the failed test before it took two.
  const text = tests("@playwright/test").replace("run === 1", 'process.env.TEST_WORKER_INDEX !== "3"');
  const args = [bin("playwright"), "test", "--retries=1", "--workers=1", "--reporter=json"];
  const files = { "playwright.config.mjs": "export default {};", "some.spec.mjs": text };
  const { troubles, ...counts } = readBrowserTests(report(files, args));
  expect(counts).toEqual({ passed: 1, failed: 1, flaky: 1, skipped: 1 });
  expect(troubles.map(({ kind, name, lines }) => `${kind} ${name}: ${lines[0]}`)).toEqual([
    "failed some.spec.mjs › fails: Error: expect(received).toBe(expected) // Object.is equality",
    "flaky some.spec.mjs › passes when repeated: Error: not yet",
  ]);
});
