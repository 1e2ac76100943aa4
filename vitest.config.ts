import { defineConfig } from "vitest/config";

const storefront = "apps/storefront/**/*.test.{ts,tsx}";

export default defineConfig({
  test: {
    exclude: ["**/node_modules/**", "**/build/**"],
    setupFiles: "apps/api/src/platform/testing/console.ts",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in the browser: a shared runner sometimes starves a process; a test that fails twice has failed.
    retry: process.env.CI ? 1 : 0,
    // As patient as `eventually`: on a busy machine what is waited for can take seconds.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // What a browser keeps for its visitor is its modules' own: each file has them anew.
      { extends: true, test: { name: "storefront", include: [storefront] } },
      // Files share their modules, which takes half the time: each has a database of its own.
      {
        extends: true,
        test: {
          name: "server",
          include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/build/**", storefront],
          globalSetup: "apps/api/src/platform/testing/global-setup.ts",
          isolate: false,
        },
      },
    ],
  },
});
