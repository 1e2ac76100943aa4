import { defineConfig } from "vitest/config";
import { keepTemporaryFilesInMemory } from "./tools/launch/memory-files.mjs";

keepTemporaryFilesInMemory();

const storefront = "apps/storefront/**/*.test.{ts,tsx}";
const console = "apps/api/src/platform/testing/console.ts";

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/build/**"],
    maxWorkers: 2,
    // Files share a process, and what they all import from packages.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in the browser: a shared runner sometimes starves a process; a test that fails twice has failed.
    retry: process.env.CI ? 1 : 0,
    // As patient as `eventually`: on a busy machine what is waited for can take seconds.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "storefront",
          include: [storefront],
          setupFiles: [console, "apps/storefront/testing/fresh-modules.ts"],
        },
      },
      // Files share their modules too: each has a database of its own.
      {
        extends: true,
        test: {
          name: "server",
          include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/build/**", storefront],
          setupFiles: console,
          globalSetup: "apps/api/src/platform/testing/global-setup.ts",
        },
      },
    ],
  },
});
