// Entry of `npm test`: all checks, the cheapest first. `npm run check` (--check) stops before the tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChineseLetters, ensureChromium } from "./chromium.mjs";
import { ensureBuilt } from "./built.mjs";
import { ensureInstalled } from "./installed.mjs";
import { bin, launch, node, root } from "./launch.mjs";
import { runInPlace } from "./run-program.mjs";
import { readBrowserTests, readUnitTests } from "./reports.mjs";
import { runSteps } from "./steps.mjs";

const reports = join(root, ".cache/reports");
const full = process.argv.includes("--full");
const environment = { ...process.env, ...(full && { FULL: "1" }) };

/** A check that passes or fails as a whole. */
const whole = (command, args, options) => async () => {
  const code = await runInPlace(command, args, { env: environment, ...options });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/**
 * Tests that are counted one by one, from the report of their runner. A runner that exits with an error is one more
 * failure.
 */
async function counted(args, report, read, extra = {}) {
  const path = join(reports, report);
  rmSync(path, { force: true });
  const code = await runInPlace(node, args, { env: { ...environment, ...extra } });
  const result = existsSync(path) ? read(JSON.parse(readFileSync(path, "utf8")), root) : { passed: 0, failed: 0 };
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

const builtFiles = () =>
  readdirSync(join(root, "apps/server/build"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => `apps/server/build/${name}`);

const quick = [
  ["Types of routes", whole(node, [bin("react-router"), "typegen"], { cwd: join(root, "apps/storefront") })],
  ["Types", whole(node, [bin("tsc"), "--noEmit"])],
  ["Layout", whole(node, [bin("oxfmt"), "--check"])],
  ["Lint", whole(node, [bin("oxlint"), "--deny-warnings"])],
  ["Boundaries", whole(node, ["tools/checks/boundaries.ts"])],
  ["Unused code", whole(node, [bin("knip"), "--no-progress"])],
  ["Texts and styles", whole(node, ["tools/checks/texts-and-styles.ts"])],
];

const thorough = [
  [
    "Unit and API tests",
    () => {
      const path = join(reports, "vitest.json");
      const args = [
        bin("vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${path}`,
        ...(full ? ["--testTimeout=1800000"] : []),
      ];
      return counted(args, "vitest.json", readUnitTests);
    },
  ],
  ["Build", async () => ensureBuilt().then(() => ({ passed: 1, failed: 0 }))],
  // A package that assigns to an undeclared name fails only when that line runs, so none may be in the built server.
  [
    "Names in the build",
    () => whole(node, [bin("oxlint"), "--config=apps/server/built.oxlintrc.json", ...builtFiles()])(),
  ],
  [
    "Browser tests",
    () => {
      const args = [bin("playwright"), "test", "--config=e2e/playwright.config.ts", "--reporter=list,json"];
      const chromium = ensureChromium(full);
      ensureChineseLetters();
      return counted(args, "playwright.json", readBrowserTests, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "playwright.json"),
        ...chromium,
      });
    },
  ],
];

// The running program gets the signal too; no further one is started.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => setImmediate(() => process.exit(1)));

await launch(async () => {
  await ensureInstalled();
  mkdirSync(reports, { recursive: true });
  return runSteps(process.argv.includes("--check") ? quick : [...quick, ...thorough]);
});
