import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps,tools}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/build/**"],
    globalSetup: "apps/api/src/platform/testing/global-setup.ts",
    setupFiles: "apps/api/src/platform/testing/console.ts",
    // Files share a worker's modules, which takes half the time: each has a database of its own, and must not count on what a module keeps.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
