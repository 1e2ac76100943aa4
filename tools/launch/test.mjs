// Entry of `npm test`: everything that must hold, in the order in which failures are cheapest to find.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChineseLetters, ensureChromium } from "./chromium.mjs";
import { bin, ensureBuilt, ensureInstalled, launch, node, root, runInPlace } from "./prepare.mjs";

const reports = join(root, ".cache/reports");
const full = process.argv.includes("--full");
const environment = { ...process.env, ...(full && { FULL: "1" }) };

/** A check that passes or fails as a whole. */
const whole = (command, args, options) => async () => {
  const code = await runInPlace(command, args, { env: environment, ...options });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Tests that count one by one, from the report that their runner writes; a runner that ends badly is a failure of its own. */
async function counted(args, report, count, extra = {}) {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const code = await runInPlace(node, args, { env: { ...environment, ...extra } });
  const result = existsSync(path) ? count(JSON.parse(readFileSync(path, "utf8"))) : { passed: 0, failed: 0 };
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

const builtFiles = () => readdirSync(join(root, "apps/server/build")).filter((name) => name.endsWith(".js")).map((name) => `apps/server/build/${name}`);

const steps = [
  ["Types of routes", whole(node, [bin("react-router"), "typegen"], { cwd: join(root, "apps/storefront") })],
  ["Types", whole(node, [bin("tsc"), "--noEmit"])],
  ["Lint", whole(node, [bin("oxlint"), "--deny-warnings"])],
  ["Boundaries", whole(node, ["tools/checks/boundaries.ts"])],
  [
    "Unit and API tests",
    () => {
      const path = join(reports, "vitest.json");
      const args = [bin("vitest"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${path}`, ...(full ? ["--testTimeout=1800000"] : [])];
      return counted(args, "vitest.json", (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }));
    },
  ],
  ["Build", async () => ensureBuilt().then(() => ({ passed: 1, failed: 0 }))],
  // Packages that write to names which they never declared fail only when that line runs: they stay out of the built server.
  ["Names in the build", () => whole(node, [bin("oxlint"), "--config=apps/server/built.oxlintrc.json", ...builtFiles()])()],
  [
    "Browser tests",
    () => {
      const args = [bin("playwright"), "test", "--config=e2e/playwright.config.ts", "--reporter=list,json"];
      const count = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
      const chromium = ensureChromium(full);
      ensureChineseLetters();
      return counted(args, "playwright.json", count, { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "playwright.json"), ...chromium });
    },
  ],
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// The program that runs gets the signal too; none is started after it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => setImmediate(() => process.exit(1)));

await launch(async () => {
  const begin = performance.now();
  ensureInstalled();
  mkdirSync(reports, { recursive: true });
  const results = [];
  for (const [name, step] of steps) {
    console.log(`\n== ${name}`);
    const started = performance.now();
    const result = await step().catch((error) => {
      console.error(error.message);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, ...result, time: seconds(started) });
    console.log(`== ${name}: ${result.failed === 0 ? "passed" : "FAILED"} after ${seconds(started)}`);
  }
  console.log(`\n== Summary, ${seconds(begin)}`);
  for (const { name, passed, failed, time } of results) {
    console.log(`${failed === 0 ? "passed" : "FAILED"}  ${name.padEnd(20)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${time.padStart(9)}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
