import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { serverFlags, serverMemory } from "../tools/launch/server-flags.mjs";
import { keepTemporaryFilesInMemory } from "../tools/launch/memory-files.mjs";

keepTemporaryFilesInMemory();
// Set for the workers too, which read this file again.
process.env.E2E_PORT ??= "3199";
process.env.E2E_DATA_DIR ??= temporaryDirectory();
process.env.E2E_FIRST_PHONE ??= String(Math.floor(Math.random() * 1e6));
const port = Number(process.env.E2E_PORT);
const dataDir = process.env.E2E_DATA_DIR;
// Tests have no access to other servers. Were maps' tiles routed by each test, pages would be without the browser's cache.
const tiles = `http://tiles.localhost:${port}/placeholder.svg?tile={z},{x},{y}`;

/** A directory that this process, which the shop is stopped before, removes when it ends. */
function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "shop-e2e-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }));
  return directory;
}

/** Runs the whole shop like `npm start`, with its own data; tests open it at the stores' host names. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // These only `npm run test:full` runs, as it runs all cases of those that `isFull` shortens.
  grepInvert: process.env.FULL === "1" ? undefined : /@full/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared runner sometimes starves a browser; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  timeout: 240_000,
  reporter: [["list"]],
  outputDir: "../test-results",
  snapshotPathTemplate: "{testFileDir}/snapshots/{arg}{ext}",
  use: {
    // Starting the worker and filling its caches takes a fifth of a test's time. The tests of what it does allow it.
    serviceWorkers: process.env.FULL === "1" ? "allow" : "block",
    baseURL: `http://s001.localhost:${port}`,
    locale: "en-US",
    timezoneId: "Asia/Phnom_Penh",
    // Tracing slows every test down; `--trace on` records what a failure needs.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? ["/usr/bin/chromium"].find((path) => existsSync(path)),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // The same letter widths as on a phone, whichever part of Chromium renders them.
        "--font-render-hinting=none",
      ],
    },
  },
  // E2E_RUNNING=1: uses a shop that is already running on E2E_PORT with E2E_DATA_DIR, and with these tiles as its TILE_URL.
  webServer: process.env.E2E_RUNNING
    ? undefined
    : {
        command: ["node", ...serverFlags, "apps/server/build/main.js"].join(" "),
        cwd: "..",
        env: {
          ...serverMemory,
          PORT: String(port),
          DATA_DIR: dataDir,
          TILE_URL: tiles,
          NODE_ENV: "production",
          LOG_LEVEL: "warn",
        },
        url: `http://127.0.0.1:${port}/readyz`,
        timeout: 120_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      },
});
